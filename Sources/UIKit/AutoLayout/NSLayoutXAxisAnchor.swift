// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A horizontal place of a view or layout guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, as a length.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorTerm(from: term, to: otherAnchor.term))
  }
  /// Returns a constraint to the system's spacing after another anchor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor, on the leading side.
  ///   - multiplier: The factor of the spacing.
  /// - Returns: The constraint.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }
  /// Returns a constraint to at least the system's spacing after another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }
  /// Returns a constraint to at most the system's spacing after another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation,
    _ anchor: NSLayoutXAxisAnchor,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(relation, anchor.term, constant: multiplier * SystemSpacing.standard)
  }
}
