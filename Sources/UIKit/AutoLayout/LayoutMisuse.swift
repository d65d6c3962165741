// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// The mistakes of a client's constraints, which trap with UIKit's messages (from public crash
/// logs).
@MainActor
enum LayoutMisuse {
  /// Traps for a constraint that cannot mean anything.
  static func verify(_ constraint: NSLayoutConstraint) {
    // Computed where it is needed: descriptions take longer than the rest of a constraint.
    var prefix: String {
      "NSLayoutConstraint for \(constraint.firstItem.map { "\($0)" } ?? "(null)"): "
    }
    let (first, second) = (constraint.first, constraint.second)
    if !constraint.multiplier.isFinite {
      misuse("Multiplier is not finite!  That's illegal.  multiplier:\(constraint.multiplier)")
    }
    verifyConstant(of: constraint)
    if first.attribute == .notAnAttribute {
      misuse(prefix + "A constraint must specify a first attribute.")
    }
    if first.isPlace, second == nil || constraint.multiplier == 0 {
      misuse(
        prefix + "A multiplier of 0 or a nil second item together with a location for the first "
          + "attribute creates an illegal constraint of a location equal to a constant. Location "
          + "attributes must be specified in pairs."
      )
    }
    guard let second else { return }
    let kinds = (first.attribute.kind, second.attribute.kind)
    if first.isPlace != second.isPlace || first.isPlace && kinds.0 != kinds.1 {
      misuse(prefix + "Invalid pairing of layout attributes.")
    }
    let attributes = constraint.attributes
    if attributes.contains(where: \.isDirectional), attributes.contains(where: \.isAbsoluteSide) {
      misuse(
        prefix + "A constraint cannot be made between a leading/trailing attribute and a "
          + "right/left attribute. Use leading/trailing for both or neither."
      )
    }
  }

  static func verifyConstant(of constraint: NSLayoutConstraint) {
    guard !constraint.constant.isFinite else { return }
    let second = constraint.secondAnchor.map { "\($0)" } ?? "(null)"
    misuse(
      "NSLayoutConstraint constant is not finite!  That's illegal.  "
        + "constant:\(constraint.constant) firstAnchor:\(constraint.firstAnchor) "
        + "secondAnchor:\(second)"
    )
  }

  static func verifyPriority(_ priority: UILayoutPriority, of constraint: NSLayoutConstraint) {
    let (new, old) = (priority.rawValue, constraint.priority.rawValue)
    guard new > 0, new <= 1000 else {
      misuse(
        "It's illegal to set priority:\(new).  Priorities must be greater than 0 and less or "
          + "equal to NSLayoutPriorityRequired, which is 1000.000000."
      )
    }
    guard constraint.isActive, (new == 1000) != (old == 1000) else { return }
    misuse(
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(Int(new)) and the existing priority was \(Int(old))."
    )
  }

  static func noCommonAncestor(of constraint: NSLayoutConstraint) -> Never {
    let second = constraint.secondAnchor.map { "\($0)" } ?? "(null)"
    misuse(
      "Unable to activate constraint with anchors \(constraint.firstAnchor) and \(second) because "
        + "they have no common ancestor.  Does the constraint or its anchors reference items in "
        + "different view hierarchies?  That's illegal."
    )
  }

  static func unprepared(for constraint: NSLayoutConstraint) -> Never {
    misuse(
      "Impossible to set up layout with view hierarchy unprepared for constraint.\nThe view "
        + "hierarchy is not prepared for the constraint: \(constraint)\nWhen added to a view, the "
        + "constraint's items must be descendants of that view (or the view itself). This will "
        + "crash if the constraint needs to be resolved before the view hierarchy is assembled."
    )
  }

  static func missingItem(for node: LayoutNode) -> Never {
    misuse(
      "NSLayoutConstraint for \(node.item.map { "\($0)" } ?? "(null)"): A constraint must have a "
        + "second item if its second attribute is not NSLayoutAttributeNotAnAttribute."
    )
  }

  static func notFinite() -> Never { misuse("A length of the layout is not finite.") }

  /// Returns the node of an item; traps for one that is neither a view nor a layout guide.
  static func node(of item: Any) -> LayoutNode {
    switch item {
    case let view as UIView: return view.madeLayout.node
    case let guide as UILayoutGuide: return guide.node
    default:
      misuse(
        "NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide."
      )
    }
  }
}
