// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A superview of content whose constraints determine the height of a row, header or footer.
@preconcurrency @MainActor
class SelfSizingContentView: UIView {
  override var startsOpaque: Bool { false }
  override var hasFlexibleHeight: Bool { true }

  /// Takes a width, in points, and returns the height that constraints determine in it.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: The height in points, or `nil` without constraints.
  func constrainedHeight(in width: CGFloat) -> CGFloat? {
    guard storedLayout?.constraints.isEmpty == false else { return nil }
    if storedLayer.bounds.width != width { frame.size.width = width }
    return fittedHeight(in: width)
  }
}
