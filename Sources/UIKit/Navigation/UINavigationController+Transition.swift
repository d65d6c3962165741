// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UINavigationController {
  /// Starts the transition between two pages, the native one or a client's.
  func start(
    from: UIViewController,
    to: UIViewController,
    isPush: Bool,
    formerStack: [UIViewController],
    leaving: [UIViewController],
    coordinator: TransitionCoordinator,
    pull: Pull?,
    custom: TransitionContext?,
    movesBottomBar: Bool,
    following frozen: FrozenTransition?
  ) {
    let pages: ParallaxTransition?
    if let custom {
      pages = nil
      prepare(custom, to: to)
      layOutContainer()
    } else {
      pages = placePages(from: from, to: to, isPush: isPush, following: frozen)
      let lower = isPush ? from : to
      if movesBottomBar {
        carryBottomBar(by: lower, in: wrapper(of: lower))
      } else if !hidesBottomBar {
        settleBottomBar()
      }
    }
    let barTransition = bar.makeTransition(
      to: stack.map(\.navigationItem),
      isPush: isPush,
      // A bar that comes or goes with its page keeps that page's content.
      still: barSlides ? (isBarHidden ? .outgoing : .incoming) : nil
    )
    let toolbarTransition = madeToolbar?.makeTransition(to: to.storedToolbarItems ?? [])
    let driver = TransitionDriver(
      containers: drivenViews(in: custom),
      duration: coordinator.transitionDuration,
      clock: storedView?.storedWindow?.session.clock ?? Session.current.clock
    )
    let running = NavigationTransition(
      from: from,
      to: to,
      isPush: isPush,
      formerStack: formerStack,
      leaving: leaving,
      size: pagesView.storedLayer.bounds.size,
      pages: pages,
      custom: custom,
      bar: barTransition,
      toolbar: toolbarTransition,
      driver: driver,
      coordinator: coordinator
    )
    transition = running
    driver.onProgress = { [weak self] progress in
      self?.storedView?.storedWindow?.windowScene?.stage?.trace(
        .transition,
        String(format: "%.3f", progress)
      )
    }
    // Weakly: a stack that goes away on the way leaves nothing behind.
    driver.onEnd = { [weak self, weak running] finished in
      guard let self, let running else { return }
      ended(running, finished: finished)
    }
    let slide = prepareBarSlide(isPush: isPush)
    driver.prepare {
      pages?.animate()
      slide?()
      barTransition.animate()
      toolbarTransition?.animate()
    }
    coordinator.join(driver)
    phase.started(isPush: isPush, isInteractive: coordinator.initiallyInteractive)
    if let custom {
      begin(custom, of: running)
    } else if let pull {
      driver.scrub(to: pull.progress)
    } else {
      driver.run(velocity: pages.flatMap { frozen?.velocity(over: $0.distance) } ?? 0)
    }
  }

  /// Puts both pages where the native transition begins.
  private func placePages(
    from: UIViewController,
    to: UIViewController,
    isPush: Bool,
    following frozen: FrozenTransition?
  ) -> ParallaxTransition {
    let pages = ParallaxTransition(
      container: pagesView,
      upper: wrapper(of: isPush ? to : from),
      lower: wrapper(of: isPush ? from : to),
      isPush: isPush,
      // An app that turns its stack around says so on the stack's view; views pass nothing on.
      isRightToLeft: storedView?.isRightToLeft ?? false,
      following: frozen?.pages
    )
    to.announceIsAppearing(animated: true)
    layOutContainer()
    wrapper(of: to).layoutIfNeeded()
    return pages
  }

  /// The views whose time the driver stops: all, unless a client's animations have their own.
  private func drivenViews(in custom: TransitionContext?) -> [UIView] {
    if let custom, !custom.drivesAnimations { return [bar, madeToolbar].compactMap { $0 } }
    return [storedView].compactMap { $0 }
  }

  /// Ends a transition that a new operation meets, as the state machine says.
  ///
  /// - Returns: The picture that the operation starts from.
  func endRunningTransition() -> FrozenTransition? {
    guard let transition else { return nil }
    let frozen = FrozenTransition(
      pages: transition.pages?.freeze(),
      speed: transition.driver.velocity * (transition.pages?.distance ?? 0)
    )
    let wasHeld = phase.state == .held
    let ending = phase.operationArrives()
    swipe.forget()
    keepsPicture = true
    if wasHeld { transition.coordinator.interactionEnded(isCancelled: true) }
    transition.bar.capture()
    transition.toolbar?.capture()
    if transition.custom != nil {
      end(transition, finished: ending == .complete)
    } else {
      transition.driver.end(finished: ending == .complete)
    }
    keepsPicture = false
    if wasHeld, transition.custom == nil { dropFinger() }
    return frozen
  }

  /// The finger's part is over; what it does until it is lifted means nothing.
  private func dropFinger() {
    swipe.forget()
    guard swipeRecognizer.isEnabled else { return }
    swipeRecognizer.isEnabled = false
    swipeRecognizer.isEnabled = true
  }

  /// Ends a push that a finger catches, and says how far back its page is.
  func endCaughtPush() -> Pull {
    guard let transition else { return Pull(progress: 0) }
    let progress = 1 - transition.driver.progress
    transition.driver.complete()
    bar.keep(nil)
    return Pull(progress: progress)
  }

  /// Shows the running transition at a progress, as a finger does: for benchmarks, whose frames lie
  /// where those of the peers do.
  ///
  /// - Parameter progress: How far the transition has come, 0...1.
  package func scrubTransition(to progress: CGFloat) { transition?.driver.scrub(to: progress) }

  /// Ends the running transition at once with the change made.
  package func completeTransition() {
    if let transition { complete(transition) }
  }

  /// Ends a transition at once with the change made.
  func complete(_ transition: NavigationTransition) {
    if transition.custom != nil {
      end(transition, finished: true)
    } else {
      transition.driver.complete()
    }
  }

  /// A pop that a finger moves: how far it has come when it starts.
  struct Pull {
    let progress: CGFloat
  }

  func ended(_ transition: NavigationTransition, finished: Bool) {
    self.transition = nil
    phase.ended()
    if transition.coordinator.initiallyInteractive, swipe.isTracking {
      // A change of the size ended it under the finger.
      transition.coordinator.interactionEnded(isCancelled: !finished)
      dropFinger()
    }
    if finished {
      transition.bar.finish()
      if transition.hasOtherItems { followChangeBelowTop() }
      transition.toolbar?.finish()
      shownPage = transition.to
      endBarSlide(finished: true)
      if !keepsPicture || transition.custom != nil { settlePages() }
      if transition.custom != nil { announceArrival(of: transition.to) }
      announceEnd(
        from: transition.from,
        to: transition.to,
        leaving: transition.leaving,
        animated: true
      )
    } else {
      // Half taken back, pages are in no state to begin anything: what they ask for comes after.
      operate { takeBack(transition) }
    }
    transition.custom?.animator.animationEnded(finished)
    if coordinator === transition.coordinator { coordinator = nil }
    transition.coordinator.end(isCancelled: !finished)
  }

  /// Lets the bars follow what changed below the top on the way; the operation that ended the way
  /// looks after the tab bar itself.
  private func followChangeBelowTop() {
    bar.setItemsWithoutAnimation(stack.map(\.navigationItem))
    if !keepsPicture { _ = updateBottomBarRequest() }
  }

  /// Undoes a swipe that was cancelled: the stack, the bar, and the callbacks in reverse.
  private func takeBack(_ transition: NavigationTransition) {
    stack = transition.formerStack
    _ = updateBottomBarRequest()
    transition.bar.cancel()
    transition.toolbar?.cancel()
    shownPage = transition.from
    endBarSlide(finished: false)
    if transition.custom != nil { transition.to.viewIfLoaded?.removeFromSuperview() }
    if !keepsPicture || transition.custom != nil { settlePages() }
    trace("cancelled -> \(stack.count)")
    let (from, to) = (transition.from, transition.to)
    to.beginAppearanceTransition(false, animated: true)
    to.endAppearanceTransition()
    from.lifecycle.endMove()
    to.lifecycle.endMove()
    from.beginAppearanceTransition(true, animated: true)
    from.announceIsAppearing(animated: true)
    from.endAppearing()
    for page in transition.leaving where holds(page) {
      // Whether UIKit says so is not known; a page that hears of every "will" is our decision.
      page.willMove(toParent: self)
      page.didMove(toParent: self)
    }
  }

  func announceStart(from: UIViewController, to: UIViewController, animated: Bool) {
    to.loadViewIfNeeded()
    from.beginAppearanceTransition(false, animated: animated)
    to.beginAppearanceTransition(true, animated: animated)
    storedDelegate?.navigationController(self, willShow: to, animated: animated)
  }

  func announceEnd(
    from: UIViewController,
    to: UIViewController,
    leaving: [UIViewController],
    animated: Bool
  ) {
    let isNew = to.lifecycle.isMovingToParent
    from.endAppearanceTransition()
    // A page that hears of the end may change the stack again: what it did stands.
    to.endAppearing()
    if isNew, holds(to) { to.didMove(toParent: self) }
    to.lifecycle.endMove(.toParent)
    from.lifecycle.endMove(.fromParent)
    for page in leaving.reversed() where page.storedParent === self && !holds(page) {
      page.leaveParent()
    }
    storedDelegate?.navigationController(self, didShow: to, animated: animated)
  }
}
