// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// An object whose transition back a gesture drives.
@MainActor
protocol BackGestureTarget: AnyObject {
  /// The view in whose coordinates the gestures are measured.
  var gestureView: UIView? { get }
  /// The zoom that runs.
  var runningZoom: PageZoomTransition? { get }
  /// Whether a gesture may begin the transition, or take over the one that runs.
  var mayGoBack: Bool { get }
  /// Whether a drag down begins at rest.
  var dragsZoom: Bool { get }
  /// A gesture begins the transition, or takes over the one that runs.
  ///
  /// - Returns: The progress that is on screen, 0...1; `nil` if it does not begin.
  func goBack() -> CGFloat?
  /// The gesture moved the transition to a progress, 0...1.
  func gestureMoved(to progress: CGFloat)
  /// The gesture ended.
  ///
  /// - Parameters:
  ///   - finishing: Whether the transition settles at its end.
  ///   - velocity: The velocity in transitions per second.
  func gestureReleased(finishing: Bool, velocity: CGFloat)
  /// Notes an action of the gesture in the trace of the data flow.
  func note(_ action: SwipeBackStateMachine.Action)
}

/// The gesture that drives a transition back: one of several recognizers, the first that begins.
@MainActor
final class BackGesture {
  private weak var target: (any BackGestureTarget)?
  private var machine = SwipeBackStateMachine()
  /// The recognizer that drives the transition, and the number of its fingers.
  private var driving: (recognizer: UIGestureRecognizer, fingers: Int)?
  /// The progress at which the finger caught the page, 0...1.
  private var start: CGFloat = 0

  /// Connects the gesture to what it drives.
  func connect(to target: any BackGestureTarget) { self.target = target }

  /// Whether a finger drives the transition.
  var isTracking: Bool { machine.isTracking }
  /// The recognizer of that finger.
  var recognizer: UIGestureRecognizer? { driving?.recognizer }
  /// Whether a card is on its way, which a finger may take.
  var catchesZoom: Bool { target.map { $0.runningZoom != nil && $0.mayGoBack } ?? false }
  /// Whether a drag down begins at rest.
  var dragsZoom: Bool { target?.dragsZoom ?? false }

  /// The transition ends under the finger.
  func transitionEnded() { machine.transitionEnded() }

  /// A recognizer changed its state, or its finger moved.
  func recognizerChanged(_ recognizer: UIGestureRecognizer) {
    guard let target, let view = target.gestureView else { return }
    if recognizer.state == .began, !machine.isTracking {
      driving = (recognizer, recognizer.numberOfTouches)
    }
    guard driving?.recognizer === recognizer else { return }
    let (measure, state) = (SwipeMeasure(recognizer, in: view), recognizer.state)
    switch state {
    case .began:
      perform(machine.began(canPop: target.mayGoBack), measure, target)
      perform(moved(measure), measure, target)
    case .changed: perform(moved(measure), measure, target)
    case .ended:
      let action = machine.ended(
        at: measure.translation + start * measure.length,
        velocity: measure.velocity,
        width: measure.length
      )
      perform(action, measure, target)
    case .cancelled, .failed: perform(machine.cancelled(), measure, target)
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
    _ target: any BackGestureTarget
  ) {
    guard action != .none else { return }
    target.note(action)
    switch action {
    case .none: return
    case .beginPop:
      guard let progress = target.goBack() else { return machine.transitionEnded() }
      start = progress
      // A callback may have cancelled the gesture.
      if machine.isTracking { target.runningZoom?.hold(at: measure.finger) }
    case .update(let progress):
      follow(measure, target.runningZoom)
      target.gestureMoved(to: progress)
    case .finish(let velocity): release(measure, finishing: true, velocity, target)
    case .cancel(let velocity): release(measure, finishing: false, velocity, target)
    }
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
    _ target: any BackGestureTarget
  ) {
    // A gesture that was cancelled has no velocity.
    let finger = driving?.recognizer.state == .ended ? measure.fingerVelocity : .zero
    target.runningZoom?.release(velocity: finger, progressVelocity: velocity)
    target.gestureReleased(finishing: finishing, velocity: velocity)
  }
}
