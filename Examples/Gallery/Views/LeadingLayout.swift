// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A layout from the leading edge.
@MainActor
struct LeadingLayout {
  private let width: CGFloat
  private let isMirrored: Bool

  init(_ view: UIView) {
    width = view.bounds.width
    isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns a frame in the view's coordinates.
  ///
  /// - Parameter frame: The frame in a left-to-right layout.
  /// - Returns: The frame, mirrored in a right-to-left layout.
  func frame(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(
      x: width - frame.maxX,
      y: frame.minY,
      width: frame.width,
      height: frame.height
    )
  }
}
