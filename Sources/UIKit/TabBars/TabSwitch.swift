// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The page of a tab bar controller that is on screen, and its replacement by that of another tab.
///
/// A switch takes no time, or is a transition of an animator that the delegate supplies. The
/// selection may change during either: a switch continues to the new page, a running transition is
/// completed first and one that a finger drives is cancelled first.
@MainActor
final class TabSwitch {
  private unowned let controller: UITabBarController
  /// The view that holds the wrappers of the pages.
  let container = UITransitionView()
  /// The page whose view is in the container, or is on its way into it.
  private(set) weak var shownPage: UIViewController?
  private var machine = TabSwitchStateMachine()
  private var transition: TabTransition?

  init(of controller: UITabBarController) { self.controller = controller }

  /// The coordinator of the transition that starts or runs.
  var coordinator: TransitionCoordinator? { transition?.coordinator }

  private var selection: UIViewController? { controller.engine.selection }

  /// Whether callbacks at the start of a transition run; ``show()`` follows the selection after it.
  var isStartingTransition: Bool { transition != nil && machine.state == .switching }

  // MARK: Following the selection

  /// Replaces the page on screen by that of the selected tab, if the controller is visible.
  func show() {
    guard shownPage !== selection, controller.isShown, machine.state == .rest else { return }
    if shownPage?.deferDuringStart({ [weak self] in self?.show() }) == true { return }
    guard machine.selectionDidChange() == .switchPages else { return }
    while shownPage !== selection, controller.isShown, machine.state == .switching {
      switchPages()
    }
    if machine.state == .switching { machine.switchDidEnd() }
    // A callback at the start of a transition may have selected another tab.
    if transition != nil, shownPage !== selection {
      endTransition(finished: true)
      show()
    }
  }

  /// Replaces the page, see the row "order of a switch of tabs" of Documentation/Parity.md.
  private func switchPages() {
    shownPage?.endTransitions()
    // A callback at the end of a push may have selected another tab.
    guard shownPage !== selection, controller.isShown else { return }
    let (old, new) = (shownPage, selection)
    if let old, let new, let transition = makeTransition(from: old, to: new) {
      return start(transition)
    }
    shownPage = new
    new?.beginAppearanceInContainer(true, animated: false)
    old?.beginAppearanceInContainer(false, animated: false)
    place(new)
    new?.announceIsAppearing(animated: false)
    old?.endAppearance()
    // A controller that is appearing itself forwards the end of its own appearance.
    if case .appeared = controller.appearance.state { new?.endAppearance() }
  }

  /// Puts the view of the selected page into the container without callbacks: the page appears
  /// along with the controller.
  func placeSelection() {
    endTransition(finished: true)
    let former = shownPage
    shownPage = selection
    if former !== selection { controller.bottomBar.settle() }
    place(selection)
    if former !== selection { former?.endAppearance() }
  }

  /// Removes the page of a tab that was removed while the controller is not visible.
  func removeShownPage() {
    endTransition(finished: true)
    shownPage?.endAppearance()
    shownPage = nil
    controller.bottomBar.settle()
    place(nil)
  }

  private func place(_ page: UIViewController?) {
    guard controller.isViewLoaded else { return }
    let view = page?.loadedView
    UIView.performWithoutAnimation {
      for wrapper in container.storedSubviews
      where view == nil || view?.inPlace.storedSuperview !== wrapper {
        for view in wrapper.storedSubviews { view.removeFromSuperview() }
        wrapper.removeFromSuperview()
      }
      guard let view, view.inPlace.storedSuperview?.storedSuperview !== container else { return }
      let wrapper = UIViewControllerWrapperView(frame: container.storedLayer.bounds)
      wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.page = page
      put(view, in: wrapper)
      container.addSubview(wrapper)
    }
    controller.layOutContainer()
  }

  /// Moves the bar with the content of the page on screen.
  func followContent() {
    guard let page = shownPage, controller.tabBar.looksAtEdge else { return }
    let shown = (page as? UINavigationController)?.stack.last ?? page
    (shown.storedView?.storedSuperview as? UIViewControllerWrapperView)?.followContent()
  }

  private func put(_ view: UIView, in wrapper: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.setStoredFrame(wrapper.storedLayer.bounds)
    if view.storedSuperview !== wrapper { wrapper.addSubview(view) }
  }

  /// Completes a transition whose pages were laid out for another size.
  func layOut() {
    guard let transition, transition.size != container.storedLayer.bounds.size else { return }
    endTransition(finished: machine.state != .reverting)
  }

  // MARK: Transitions of the delegate's animators

  private func makeTransition(
    from old: UIViewController,
    to new: UIViewController
  ) -> TabTransition? {
    guard UIView.areAnimationsEnabled, controller.engine.tabs.contains(old),
      let wrapper = old.storedView?.storedSuperview, wrapper.storedSuperview === container,
      let delegate = controller.storedDelegate,
      let animator = delegate.tabBarController(
        controller,
        animationControllerForTransitionFrom: old,
        to: new
      )
    else { return nil }
    new.loadViewIfNeeded()
    return TabTransition(
      from: old,
      to: new,
      container: wrapper,
      animator: animator,
      interactor: delegate.tabBarController(controller, interactionControllerFor: animator)
    )
  }

  private func start(_ transition: TabTransition) {
    let (old, new) = (transition.from, transition.to)
    self.transition = transition
    shownPage = new
    new.beginAppearanceInContainer(true, animated: true)
    old.beginAppearanceInContainer(false, animated: true)
    transition.container.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      guard let view = new.viewIfLoaded, view.storedSuperview == nil else { return }
      view.setStoredFrame(transition.container.storedLayer.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    controller.layOutContainer()
    // A callback may have removed the tab.
    guard self.transition === transition else { return }
    machine.transitionDidStart(isInteractive: transition.context.startsInteractively)
    transition.start(
      moving: controller.storedView,
      along: controller.bottomBar.view,
      handlers: TransitionContext.Handlers(
        release: { [weak self] in self?.interactionDidEnd(finishing: $0) },
        takeOver: { [weak self] in self?.interactionDidStart() },
        complete: { [weak self, weak transition] finished in
          guard let self, let transition, self.transition === transition else { return }
          endTransition(finished: finished)
        }
      )
    )
    if self.transition === transition { announceArrival(of: new) }
  }

  private func interactionDidEnd(finishing: Bool) {
    machine.interactionDidEnd(finishing: finishing)
    transition?.interactionDidEnd(finishing: finishing)
  }

  private func interactionDidStart() {
    machine.interactionDidStart()
    transition?.coordinator.interactionBegan()
  }

  private func announceArrival(of page: UIViewController) {
    guard page.storedView?.storedWindow != nil else { return }
    page.announceIsAppearing(animated: true)
    page.storedView?.layoutIfNeeded()
  }

  /// Completes a running transition, or cancels one that a finger drives.
  func endTransition() {
    guard transition != nil else { return }
    switch machine.selectionDidChange() {
    case .completeTransition: endTransition(finished: true)
    case .cancelTransition: endTransition(finished: false)
    case .switchPages, .none: break
    }
  }

  private func endTransition(finished: Bool) {
    guard let transition else { return }
    self.transition = nil
    if machine.state == .held { transition.coordinator.interactionEnded(isCancelled: !finished) }
    if machine.state != .switching { machine.transitionDidEnd() }
    transition.end(finished: finished)
    let (old, new) = (transition.from, transition.to)
    let (kept, removed) = finished ? (new, old) : (old, new)
    shownPage = kept
    UIView.performWithoutAnimation {
      removed.viewIfLoaded?.removeFromSuperview()
      put(kept.loadedView, in: transition.container)
      transition.container.isUserInteractionEnabled = true
    }
    if finished {
      announceArrival(of: new)
      old.endAppearance()
      if case .appeared = controller.appearance.state { new.endAppearance() }
    } else {
      controller.engine.restoreSelection(old)
      new.beginAppearanceInContainer(false, animated: true)
      new.endAppearance()
      old.beginAppearanceInContainer(true, animated: true)
      old.announceIsAppearing(animated: true)
      old.endAppearing()
    }
    controller.layOutContainer()
    transition.context.animator.animationEnded(finished)
    transition.coordinator.end(isCancelled: !finished)
  }
}
