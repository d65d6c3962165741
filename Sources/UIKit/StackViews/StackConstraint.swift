// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What a stack asks of its views: equal ones are the same constraint before and after a change.
struct StackConstraint: Hashable {
  /// The name in descriptions, after "UISV-".
  let identifier: String
  let first: AnchorTerm
  let relation: NSLayoutConstraint.Relation
  let second: AnchorTerm?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: Float = 1000

  /// Creates the constraint, which is not active.
  @MainActor
  func make() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first,
      relation,
      second,
      multiplier: multiplier,
      constant: constant
    )
    constraint.identifier = "UISV-" + identifier
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }
}
