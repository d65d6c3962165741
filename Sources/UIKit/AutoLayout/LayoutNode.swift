// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The part of a view or layout guide in Auto Layout.
///
/// Constraints refer to nodes, not to views: a node outlives its view, so no weak references are
/// needed, which would slow down every view.
@MainActor
final class LayoutNode {
  nonisolated(unsafe) private(set) unowned(unsafe) var view: UIView?
  nonisolated(unsafe) private(set) unowned(unsafe) var guide: UILayoutGuide?
  /// The active constraints that refer to the node.
  nonisolated(unsafe) private(set) var uses: [NSLayoutConstraint] = []
  /// The node's variables in an engine.
  nonisolated(unsafe) var member: LayoutMember?

  init(view: UIView) { self.view = view }

  init(guide: UILayoutGuide) { self.guide = guide }

  /// The view or guide, if it exists.
  var item: AnyObject? { view ?? guide }

  /// The view itself, or the view that owns the guide.
  var owningView: UIView? { view ?? guide?.owningView }

  /// Records that the view or guide is being deallocated.
  nonisolated func itemWillEnd() {
    (view, guide) = (nil, nil)
    uses = []
  }

  /// Those of the constraints that refer to a baseline.
  var baselineUses: [NSLayoutConstraint] {
    uses.filter { $0.attributes.contains(where: \.isBaseline) }
  }

  func addUse(_ constraint: NSLayoutConstraint) { uses.append(constraint) }

  func removeUse(_ constraint: NSLayoutConstraint) { uses.remove(same: constraint) }
}
