// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Returns the place of a subview, given that of a left-to-right layout.
  func mirrored(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    let x = storedLayer.bounds.width - frame.maxX
    return CGRect(origin: CGPoint(x: x, y: frame.minY), size: frame.size)
  }
}
