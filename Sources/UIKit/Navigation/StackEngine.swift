// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The engine of a navigation controller: its stack, the operations on it, and the transitions.
///
/// The engine decides with a state machine, changes the stack at once, and lets the parts follow:
/// the container of the pages, the toolbar, the swipe, the hiding of bars. All callbacks of clients
/// come from here or through `StackCallbacks`.
@MainActor
final class StackEngine {
  unowned(unsafe) let controller: UINavigationController
  let callbacks: StackCallbacks
  let container: PagesContainer
  let toolbar: StackToolbar
  let barHiding: BarHiding
  let swipe: SwipeBack
  let runner: StackTransitionRunner
  private let appearance: StackAppearance
  private(set) weak var delegate: (any UINavigationControllerDelegate)?
  private var pages = PageStack() { didSet { container.forgetTitles() } }
  private var machine = StackTransitionStateMachine()
  /// The operations that callbacks requested during the one that is under way.
  private var waitingOperations: [@MainActor () -> Void] = []
  /// The transition that runs.
  private(set) var transition: NavigationTransition?
  /// The coordinator of the transition that starts or runs.
  private(set) var coordinator: TransitionCoordinator?

  init(
    _ controller: UINavigationController,
    bar: UINavigationBar = UINavigationBar(),
    toolbarType: UIToolbar.Type = UIToolbar.self
  ) {
    self.controller = controller
    callbacks = StackCallbacks(controller)
    container = PagesContainer(controller, bar: bar)
    toolbar = StackToolbar(controller, toolbarType)
    barHiding = BarHiding(controller)
    swipe = SwipeBack(controller)
    runner = StackTransitionRunner(controller, callbacks)
    appearance = StackAppearance(controller, callbacks)
    bar.managingController = controller
    bar.onBackTap = { [weak controller] in
      guard let controller else { return }
      withExtendedLifetime(controller) { controller.engine.backButtonTapped() }
    }
    bar.onBackMenu = { [weak controller] item in
      guard let controller else { return }
      withExtendedLifetime(controller) { controller.engine.backMenuItemChosen(item) }
    }
  }

  /// The pages, the root first.
  var stack: [UIViewController] { pages.pages }
  /// The page that is visible or about to be.
  var visiblePage: UIViewController? { appearance.visiblePage }
  /// The phase of the transition.
  var state: StackTransitionStateMachine.State { machine.state }
  /// Whether an operation is under way, whose callbacks may request others.
  var isOperating: Bool { machine.isOperating }

  func setDelegate(_ delegate: (any UINavigationControllerDelegate)?) { self.delegate = delegate }

  /// Whether a page is on the stack.
  func holds(_ page: UIViewController) -> Bool { pages.contains(page) }

  // MARK: Operations

  /// Adds a page to the top.
  func push(_ page: UIViewController, animated: Bool) {
    if !controller.takesStacks { StackMisuse.refuseStacks(among: [page]) }
    if machine.operationRequested() == .wait {
      return whenIdle { [unowned self] in push(page, animated: animated) }
    }
    perform {
      let interrupted = interruptTransition()
      // Every page of the stack is a child: a new one need not be looked for among thousands.
      if page.storedParent === controller, pages.contains(page) {
        StackMisuse.pushedTwice(page, on: controller)
      }
      change(.push(page), animated: animated, after: interrupted)
    }
  }

  /// Removes the top page, unless it is the root.
  func popTop(animated: Bool) -> UIViewController? {
    if machine.operationRequested() == .wait {
      whenIdle { [unowned self] in _ = popTop(animated: animated) }
      return stack.count > 1 ? stack.last : nil
    }
    if stack.count <= 1, transitionContinues(keeping: stack.last) { return nil }
    return perform {
      let interrupted = interruptTransition()
      let top = stack.count > 1 ? stack.last : nil
      change(.pop(top == nil ? 0 : 1), animated: animated, after: interrupted)
      return top
    }
  }

  /// Removes the pages above one.
  func pop(to page: UIViewController, animated: Bool) -> [UIViewController]? {
    if machine.operationRequested() == .wait {
      whenIdle { [unowned self] in
        // The page may have left the stack since.
        if pages.contains(page) { _ = pop(to: page, animated: animated) }
      }
      return Array(pages(above: page))
    }
    if transitionContinues(keeping: page) { return [] }
    return perform {
      // The page of a swipe that is cancelled is back on the stack: it counts as popped by this.
      let interrupted = interruptTransition()
      let popped = Array(pages(above: page))
      change(.pop(popped.count), animated: animated, after: interrupted)
      return popped
    }
  }

  private func pages(above page: UIViewController) -> ArraySlice<UIViewController> {
    guard let above = pages.pages(above: page) else { StackMisuse.noSuchPage() }
    return above
  }

  /// Removes all pages but the root.
  func popToRoot(animated: Bool) -> [UIViewController]? {
    if machine.operationRequested() == .wait {
      // The stack may have another root by then.
      whenIdle { [unowned self] in _ = popToRoot(animated: animated) }
      return stack.isEmpty ? nil : Array(stack.dropFirst())
    }
    return stack.first.flatMap { pop(to: $0, animated: animated) }
  }

  /// Replaces the pages.
  func replaceStack(with new: [UIViewController], animated: Bool) {
    StackMisuse.requireDistinct(new)
    if !controller.takesStacks { StackMisuse.refuseStacks(among: new) }
    if machine.operationRequested() == .wait {
      return whenIdle { [unowned self] in replaceStack(with: new, animated: animated) }
    }
    perform {
      if transitionContinues(keeping: new.last) { return changeBelowTop(to: new) }
      change(.replace(new), animated: animated, after: interruptTransition())
    }
  }

  /// Performs an operation; those that callbacks request meanwhile follow right after it.
  func perform<Result>(_ body: () -> Result) -> Result {
    machine.operationBegan()
    let result = body()
    if machine.operationEnded() == .performWaiting, !waitingOperations.isEmpty {
      let waiting = waitingOperations
      waitingOperations = []
      for operation in waiting { operation() }
    }
    return result
  }

  /// Performs a closure after the operation that is under way.
  func whenIdle(_ operation: @escaping @MainActor () -> Void) {
    waitingOperations.append(operation)
  }

  // MARK: Changing the stack

  /// Changes the stack at once, and starts a transition to its new top.
  ///
  /// - Parameters:
  ///   - edit: The edit of the stack.
  ///   - animated: Whether the transition takes time.
  ///   - start: The progress at which a finger drives the transition; `nil` without a finger.
  ///   - interrupted: The transition that the operation interrupted.
  private func change(
    _ edit: StackEdit,
    animated: Bool,
    interactiveFrom start: CGFloat? = nil,
    after interrupted: InterruptedTransition?
  ) {
    let (formerCount, formerBottom) = (stack.count, stack.first)
    // A stack of thousands is copied only where a swipe may restore it.
    let former = animated ? stack : []
    let change = pages.apply(edit)
    let (removed, added) = (change.removed, change.added)
    if formerBottom !== stack.first {
      controller.nearest(UITabBarController.self)?.engine.updateItems()
    }
    let movesBottomBar = controller.updateBottomBarRequest()
    callbacks.willMove(removed: removed, added: added)
    trace(.navigation, "\(change.operation) \(formerCount) -> \(stack.count)")
    if let visiblePage, removed.contains(visiblePage) {
      visiblePage.lifecycle.beginMove(.fromParent)
    }
    guard let from = visiblePage, let to = stack.last, change.operation != .none,
      controller.isShown
    else {
      showWithoutTransition(edit, change)
      return
    }
    if !removed.contains(from) { from.lifecycle.endMove() }
    added.contains(to) ? to.lifecycle.beginMove(.toParent) : to.lifecycle.endMove()
    for page in added where page !== to { callbacks.didJoin(page) }
    // Disabled animations make a timed transition immediate, but not an interactive one.
    guard animated, start != nil || UIView.areAnimationsEnabled, controller.storedView != nil else {
      showAtOnce(to, from: from, edit, leaving: removed)
      return
    }
    let isPush = change.operation == .push
    let custom = start == nil ? runner.customContext(isPush: isPush, from: from, to: to) : nil
    let zoom = ZoomRequest(of: isPush ? to : from, from: isPush ? from : to)
    startTransition(
      NavigationTransitionPlan(
        from: from,
        to: to,
        isPush: isPush,
        formerStack: former,
        leaving: removed,
        interactiveStart: start,
        custom: custom,
        zoom: custom == nil ? zoom : nil,
        movesBottomBar: movesBottomBar,
        isInterruptible: custom == nil
          && (isPush || (edit.isPop && mayCatchPop(after: interrupted, isZoom: zoom != nil))),
        interrupted: interrupted
      )
    )
  }

  /// Starts a transition of the pages, bars and toolbar.
  private func startTransition(_ plan: NavigationTransitionPlan) {
    guard let view = controller.storedView else { return }
    let coordinator = runner.coordinator(for: plan, in: view)
    self.coordinator = coordinator
    machine.transitionWillStart()
    callbacks.willShow(plan.to, from: plan.from, animated: true)
    let started = runner.make(plan, coordinator)
    transition = started
    machine.started(isPush: plan.isPush, isInteractive: coordinator.initiallyInteractive)
    runner.prepare(started)
    // An alongside animation may have resized the window, or the finger may have been cancelled.
    guard transition === started else { return }
    if plan.custom == nil, machine.state == .reverting { return }
    runner.run(started)
  }

  /// Replaces the visible page at once, with both pages notified.
  private func showAtOnce(
    _ to: UIViewController,
    from: UIViewController,
    _ edit: StackEdit,
    leaving: [UIViewController]
  ) {
    callbacks.willShow(to, from: from, animated: false)
    appearance.transitionEnded(at: to)
    settlePages()
    to.announceIsAppearing(animated: false)
    container.bar.update(after: edit, to: stack)
    controller.storedView?.layoutIfNeeded()
    callbacks.didShow(to, from: from, leaving: leaving, animated: false)
  }

  /// Changes a stack that is not visible, has no page to start from, or keeps its top page.
  private func showWithoutTransition(_ edit: StackEdit, _ change: PageStack.Change) {
    container.bar.update(after: edit, to: stack)
    appearance.stackChanged(removed: change.removed)
    settlePages()
    for page in change.removed.reversed() { page.leaveParent() }
    // The top page of a stack that is not visible joins it when it appears.
    for page in stack where page !== stack.last { callbacks.didJoin(page) }
  }

  // MARK: Changing the stack below a transition

  /// Whether the running transition continues through an operation that leaves a page on top.
  ///
  /// A custom animator may still cancel its transition, which restores the stack: that one ends.
  private func transitionContinues(keeping top: UIViewController?) -> Bool {
    guard let transition, transition.custom == nil else { return false }
    return top === stack.last && machine.continuesUnderSameTop
  }

  /// Changes the stack below the page that the running transition leads to.
  private func changeBelowTop(to new: [UIViewController]) {
    guard let transition else { return }
    let remaining = Set(new.map(ObjectIdentifier.init))
    let (formerCount, formerBottom) = (stack.count, stack.first)
    // A page that is leaving and returns has left before.
    for page in new where page.storedParent === controller && !pages.contains(page) {
      page.leaveParent()
    }
    let change = pages.apply(.replace(new))
    if formerBottom !== stack.first {
      controller.nearest(UITabBarController.self)?.engine.updateItems()
    }
    let departing = change.removed.first { $0 === transition.from }
    transition.stackChanged(to: remaining, departing: departing)
    for page in change.removed.reversed() { page.notifyOfDeparture() }
    for page in change.added {
      callbacks.willMove(removed: [], added: [page])
      callbacks.didJoin(page)
    }
    trace(.navigation, "none \(formerCount) -> \(stack.count)")
    // The source page is still visible: it leaves with the end of the transition.
    departing?.lifecycle.beginMove(.fromParent)
    for page in change.removed.reversed() where page !== departing { page.leaveParent() }
  }

  // MARK: Ending a transition

  /// Ends a running transition, because an operation or the end of the appearance interrupts it.
  ///
  /// - Returns: The pose and speed that the operation's own transition starts from.
  private func interruptTransition() -> InterruptedTransition? {
    guard let transition else { return nil }
    let interrupted = transition.capture()
    let wasHeld = machine.state == .interactive
    let finished = machine.interrupted() == .complete
    swipe.transitionEnded()
    if wasHeld { transition.coordinator.interactionEnded(isCancelled: true) }
    transition.bar.capture()
    transition.toolbar?.capture()
    end(transition, finished: finished)
    machine.interruptionEnded()
    if wasHeld, transition.custom == nil { swipe.cancelGesture() }
    return interrupted
  }

  /// Ends a running transition with the pages in their places, for a presentation over the stack
  /// (Documentation/Decisions/0002).
  func endTransitionInPlace() {
    guard transition != nil else { return }
    perform {
      _ = interruptTransition()
      container.bar.discardCapture()
      // No operation follows that decides about the tab bar.
      _ = controller.updateBottomBarRequest()
      settlePages()
    }
  }

  /// Ends a transition at once.
  private func end(_ transition: NavigationTransition, finished: Bool) {
    if transition.custom == nil { return transition.driver.end(finished: finished) }
    runner.stopCustom(transition, finished: finished)
    transitionEnded(transition, finished: finished)
  }

  /// Ends the running transition at once with the change made: for benchmarks.
  func completeTransition() {
    if let transition { end(transition, finished: true) }
  }

  /// A transition ended, by itself or by the engine.
  func transitionEnded(_ transition: NavigationTransition, finished: Bool) {
    guard self.transition === transition else { return }
    let wasHeld = machine.state == .interactive && transition.custom == nil
    self.transition = nil
    machine.ended()
    if wasHeld, swipe.isTracking {
      // A resize ended the transition under the finger.
      swipe.transitionEnded()
      transition.coordinator.interactionEnded(isCancelled: !finished)
      swipe.cancelGesture()
    }
    if finished {
      finish(transition)
    } else {
      // Callbacks come while the pages are half reverted: the operations that they request wait.
      perform { revert(transition) }
    }
    transition.custom?.animator.animationEnded(finished)
    if coordinator === transition.coordinator { coordinator = nil }
    transition.coordinator.end(isCancelled: !finished)
  }

  private func finish(_ transition: NavigationTransition) {
    transition.bar.finish()
    if transition.changedBelowTop {
      container.bar.setItemsWithoutAnimation(stack.map(\.navigationItem))
      // The operation that interrupts the transition decides about the tab bar itself.
      if !machine.keepsPoses { _ = controller.updateBottomBarRequest() }
    }
    transition.toolbar?.finish()
    transition.zoom?.settle()
    appearance.transitionEnded(at: transition.to)
    container.endBarSlide(finished: true)
    if !machine.keepsPoses || transition.custom != nil { settlePages() }
    if transition.custom != nil { callbacks.isAppearing(transition.to) }
    callbacks.didShow(
      transition.to,
      from: transition.from,
      leaving: transition.leaving,
      animated: true
    )
  }

  /// Undoes a cancelled transition: the stack, the bar, and the callbacks in reverse.
  private func revert(_ transition: NavigationTransition) {
    pages.restore(transition.plan.formerStack)
    _ = controller.updateBottomBarRequest()
    transition.bar.cancel()
    transition.toolbar?.cancel()
    transition.zoom?.settle()
    appearance.transitionEnded(at: transition.from)
    container.endBarSlide(finished: false)
    if transition.custom != nil { transition.to.viewIfLoaded?.removeFromSuperview() }
    if !machine.keepsPoses || transition.custom != nil { settlePages() }
    trace(.navigation, "cancelled -> \(stack.count)")
    callbacks.didRevert(transition)
  }

  // MARK: Custom transitions

  /// Whether an interaction controller of the app drives or holds the transition.
  var isHeldByClient: Bool { transition?.custom != nil && machine.state == .interactive }

  /// The interaction controller of a custom transition ended its part.
  func customTransitionReleased(_ transition: NavigationTransition, finishing: Bool) {
    guard self.transition === transition, let context = transition.custom else { return }
    machine.released(finishing: finishing)
    transition.coordinator.interactionEnded(isCancelled: !finishing)
    guard self.transition === transition else { return }
    transition.driver.easeOut(context, finishing: finishing)
  }

  /// The interaction controller of a custom transition took it over from the clock.
  func customTransitionTakenOver(_ transition: NavigationTransition) {
    guard self.transition === transition else { return }
    machine.takenOver()
    transition.coordinator.interactionBegan()
  }

  /// The custom animator completed its transition.
  func customTransitionCompleted(_ transition: NavigationTransition, finished: Bool) {
    guard self.transition === transition else { return }
    end(transition, finished: finished)
  }

  // MARK: The swipe

  /// The answer to a swipe that is about to begin.
  var swipeAnswer: StackTransitionStateMachine.SwipeAnswer {
    let canPop = stack.count > 1 && controller.isShown && transition?.custom == nil
    let canCatchPop = transition.map { !$0.isPush && $0.coordinator.isInterruptible } ?? false
    return machine.swipeRequested(canPop: canPop, canCatchPop: canCatchPop)
  }

  /// Takes over the pop that runs, for a swipe.
  ///
  /// - Returns: The progress at which the finger catches the page; `nil` if there is no such pop.
  func catchPop() -> CGFloat? {
    guard swipeAnswer == .catchPop, let transition else { return nil }
    let progress = transition.driver.progress
    machine.takenOver()
    transition.driver.scrub(to: progress)
    transition.coordinator.interactionBegan()
    return progress
  }

  /// A swipe begins, and catches a page that is sliding in.
  ///
  /// - Returns: Where the pop begins; `nil` without a page to pop.
  func swipeBegins() -> CaughtPush? {
    guard swipeAnswer == .catchPush, let push = transition else {
      return stack.count > 1 ? CaughtPush(progress: 0) : nil
    }
    let caught = CaughtPush(
      progress: 1 - (push.zoom?.share(at: push.driver.progress) ?? push.driver.progress),
      zoom: push.capture().zoom
    )
    push.driver.complete()
    container.bar.discardCapture()
    // The callbacks of the caught push's end may have changed the stack.
    return stack.count > 1 && transition == nil ? caught : nil
  }

  /// Pops the top page under the finger.
  func popInteractively(from caught: CaughtPush) {
    var started: NavigationTransition?
    perform {
      let former = caught.zoom.map { InterruptedTransition(pages: nil, zoom: $0, speed: 0) }
      change(.pop(1), animated: true, interactiveFrom: caught.progress, after: former)
      started = transition
    }
    guard let started, started === transition, machine.state == .interactive else {
      if machine.state != .interactive { swipe.transitionEnded() }
      return
    }
    // A callback may have cancelled the recognizer before there was a transition to cancel.
    if !swipe.isTracking { swipeReleased(finishing: false, velocity: 0) }
  }

  /// The finger of a swipe was lifted.
  func swipeReleased(finishing: Bool, velocity: CGFloat) {
    guard let transition else { return }
    machine.released(finishing: finishing)
    transition.coordinator.interactionEnded(isCancelled: !finishing, velocity: velocity)
    guard self.transition === transition else { return }
    transition.driver.release(finishing: finishing, velocity: velocity)
  }

  // MARK: The appearance

  /// The navigation controller is about to appear or to disappear.
  func willChangeAppearance(isAppearing: Bool, animated: Bool) {
    appearance.containerWillChange(isAppearing: isAppearing, animated: animated)
  }

  /// The navigation controller appeared or disappeared.
  func didChangeAppearance() { appearance.containerDidChange() }

  // MARK: Layout and bars

  /// Lays out bars and pages in the controller's view.
  func layOut() {
    guard let view = controller.storedView else { return }
    barHiding.followHeight(of: view)
    container.layOut(in: view)
    // Pages that were placed for another size settle at once.
    if let transition, transition.size != view.storedLayer.bounds.size {
      end(transition, finished: machine.state != .reverting)
    }
    swipe.layoutChanged(isRightToLeft: view.isRightToLeft)
    toolbar.layOut(in: view)
    // Both pages have the same safe area before they move: nothing jumps when they arrive.
    if let page = transition?.to ?? stack.last {
      container.fit(page, among: container.coveredInsets(of: page))
    }
  }

  /// Hides the navigation bar or shows it; it slides with the pages while a transition starts.
  func hideBar(_ hidden: Bool, animated: Bool) {
    container.hideBar(hidden, animated: animated, withPages: machine.isStarting)
  }
}
