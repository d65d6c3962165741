// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The appearance of the top page, which follows that of its navigation controller.
@MainActor
final class StackAppearance {
  private unowned(unsafe) let controller: UINavigationController
  private let callbacks: StackCallbacks
  /// The page that is visible or about to be.
  private(set) weak var visiblePage: UIViewController?

  init(_ controller: UINavigationController, _ callbacks: StackCallbacks) {
    (self.controller, self.callbacks) = (controller, callbacks)
  }

  private var engine: StackEngine { controller.engine }

  /// A transition, or its cancellation, made a page visible.
  func transitionEnded(at page: UIViewController) { visiblePage = page }

  /// The navigation controller is about to appear or to disappear.
  func containerWillChange(isAppearing: Bool, animated: Bool) {
    if isAppearing {
      engine.perform { showTop(animated: animated) }
    } else {
      engine.endTransitionInPlace()
      visiblePage?.beginAppearanceInContainer(false, animated: animated)
    }
  }

  /// The navigation controller appeared or disappeared.
  func containerDidChange() {
    if controller.appearance.state == .disappeared {
      visiblePage?.endAppearance()
    } else if engine.transition == nil {
      finishShowingTop()
    }
  }

  /// The stack changed without a transition.
  ///
  /// - Parameter removed: The pages that left the stack.
  func stackChanged(removed: [UIViewController]) {
    if controller.appearance.isAppearing || controller.isShown {
      // The controller may not be in the window yet: another page appears along with it then.
      guard visiblePage !== engine.stack.last else { return }
      showTop(animated: false)
      if controller.isShown { finishShowingTop() }
    } else if let page = visiblePage, removed.contains(page) {
      // Nothing else retains it: its disappearance ends before it leaves, along with its view.
      page.endAppearance()
      visiblePage = nil
    }
  }

  /// Replaces the visible page by the top page, without a transition.
  private func showTop(animated: Bool) {
    let former = visiblePage
    let top = engine.stack.last
    if former !== top, former?.shownInPlace.appearance.isDisappearing != true {
      former?.beginAppearanceInContainer(false, animated: false)
    }
    visiblePage = top
    top?.beginAppearanceInContainer(true, animated: animated)
    if let top { callbacks.willShow(top, animated: animated) }
    engine.settlePages()
    if former !== top { former?.endAppearance() }
    if controller.isShown { top?.announceIsAppearing(animated: animated) }
  }

  /// Ends the appearance that `showTop(animated:)` began.
  private func finishShowingTop() {
    guard let top = visiblePage else { return }
    let wasAppearing = top.shownInPlace.appearance.isAppearing
    top.endAppearance()
    callbacks.didJoin(top)
    if wasAppearing { callbacks.didShow(top, animated: false) }
  }
}
