// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The swipe from the leading edge that goes back: its recognizer, that one's delegate, and the
/// finger's part in the transition.
@preconcurrency @MainActor
final class SwipeBack: NSObject, UIGestureRecognizerDelegate {
  // Weakly: a client may retain this as the recognizer's delegate.
  private weak var controller: UINavigationController?
  let recognizer = ParallaxTransitionPanGestureRecognizer()
  private var machine = SwipeBackStateMachine()
  /// The progress at which the finger caught the page, 0...1.
  private var start: CGFloat = 0

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    recognizer.setOwner(self)
    recognizer.delegate = self
  }

  /// Whether a finger drives the transition.
  var isTracking: Bool { machine.isTracking }

  /// The view has a layout direction, maybe another one than before.
  func layoutDirectionChanged(isRightToLeft: Bool) {
    recognizer.edges = isRightToLeft ? .right : .left
  }

  /// The transition ends under the finger.
  func transitionEnded() { machine.transitionEnded() }

  /// Cancels the recognizer: the finger has no effect until it is lifted.
  func cancelGesture() {
    machine.transitionEnded()
    guard recognizer.isEnabled else { return }
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  /// The recognizer changed its state, or its finger moved.
  func recognizerChanged() {
    guard let controller, let view = controller.storedView else { return }
    let sign: CGFloat = view.isRightToLeft ? -1 : 1
    let width = view.storedLayer.bounds.width
    let translation = recognizer.translation(in: view).x * sign
    let engine = controller.engine
    switch recognizer.state {
    case .began:
      perform(machine.began(canPop: engine.swipeAnswer != .refuse), in: engine)
      perform(machine.moved(to: translation + start * width, width: width), in: engine)
    case .changed:
      perform(machine.moved(to: translation + start * width, width: width), in: engine)
    case .ended:
      let velocity = recognizer.velocity(in: view).x * sign
      let end = translation + start * width
      perform(machine.ended(at: end, velocity: velocity, width: width), in: engine)
    case .cancelled, .failed: perform(machine.cancelled(), in: engine)
    case .possible: return
    }
  }

  private func perform(_ action: SwipeBackStateMachine.Action, in engine: StackEngine) {
    guard action != .none else { return }
    engine.trace(.gesture, action.shortText)
    switch action {
    case .none: return
    case .beginPop:
      if let progress = engine.catchPop() { return start = progress }
      guard let progress = engine.swipeBegins() else { return machine.transitionEnded() }
      start = progress
      engine.popInteractively(from: progress)
    case .update(let progress): engine.swipeMoved(to: progress)
    case .finish(let velocity): engine.swipeReleased(finishing: true, velocity: velocity)
    case .cancel(let velocity): engine.swipeReleased(finishing: false, velocity: velocity)
    }
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller else { return false }
    let engine = controller.engine
    let answer = engine.swipeAnswer
    guard answer != .refuse else { return false }
    // A stack on the "More" page has the bar, and its own swipe while it has pages to pop.
    let inner = controller.takesStacks ? engine.stack.last as? UINavigationController : nil
    if let inner, inner.stack.count > 1 || inner.isOperating { return false }
    let shown = inner ?? controller
    let caught = answer == .catchPop ? engine.transition?.from.navigationItem : nil
    let item = caught ?? shown.bar.storedItems.last
    let rules = InteractivePopRules(
      isBarHidden: shown.engine.container.isBarHidden,
      item: item.map(InteractivePopRules.Item.init)
    )
    guard let item, rules.allowSwipe else { return false }
    // A pop that runs needs no permission.
    if caught != nil { return true }
    // The swipe drives the native transition, not a custom animator's.
    let pages = engine.stack.suffix(2)
    if let below = pages.first, let top = pages.last, below !== top,
      engine.callbacks.animator(isPush: false, from: top, to: below) != nil
    {
      return false
    }
    return engine.callbacks.shouldPop(item)
  }
}

extension InteractivePopRules.Item {
  @MainActor
  fileprivate init(_ item: UINavigationItem) {
    self.init(
      hidesBackButton: item.hidesBackButton,
      hasLeftItems: item.hasLeadingItems,
      leftItemsSupplementBackButton: item.leftItemsSupplementBackButton
    )
  }
}

extension SwipeBackStateMachine.Action {
  /// The text of the action in the trace of the data flow.
  fileprivate var shortText: String {
    switch self {
    case .none: "none"
    case .beginPop: "beginPop"
    case .update(let progress): String(format: "update to %.3f", progress)
    case .finish(let velocity): String(format: "finish at %.3f per second", velocity)
    case .cancel(let velocity): String(format: "cancel at %.3f per second", velocity)
    }
  }
}
