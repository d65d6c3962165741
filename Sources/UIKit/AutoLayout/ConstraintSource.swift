// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The origin of a constraint in a solver.
enum ConstraintSource {
  /// A constraint of the app.
  case constraint(NSLayoutConstraint)
  /// A constraint that the engine makes for a node's frame or content.
  case own(LayoutNode, LayoutMember.Slot)

  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = self { constraint } else { nil }
  }

  /// The position in the order of activations; the engine's own constraints come first.
  @MainActor var serial: Int { constraint?.serial ?? 0 }

  /// An identifier that is the same for the same constraint.
  var identity: ConstraintIdentity {
    switch self {
    case .constraint(let constraint): ConstraintIdentity(ObjectIdentifier(constraint), 0)
    case .own(let node, let slot): ConstraintIdentity(ObjectIdentifier(node), slot.rawValue + 1)
    }
  }
}
