// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The callbacks of a stack's pages and of its delegate.
@MainActor
struct StackCallbacks {
  private unowned(unsafe) let controller: UINavigationController

  init(_ controller: UINavigationController) { self.controller = controller }

  private var delegate: (any UINavigationControllerDelegate)? { controller.engine.delegate }

  // MARK: The life of a page

  /// Notifies pages that leave the stack, the top one first, and adopts those that join it.
  func willMove(removed: [UIViewController], added: [UIViewController]) {
    for page in removed.reversed() { page.notifyOfDeparture() }
    for page in added {
      controller.adopt(page)
      page.lifecycle.beginMove(.toParent)
    }
  }

  /// Notifies a page that has joined the stack, if it was about to.
  func didJoin(_ page: UIViewController) {
    if page.lifecycle.endMove(.toParent) { page.didMove(toParent: controller) }
  }

  /// Notifies a page that its view is in place, once it is, and lays it out.
  func isAppearing(_ page: UIViewController) {
    guard page.storedView?.storedWindow != nil else { return }
    page.announceIsAppearing(animated: true)
    page.storedView?.layoutIfNeeded()
  }

  // MARK: A transition

  /// Notifies both pages and the delegate of the start of a change.
  func willShow(_ to: UIViewController, from: UIViewController, animated: Bool) {
    to.loadViewIfNeeded()
    from.beginAppearanceInContainer(false, animated: animated)
    to.beginAppearanceInContainer(true, animated: animated)
    willShow(to, animated: animated)
  }

  /// Notifies both pages, those that leave and the delegate of the end of a change.
  func didShow(
    _ to: UIViewController,
    from: UIViewController,
    leaving: [UIViewController],
    animated: Bool
  ) {
    let isNew = to.lifecycle.isMovingToParent
    from.endAppearance()
    // The callback of a page may change the stack again: its change prevails.
    to.endAppearing()
    if isNew, controller.holds(to) { to.didMove(toParent: controller) }
    to.lifecycle.endMove(.toParent)
    from.lifecycle.endMove(.fromParent)
    for page in leaving.reversed()
    where page.storedParent === controller && !controller.holds(page) {
      page.leaveParent()
    }
    didShow(to, animated: animated)
  }

  /// Notifies both pages of a transition that was cancelled, in reverse.
  func didRevert(_ transition: NavigationTransition) {
    let (from, to) = (transition.from, transition.to)
    to.beginAppearanceInContainer(false, animated: true)
    to.endAppearance()
    from.lifecycle.endMove()
    to.lifecycle.endMove()
    from.beginAppearanceInContainer(true, animated: true)
    from.announceIsAppearing(animated: true)
    from.endAppearing()
    // Children that the transition has added are the last ones.
    for page in controller.storedChildren.reversed().prefix(while: { !controller.holds($0) }) {
      page.notifyOfDeparture()
      page.leaveParent()
    }
    for page in transition.leaving where controller.holds(page) {
      // Whether UIKit notifies it is not known; that each "will" has its "did" is our decision.
      page.willMove(toParent: controller)
      page.didMove(toParent: controller)
    }
  }

  /// Notifies the delegate that a page is about to be visible.
  func willShow(_ page: UIViewController, animated: Bool) {
    delegate?.navigationController(controller, willShow: page, animated: animated)
  }

  /// Notifies the delegate that a page is visible.
  func didShow(_ page: UIViewController, animated: Bool) {
    delegate?.navigationController(controller, didShow: page, animated: animated)
  }

  // MARK: Questions

  /// Asks the delegate for a custom animator.
  func animator(
    isPush: Bool,
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.navigationController(
      controller,
      animationControllerFor: isPush ? .push : .pop,
      from: from,
      to: to
    )
  }

  /// Asks the delegate for the interaction controller of a custom animator.
  func interactor(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate?.navigationController(controller, interactionControllerFor: animator)
  }

  /// Asks a subclass that implements the bar delegate's method whether an item may be popped.
  func shouldPop(_ item: UINavigationItem) -> Bool {
    (controller as? any UINavigationBarDelegate)?
      .navigationBar(controller.bar, shouldPop: item) ?? true
  }
}
