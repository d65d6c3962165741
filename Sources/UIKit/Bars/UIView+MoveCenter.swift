// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Moves a view to the center of a rectangle; its transform stays as it is.
  func moveCenter(to frame: CGRect) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if storedLayer.position != center { self.center = center }
  }
}
