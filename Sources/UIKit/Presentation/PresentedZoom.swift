// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The gestures that dismiss a presented page which has zoomed in.
@preconcurrency @MainActor
final class PresentedZoom: NSObject, UIGestureRecognizerDelegate, BackGestureTarget {
  private weak var engine: PresentationEngine?
  private let gesture = BackGesture()
  private lazy var edge = ParallaxTransitionPanGestureRecognizer()
  private lazy var recognizers: [UIGestureRecognizer] = [
    edge, ZoomPanGestureRecognizer(gesture), ZoomPinchGestureRecognizer(gesture),
  ]
  /// Whether the recognizers are in the container.
  private var isInstalled = false

  /// Connects the gestures to the presentation that they dismiss.
  func connect(to engine: PresentationEngine) {
    self.engine = engine
    gesture.connect(to: self)
  }

  /// The zoom that the presented view controller prefers.
  var request: ZoomRequest? {
    guard let engine, let presenting = engine.presenting,
      [.fullScreen, .overFullScreen].contains(engine.controller.style)
    else { return nil }
    return ZoomRequest(of: engine.presented, from: presenting)
  }

  /// Adds the recognizers to the container, once.
  func install() {
    guard let container = engine?.stage.container else { return }
    edge.edges = container.isRightToLeft ? .right : .left
    guard !isInstalled else { return }
    isInstalled = true
    edge.setOwner(gesture)
    for recognizer in recognizers {
      recognizer.delegate = self
      container.addGestureRecognizer(recognizer)
    }
  }

  /// Whether a finger drives the dismissal.
  var isActive: Bool { gesture.isTracking }

  /// Ignores the finger until it is lifted.
  func cancel() {
    guard let recognizer = gesture.recognizer else { return }
    gesture.transitionEnded()
    recognizer.cancelGesture()
  }

  /// Forgets the finger: the transition that it drove has ended.
  func forget() { gesture.transitionEnded() }

  // MARK: BackGestureTarget

  var gestureView: UIView? { engine?.stage.container }
  var runningZoom: PageZoomTransition? { engine?.runningZoom }
  var mayGoBack: Bool { engine?.mayDismissByZoom ?? false }
  var dragsZoom: Bool { runningZoom == nil && mayGoBack && request != nil }

  func goBack() -> CGFloat? { engine?.beginZoomedDismissal() }
  func gestureMoved(to progress: CGFloat) { engine?.scrub(to: progress) }
  func gestureReleased(finishing: Bool, velocity: CGFloat) {
    engine?.releaseDrag(finishing: finishing, velocity: velocity)
  }
  func note(_ action: SwipeBackStateMachine.Action) {}

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard mayGoBack, let request else { return false }
    return request.allows(gestureRecognizer, willBegin: engine?.allowsDismissal ?? false)
  }
}
