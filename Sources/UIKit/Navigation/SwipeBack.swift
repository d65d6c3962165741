// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The swipe from the leading edge that goes back, and the gestures that move a zoomed page: their
/// recognizers, those ones' delegate, and the finger's part in the transition.
@preconcurrency @MainActor
final class SwipeBack: NSObject, UIGestureRecognizerDelegate {
  // Weakly: a client may retain this as the recognizer's delegate.
  private weak var controller: UINavigationController?
  let recognizer = ParallaxTransitionPanGestureRecognizer()
  /// The recognizers of a zoomed page, once there was one.
  private var zoomRecognizers: [UIGestureRecognizer] = []
  /// The recognizer that drives the transition, and the number of its fingers.
  private var driving: (recognizer: UIGestureRecognizer, fingers: Int)?
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
    let recognizer = driving?.recognizer ?? recognizer
    machine.transitionEnded()
    guard recognizer.isEnabled else { return }
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  /// A recognizer changed its state, or its finger moved.
  func recognizerChanged(_ recognizer: UIGestureRecognizer) {
    guard let controller, let view = controller.storedView else { return }
    let engine = controller.engine
    if recognizer.state == .began, !machine.isTracking {
      driving = (recognizer, recognizer.numberOfTouches)
    }
    guard driving?.recognizer === recognizer else { return }
    let (measure, state) = (SwipeMeasure(recognizer, in: view), recognizer.state)
    switch state {
    case .began:
      perform(machine.began(canPop: engine.swipeAnswer != .refuse), measure, in: engine)
      perform(moved(measure), measure, in: engine)
    case .changed: perform(moved(measure), measure, in: engine)
    case .ended:
      let action = machine.ended(
        at: measure.translation + start * measure.length,
        velocity: measure.velocity,
        width: measure.length
      )
      perform(action, measure, in: engine)
    case .cancelled, .failed: perform(machine.cancelled(), measure, in: engine)
    case .possible: return
    }
    // A callback may have cancelled the recognizer, which reports that later.
    if state != .began, state != .changed { driving = nil }
  }

  private func moved(_ measure: SwipeMeasure) -> SwipeBackStateMachine.Action {
    machine.moved(to: measure.translation + start * measure.length, width: measure.length)
  }

  private func perform(
    _ action: SwipeBackStateMachine.Action,
    _ measure: SwipeMeasure,
    in engine: StackEngine
  ) {
    guard action != .none else { return }
    engine.trace(.gesture, action.shortText)
    switch action {
    case .none: return
    case .beginPop:
      begin(in: engine)
      engine.transition?.zoom?.hold(at: measure.finger)
    case .update(let progress):
      follow(measure, engine.transition?.zoom)
      engine.swipeMoved(to: progress)
    case .finish(let velocity): release(measure, finishing: true, velocity, in: engine)
    case .cancel(let velocity): release(measure, finishing: false, velocity, in: engine)
    }
  }

  private func begin(in engine: StackEngine) {
    if let progress = engine.catchPop() { return start = progress }
    guard let caught = engine.swipeBegins() else { return machine.transitionEnded() }
    start = caught.progress
    engine.popInteractively(from: caught)
  }

  private func follow(_ measure: SwipeMeasure, _ zoom: PageZoomTransition?) {
    if let fingers = driving?.fingers, fingers != measure.fingers {
      // The middle of two fingers is not where the one that stays is.
      driving?.fingers = measure.fingers
      zoom?.hold(at: measure.finger)
    }
    zoom?.move(to: measure.finger)
  }

  private func release(
    _ measure: SwipeMeasure,
    finishing: Bool,
    _ velocity: CGFloat,
    in engine: StackEngine
  ) {
    // A gesture that was cancelled has no velocity.
    let finger = driving?.recognizer.state == .ended ? measure.fingerVelocity : .zero
    engine.transition?.zoom?.release(velocity: finger, progressVelocity: velocity)
    engine.swipeReleased(finishing: finishing, velocity: velocity)
  }

  // MARK: Zoomed pages

  /// Adds the recognizers of zoomed pages to the stack's view, once.
  func followZooms() {
    guard zoomRecognizers.isEmpty, let view = controller?.storedView else { return }
    zoomRecognizers = [ZoomPanGestureRecognizer(self), ZoomPinchGestureRecognizer(self)]
    for recognizer in zoomRecognizers { view.addGestureRecognizer(recognizer) }
  }

  /// Whether a zoom is under way that a finger may take.
  var isZooming: Bool {
    controller.map { $0.engine.transition?.zoom != nil && $0.engine.swipeAnswer != .refuse }
      ?? false
  }

  /// Whether a finger may drag the page at rest, which has zoomed in.
  var dragsZoom: Bool {
    controller.map { $0.engine.swipeAnswer == .begin && $0.engine.zoomOfTop != nil } ?? false
  }

  /// Decides about a gesture of a zoomed page.
  private func zoomShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let engine = controller?.engine, isZooming || dragsZoom else { return false }
    let request = engine.transition?.zoom == nil ? engine.zoomOfTop : engine.zoomOfTransition
    guard let request, request.allows(recognizer, willBegin: true) else { return false }
    if engine.swipeAnswer == .catchPop { return asksOthers ? othersAllowSwipe : true }
    guard !asksOthers else { return othersAllowSwipe }
    return engine.stack.last.map { engine.callbacks.shouldPop($0.navigationItem) } ?? false
  }

  /// Whether the app, or the kit, decides about the swipe back, and so about every way back.
  private var asksOthers: Bool { recognizer.delegate !== self }
  private var othersAllowSwipe: Bool {
    recognizer.isEnabled && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer !== recognizer { return zoomShouldBegin(gestureRecognizer) }
    guard let controller, controller.engine.swipeAnswer != .refuse else { return false }
    let engine = controller.engine
    // A stack on the "More" page has the bar, and its own swipe while it has pages to pop.
    let inner = controller.takesStacks ? engine.stack.last as? UINavigationController : nil
    if let inner, inner.stack.count > 1 || inner.isOperating { return false }
    if engine.swipeAnswer == .catchPop, let popped = engine.transition?.from {
      let item = InteractivePopRules.Item(popped.navigationItem)
      return InteractivePopRules(isBarHidden: engine.container.isBarHidden, item: item).allowSwipe
    }
    let shown = inner ?? controller
    let item = shown.bar.storedItems.last
    let rules = InteractivePopRules(
      isBarHidden: shown.engine.container.isBarHidden,
      item: item.map(InteractivePopRules.Item.init)
    )
    guard let item, rules.allowSwipe else { return false }
    let zoom = inner == nil ? engine.zoomOfTop : nil
    if let zoom, !zoom.allows(gestureRecognizer, willBegin: true) { return false }
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
      hasLeftItems: !(item.leftBarButtonItems ?? []).isEmpty,
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
