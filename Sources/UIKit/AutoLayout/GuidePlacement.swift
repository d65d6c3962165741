// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The place of a layout guide that the system keeps relative to its view.
struct GuidePlacement: Equatable {
  /// The size of a guide.
  enum Extent: Equatable {
    /// The view's size minus a size in points.
    case shrunk(CGSize)
    /// A size in points, unless constraints determine another one.
    case flexible(CGSize)
    /// The view's width, and a height in points above the view's bottom.
    case atBottom(CGFloat)
  }

  /// The origin in the view's coordinates, in points.
  let origin: CGPoint
  let extent: Extent

  init(origin: CGPoint, _ extent: Extent) { (self.origin, self.extent) = (origin, extent) }

  init(insets: UIEdgeInsets) {
    self.init(
      origin: CGPoint(x: insets.left, y: insets.top),
      .shrunk(CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom))
    )
  }

  init(atBottom height: CGFloat) { self.init(origin: .zero, .atBottom(height)) }

  /// Whether constraints may determine the size.
  var isFlexible: Bool { if case .flexible = extent { true } else { false } }

  /// Returns the guide's frame if no constraints determine it.
  ///
  /// - Parameter size: The size of the view, in points.
  /// - Returns: The frame in the view's coordinates, in points.
  func frame(in size: CGSize) -> CGRect {
    switch extent {
    case .flexible(let size): CGRect(origin: origin, size: size)
    case .atBottom(let height):
      CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    case .shrunk(let loss):
      CGRect(
        x: origin.x,
        y: origin.y,
        width: max(0, size.width - loss.width),
        height: max(0, size.height - loss.height)
      )
    }
  }
}
