// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The place of a layout guide that the system keeps relative to its view.
struct GuidePlacement: Equatable {
  /// The origin in the view's coordinates, in points.
  var origin: CGPoint
  /// The view's size minus the guide's, in points; `nil` if constraints determine the size.
  var shrinking: CGSize?

  init(origin: CGPoint, shrinking: CGSize?) {
    (self.origin, self.shrinking) = (origin, shrinking)
  }

  init(insets: UIEdgeInsets) {
    origin = CGPoint(x: insets.left, y: insets.top)
    shrinking = CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
  }
}
