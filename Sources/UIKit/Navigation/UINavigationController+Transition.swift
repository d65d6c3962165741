// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// Starts the native transition between two pages.
  func start(
    from: UIViewController,
    to: UIViewController,
    isPush: Bool,
    formerStack: [UIViewController],
    leaving: [UIViewController],
    coordinator: TransitionCoordinator,
    pull: Pull?,
    following frozen: FrozenTransition?
  ) {
    let upper = wrapper(of: isPush ? to : from)
    let lower = wrapper(of: isPush ? from : to)
    let pages = ParallaxTransition(
      container: pagesView,
      upper: upper,
      lower: lower,
      isPush: isPush,
      // An app that turns its stack around says so on the stack's view; views pass nothing on.
      isRightToLeft: storedView?.isRightToLeft ?? false,
      following: frozen?.pages
    )
    to.announceIsAppearing(animated: true)
    layOutContainer()
    wrapper(of: to).layoutIfNeeded()
    let barTransition = bar.makeTransition(to: stack.map(\.navigationItem), isPush: isPush)
    let toolbarTransition = madeToolbar?.makeTransition(to: to.storedToolbarItems ?? [])
    let driver = TransitionDriver(
      containers: [coordinator.containerView],
      duration: transitionDuration,
      clock: storedView?.storedWindow?.session.clock ?? Session.current.clock
    )
    let running = NavigationTransition(
      from: from,
      to: to,
      isPush: isPush,
      formerStack: formerStack,
      leaving: leaving,
      pages: pages,
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
      pages.animate()
      slide?()
      barTransition.animate()
      toolbarTransition?.animate()
    }
    coordinator.join(driver)
    phase.started(isPush: isPush, isInteractive: pull != nil)
    if let pull {
      driver.scrub(to: pull.progress)
    } else {
      driver.run(velocity: frozen?.velocity(over: pages.distance) ?? 0)
    }
  }

  /// Ends a transition that a new operation meets, as the state machine says.
  ///
  /// - Returns: The picture that the operation starts from.
  func endRunningTransition() -> FrozenTransition? {
    guard let transition else { return nil }
    let frozen = FrozenTransition(
      pages: transition.pages.freeze(),
      speed: transition.driver.velocity * transition.pages.distance
    )
    let wasHeld = phase.state == .held
    let ending = phase.operationArrives()
    swipe.forget()
    keepsPicture = true
    if wasHeld { transition.coordinator.interactionEnded(isCancelled: true) }
    transition.bar.capture()
    transition.toolbar?.capture()
    transition.driver.end(finished: ending == .complete)
    keepsPicture = false
    if wasHeld {
      // The finger's part is over; what it does until it is lifted means nothing.
      swipeRecognizer.isEnabled = false
      swipeRecognizer.isEnabled = true
    }
    return frozen
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
  package func completeTransition() { transition?.driver.complete() }

  /// A pop that a finger moves: how far it has come when it starts.
  struct Pull {
    let progress: CGFloat
  }

  private func ended(_ transition: NavigationTransition, finished: Bool) {
    self.transition = nil
    phase.ended()
    if finished {
      transition.bar.finish()
      transition.toolbar?.finish()
      shownPage = transition.to
      endBarSlide(finished: true)
      if !keepsPicture { settlePages() }
      announceEnd(
        from: transition.from,
        to: transition.to,
        leaving: transition.leaving,
        animated: true
      )
    } else {
      takeBack(transition)
    }
    if coordinator === transition.coordinator { coordinator = nil }
    transition.coordinator.end(isCancelled: !finished)
  }

  /// Undoes a swipe that was cancelled: the stack, the bar, and the callbacks in reverse.
  private func takeBack(_ transition: NavigationTransition) {
    stack = transition.formerStack
    transition.bar.cancel()
    transition.toolbar?.cancel()
    shownPage = transition.from
    endBarSlide(finished: false)
    if !keepsPicture { settlePages() }
    trace("cancelled -> \(stack.count)")
    let (from, to) = (transition.from, transition.to)
    to.beginAppearanceTransition(false, animated: true)
    to.endAppearanceTransition()
    from.move = .none
    to.move = .none
    from.beginAppearanceTransition(true, animated: true)
    from.announceIsAppearing(animated: true)
    if case .appearing = from.appearance.state { from.endAppearanceTransition() }
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
    let isNew = to.move == .toParent
    from.endAppearanceTransition()
    // A page that hears of the end may change the stack again: what it did stands.
    if case .appearing = to.appearance.state { to.endAppearanceTransition() }
    if isNew, holds(to) { to.didMove(toParent: self) }
    if to.move == .toParent { to.move = .none }
    if from.move == .fromParent { from.move = .none }
    for page in leaving.reversed() where page.storedParent === self && !holds(page) {
      page.leaveParent()
    }
    storedDelegate?.navigationController(self, didShow: to, animated: animated)
  }
}
