// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A vertical place of a view or layout guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, as a length.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorTerm(from: term, to: otherAnchor.term))
  }
  /// Returns a constraint to the system's spacing below another anchor.
  ///
  /// Between two baselines the spacing is the line height of the lower text's font.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor, above.
  ///   - multiplier: The factor of the spacing.
  /// - Returns: The constraint.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }
  /// Returns a constraint to at least the system's spacing below another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }
  /// Returns a constraint to at most the system's spacing below another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation,
    _ anchor: NSLayoutYAxisAnchor,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    var spacing = SystemSpacing.standard
    if term.attribute == .firstBaseline, anchor.term.attribute == .lastBaseline,
      let height = term.node.view?.baselineView(.firstBaseline).baselineLineHeight
    {
      spacing = height
    }
    return constraint(relation, anchor.term, constant: multiplier * spacing)
  }
}
