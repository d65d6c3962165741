// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The constraints that a view holds.
extension UIView {
  /// Activates a constraint whose items are this view or its descendants.
  func hold(_ constraint: NSLayoutConstraint) {
    for node in constraint.nodes {
      guard let view = node.owningView, view.isInside(self) else {
        LayoutMisuse.unprepared(for: constraint)
      }
    }
    let layout = madeLayout
    guard constraint.owner !== layout.node else { return }
    constraint.owner?.view?.release(constraint)
    layout.add(constraint)
    constraint.setOwner(layout.node)
    for node in constraint.nodes { node.owningView?.joinAncestors(upTo: self) }
    layoutEngine.add(constraint)
  }

  /// Deactivates a constraint that the view holds; others are ignored.
  func release(_ constraint: NSLayoutConstraint) {
    guard let layout = storedLayout, constraint.owner === layout.node else { return }
    constraint.placement?.engine.remove(constraint)
    layout.remove(constraint)
    constraint.setOwner(nil)
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != translatesMask else { return }
    madeLayout.setTranslatesMask(translates)
    storedLayout?.node.setNeedsRefresh()
    if !translates { setNeedsConstraintsPass() }
    storedSuperview?.setNeedsLayout()
  }

  func attach(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    if let owner = guide.owningView { owner.detach(guide) }
    guide.setOwningView(self)
    madeLayout.add(guide)
  }

  func detach(_ guide: UILayoutGuide) {
    guard let layout = storedLayout, guide.owningView === self else { return }
    for constraint in guide.node.uses { constraint.isActive = false }
    guide.node.member?.engine.remove([guide.node])
    layout.remove(guide)
    guide.setOwningView(nil)
  }

  // MARK: The pass

  /// Requests a call of `updateConstraints()` in the next layout pass.
  func setNeedsConstraintsPass() {
    guard !constraintFlags.contains(.own) else { return }
    setConstraintFlags(constraintFlags.union(.own))
    markSuperviewsForConstraints()
    setNeedsLayout()
  }

  /// Marks the superviews of a view with pending calls.
  func markSuperviewsForConstraints() {
    var view = storedSuperview
    while let next = view, !next.constraintFlags.contains(.below) {
      next.setConstraintFlags(next.constraintFlags.union(.below))
      view = next.storedSuperview
    }
  }

  /// Calls `updateConstraints()` where it is pending, subviews first.
  func performConstraintsPass() {
    let flags = constraintFlags
    guard !flags.isEmpty else { return }
    setConstraintFlags([])
    if flags.contains(.below) {
      for view in storedSubviews { view.performConstraintsPass() }
    }
    guard flags.contains(.own) else { return }
    joinIfNeeded()
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
}
