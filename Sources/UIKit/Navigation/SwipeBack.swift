// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The swipes from the leading edge and from the content that go back, and the gestures that move a
/// zoomed page: their recognizers, those ones' delegate, and the finger's part in the transition.
@preconcurrency @MainActor
final class SwipeBack: NSObject, UIGestureRecognizerDelegate, BackGestureTarget {
  // Weakly: a client may retain this as the recognizer's delegate.
  private weak var controller: UINavigationController?
  let recognizer = ParallaxTransitionPanGestureRecognizer()
  /// The recognizer of swipes from the content, once the system has it.
  private var madeContentRecognizer: ContentPopGestureRecognizer?
  /// The recognizers of a zoomed page, once there was one.
  private var zoomRecognizers: [UIGestureRecognizer] = []
  private let gesture = BackGesture()

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    gesture.connect(to: self)
    recognizer.setOwner(gesture)
    recognizer.delegate = self
  }

  /// Whether a finger drives the transition.
  var isTracking: Bool { gesture.isTracking }

  /// The recognizer of swipes from the content; `nil` where the system has none.
  var contentRecognizer: UIGestureRecognizer? {
    if let madeContentRecognizer { return madeContentRecognizer }
    let stage = controller?.storedView?.storedWindow?.windowScene?.stage ?? Stage.current
    guard stage.popsFromContent else { return nil }
    let made = ContentPopGestureRecognizer(gesture)
    made.delegate = self
    madeContentRecognizer = made
    controller?.storedView?.addGestureRecognizer(made)
    return made
  }

  /// Whether a recognizer is one of those of the swipes.
  func owns(_ other: UIGestureRecognizer?) -> Bool {
    other === recognizer || other != nil && other === madeContentRecognizer
  }

  /// Adds the recognizers of the swipes to the stack's view.
  func install(in view: UIView) {
    view.addGestureRecognizer(recognizer)
    if let madeContentRecognizer { view.addGestureRecognizer(madeContentRecognizer) }
  }

  /// The view was laid out, maybe in another layout direction or window than before.
  func layoutChanged(isRightToLeft: Bool) {
    recognizer.edges = isRightToLeft ? .right : .left
    _ = contentRecognizer
  }

  /// The transition ends under the finger.
  func transitionEnded() { gesture.transitionEnded() }

  /// Cancels the recognizer: the finger has no effect until it is lifted.
  func cancelGesture() {
    let recognizer = gesture.recognizer ?? recognizer
    gesture.transitionEnded()
    recognizer.cancelGesture()
  }

  // MARK: BackGestureTarget

  private var engine: StackEngine? { controller?.engine }
  var gestureView: UIView? { controller?.storedView }
  var runningZoom: PageZoomTransition? { engine?.transition?.zoom }
  var mayGoBack: Bool { engine.map { $0.swipeAnswer != .refuse } ?? false }
  var dragsZoom: Bool { engine.map { $0.swipeAnswer == .begin && $0.zoomOfTop != nil } ?? false }

  func goBack() -> CGFloat? {
    guard let engine else { return nil }
    if let progress = engine.catchPop() { return progress }
    guard let caught = engine.swipeBegins() else { return nil }
    engine.popInteractively(from: caught)
    return caught.progress
  }

  func gestureMoved(to progress: CGFloat) { engine?.swipeMoved(to: progress) }

  func gestureReleased(finishing: Bool, velocity: CGFloat) {
    engine?.swipeReleased(finishing: finishing, velocity: velocity)
  }

  func note(_ action: SwipeBackStateMachine.Action) { engine?.trace(.gesture, action.shortText) }

  // MARK: Zoomed pages

  /// Adds the recognizers of zoomed pages to the stack's view, once.
  func followZooms() {
    guard zoomRecognizers.isEmpty, let view = controller?.storedView else { return }
    zoomRecognizers = [ZoomPanGestureRecognizer(gesture), ZoomPinchGestureRecognizer(gesture)]
    for recognizer in zoomRecognizers {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }

  /// Decides about a gesture of a zoomed page.
  private func zoomShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let engine, gesture.catchesZoom || dragsZoom else { return false }
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

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool { event.type != .scroll || mayGoBack }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard owns(gestureRecognizer) else { return zoomShouldBegin(gestureRecognizer) }
    guard let controller else { return false }
    let engine = controller.engine
    let answer = engine.swipeAnswer
    guard answer != .refuse else { return false }
    // A stack on the "More" page has the bar, and its own swipe while it has pages to pop.
    let inner = controller.takesStacks ? engine.stack.last as? UINavigationController : nil
    if let inner, inner.stack.count > 1 || inner.isOperating { return false }
    let caught = answer == .catchPop ? engine.transition?.from.navigationItem : nil
    let shown = caught == nil ? inner ?? controller : controller
    let item = caught ?? shown.bar.storedItems.last
    let rules = InteractivePopRules(
      isBarHidden: shown.engine.container.isBarHidden,
      item: item.map(InteractivePopRules.Item.init)
    )
    guard let item, rules.allowSwipe else { return false }
    // A pop that runs needs no permission.
    if caught != nil { return true }
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
