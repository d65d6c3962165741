// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Insets from the edges of a rectangle, in points; negative ones extend it.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the left edge.
  public var left: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the right edge.
  public var right: CGFloat

  /// Insets of zero.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets of zero.
  public init() { self = .zero }

  /// Creates insets from the four edges, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension CGRect {
  /// Returns the rectangle with insets.
  ///
  /// Insets beyond a million points, infinite ones among them, count as a million: Foundation's
  /// `contains(_:)` stops the process for a rectangle with two infinite sides.
  ///
  /// - Parameter insets: The insets of the edges, in points.
  /// - Returns: The smaller rectangle.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    func finite(_ inset: CGFloat) -> CGFloat { min(max(inset, -1_000_000), 1_000_000) }
    let (left, right) = (finite(insets.left), finite(insets.right))
    let (top, bottom) = (finite(insets.top), finite(insets.bottom))
    return CGRect(
      x: minX + left,
      y: minY + top,
      width: width - left - right,
      height: height - top - bottom
    )
  }
}

extension UIEdgeInsets {
  /// The insets with opposite signs.
  var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}
