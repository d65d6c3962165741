// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The state of one gesture recognizer: its targets, its touches, and its part in a competition.
@MainActor
final class RecognizerEngine {
  private unowned let recognizer: UIGestureRecognizer
  private var machine = RecognizerStateMachine()
  /// The state that targets see while they are notified of an earlier one.
  private var reportedState: UIGestureRecognizer.State?
  private var targets = RecognizerTargets()
  private var requirements: [WeakRecognizer] = []
  private var participation: Participation?
  private var touches = RecognizerTouches()
  private var deadline: FrameClock.Entry?
  private var lastReason = RecognitionReason.undecided
  private weak var lastRival: UIGestureRecognizer?
  /// The buttons of the pointer in the gesture's last event.
  private(set) var buttonMask: UIEvent.ButtonMask = []
  /// The modifier keys in the gesture's last event.
  private(set) var modifierFlags: UIKeyModifierFlags = []
  /// The view that the recognizer is attached to.
  private(set) weak var view: UIView?
  /// Whether the recognizer receives touches.
  private(set) var isEnabled = true

  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

  // MARK: State

  /// The present state, or that of the notification that is being sent.
  var visibleState: UIGestureRecognizer.State { reportedState ?? .init(machine.state) }

  /// Whether the gesture is neither recognized nor failed.
  var isPossible: Bool { machine.state == .possible }

  /// Whether a continuous gesture is in progress.
  var isActive: Bool { machine.isActive }

  /// Whether the gesture is over and its reset is pending.
  var isTerminal: Bool { machine.isTerminal }

  /// Handles a state that the recognizer's subclass sets.
  ///
  /// - Parameter state: The state; one that cannot follow the present one has no effect.
  func setState(_ state: UIGestureRecognizer.State) { act(on: machine.set(to: .init(state))) }

  /// Interrupts the gesture: an active one is cancelled, a possible one fails.
  func interrupt() { act(on: machine.interrupt()) }

  /// Enables or disables the recognizer; disabling interrupts the gesture.
  func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    if !isEnabled, participation != nil { interrupt() }
  }

  /// Handles the arbiter's consent to leave the possible state.
  func didBegin(_ request: GestureArbiter.Request) { report(machine.admitted(request)) }

  /// Handles a failure that the arbiter knows of.
  func didFail() {
    machine.failed()
    report(.failed)
  }

  private func act(on action: RecognizerStateMachine.Action) {
    switch action {
    case .none: break
    case .request(let request): leavePossible(request)
    case .fail: participation?.competition?.fail(recognizer, because: .notItsGesture)
    case .report(let state): report(state)
    }
  }

  /// Asks the competition, which a gesture without touches joins now.
  private func leavePossible(_ request: GestureArbiter.Request) {
    if participation == nil, isEnabled {
      view?.storedWindow?.touchDelivery.competition.join(recognizer)
    }
    guard let competition = participation?.competition else {
      // Outside of a window there are neither competitors nor notifications.
      _ = machine.admitted(request)
      return
    }
    competition.leavePossible(recognizer, request)
  }

  private func report(_ state: RecognizerStateMachine.State) {
    if machine.isTerminal { cancelDeadline() }
    participation?.competition?.recognizer(recognizer, didEnter: .init(state))
  }

  // MARK: Competing

  /// Returns the recognizer's number in a competition.
  ///
  /// - Parameter competition: The competition.
  /// - Returns: The number; `nil` if the recognizer does not participate in this one.
  func id(in competition: GestureCompetition) -> GestureArbiter.ID? {
    guard let participation, participation.competition === competition else { return nil }
    return participation.id
  }

  /// Whether the recognizer participates in a competition.
  var isParticipating: Bool { participation != nil }

  /// Joins a competition.
  func didJoin(_ competition: GestureCompetition, as id: GestureArbiter.ID) {
    machine.reset()
    participation = Participation(id: id, competition: competition)
  }

  /// Leaves the competition without a decision.
  func didLeaveInconclusively() {
    participation = nil
    touches.removeAll()
  }

  /// Resets the recognizer for the next gesture.
  ///
  /// A recognizer whose competition was deallocated, together with its window, resets itself.
  func reset() {
    participation = nil
    touches.removeAll()
    cancelDeadline()
    recognizer.reset()
    machine.reset()
    touches.forgetRestingPoints()
  }

  /// Whether the competition that the recognizer participates in was deallocated.
  var hasLostCompetition: Bool { participation.map { $0.competition == nil } ?? false }

  /// Records why the recognizer began or did not, before it leaves its competition.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - rival: The other recognizer that is part of the reason.
  func didDecide(_ reason: RecognitionReason, _ rival: UIGestureRecognizer? = nil) {
    (lastReason, lastRival) = (reason, rival)
  }

  /// The reason for which the recognizer of the present or last gesture began, or did not.
  var reasonText: String {
    let (reason, rival) =
      participation?.competition?.reason(of: recognizer) ?? (lastReason, lastRival)
    return reason.sentence(rival: rival.map { "\(type(of: $0))" } ?? "A recognizer")
  }

  /// Adds a recognizer that must fail first, for this gesture and later ones.
  ///
  /// - Parameter other: The other recognizer, which is not retained.
  func require(toFail other: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil || $0.recognizer === other }
    requirements.append(WeakRecognizer(recognizer: other))
    participation?.competition?.require(recognizer, toFail: other)
  }

  /// Returns whether another recognizer was required to fail.
  func requires(toFail other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
  }

  // MARK: Touches

  /// The touches that are down, in the order in which they began.
  var touchesDown: [UITouch] { touches.down }

  /// The type of the gesture's first touch; `nil` without touches.
  var touchType: UITouch.TouchType? { touches.type }

  /// The view in which the gesture's first touch began.
  var hitView: UIView? { touches.hitView }

  /// The locations of the gesture's touches, in the window's coordinates.
  var points: [CGPoint] { touches.points }

  /// The centroid of the touches, or the last one, in the window's coordinates.
  var centroid: CGPoint { touches.centroid }

  /// Adds a touch that began.
  func touchBegan(_ touch: UITouch) {
    touches.touchBegan(touch)
    touch.addRecognizer(recognizer)
  }

  /// Removes a touch that ended or was cancelled.
  func touchEnded(_ touch: UITouch) { touches.touchEnded(touch) }

  /// Removes a touch that the gesture does not need.
  func ignore(_ touch: UITouch) {
    touches.touchIgnored(touch)
    touch.removeRecognizer(recognizer)
    participation?.competition?.ignore(touch, by: recognizer)
  }

  /// Keeps the location of a touch, which is part of a discrete gesture, after its end.
  func rest(at point: CGPoint) { touches.rest(at: point) }

  /// Moves the location of a gesture without touches.
  ///
  /// - Parameters:
  ///   - point: The location in the window's coordinates.
  ///   - event: The event.
  func place(at point: CGPoint, of event: UIEvent) {
    touches.forgetRestingPoints()
    touches.rest(at: point)
    (buttonMask, modifierFlags) = (event.storedButtonMask, event.modifierFlags)
  }

  /// Moves a gesture by scrolling, which has no touches, to the pointer.
  ///
  /// - Parameters:
  ///   - point: The location in the window's coordinates.
  ///   - view: The view below the pointer.
  ///   - event: The event.
  func place(pointer point: CGPoint, over view: UIView, of event: UIEvent) {
    touches.place(pointer: point, over: view)
    (buttonMask, modifierFlags) = (event.storedButtonMask, event.modifierFlags)
  }

  /// Forgets the locations of earlier touches.
  func forgetRestingPoints() { touches.forgetRestingPoints() }

  /// Passes those of an event's touches to the subclass that belong to the recognizer, by phase.
  ///
  /// - Parameters:
  ///   - eventTouches: The event's touches in the window.
  ///   - event: The event.
  func receive(_ eventTouches: [UITouch], of event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let own = eventTouches.filter { touch in
        touch.sample.phase == phase && touches.down.contains { $0 === touch }
      }
      guard !own.isEmpty, participation != nil, !isTerminal else { continue }
      (buttonMask, modifierFlags) = (event.storedButtonMask, event.modifierFlags)
      switch phase {
      case .began: recognizer.touchesBegan(Set(own), with: event)
      case .moved: recognizer.touchesMoved(Set(own), with: event)
      case .ended: recognizer.touchesEnded(Set(own), with: event)
      case .cancelled: receiveCancelled(own, of: event)
      case .stationary: break
      }
    }
  }

  /// Interrupts the gesture of a subclass that does not handle cancelled touches; it would stay
  /// active forever.
  private func receiveCancelled(_ cancelled: [UITouch], of event: UIEvent) {
    recognizer.touchesCancelled(Set(cancelled), with: event)
    if touches.down.allSatisfy({ cancelled.contains($0) }), !isTerminal { interrupt() }
  }

  // MARK: Presses

  /// Adds a press that began at a view.
  func pressBegan(_ press: UIPress, in view: UIView) {
    touches.pressBegan(in: view)
    press.addRecognizer(recognizer)
  }

  /// Removes a press that the gesture does not need.
  func ignore(_ press: UIPress) {
    press.removeRecognizer(recognizer)
    participation?.competition?.ignore(press, by: recognizer)
  }

  /// Passes a press to the subclass.
  ///
  /// - Parameters:
  ///   - press: A press that belongs to the recognizer.
  ///   - event: The event.
  func receive(_ press: UIPress, of event: UIPressesEvent) {
    guard participation != nil, !isTerminal else { return }
    (buttonMask, modifierFlags) = ([], event.modifierFlags)
    switch press.storedPhase {
    case .began: recognizer.pressesBegan([press], with: event)
    case .changed: recognizer.pressesChanged([press], with: event)
    case .ended: recognizer.pressesEnded([press], with: event)
    case .cancelled:
      recognizer.pressesCancelled([press], with: event)
      if !isTerminal { interrupt() }
    case .stationary: break
    }
  }

  // MARK: Targets

  /// Adds a target.
  func addTarget(_ target: Any, action: Selector) { targets.add(target, action: action) }

  /// Removes targets.
  func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action: action) }

  /// Notifies the targets of a state, which the recognizer shows meanwhile.
  ///
  /// - Parameter state: The state.
  func sendActions(for state: UIGestureRecognizer.State) {
    let outer = reportedState
    reportedState = state
    targets.send(from: recognizer)
    reportedState = outer
  }

  // MARK: Deadlines

  /// Schedules a call of `UIGestureRecognizer.deadlineExpired()`, in place of an earlier one.
  ///
  /// - Parameter interval: The time from now, in seconds; `nil` only cancels the earlier one.
  func setDeadline(after interval: TimeInterval?) {
    cancelDeadline()
    guard let interval, let competition = participation?.competition else { return }
    deadline = competition.schedule(after: interval) { [weak recognizer] in
      guard let recognizer else { return }
      recognizer.engine.cancelDeadline()
      recognizer.deadlineExpired()
    }
    competition.setDeadline(recognizer, deadline != nil)
  }

  /// Cancels the deadline.
  func cancelDeadline() {
    deadline?.cancel()
    deadline = nil
    participation?.competition?.setDeadline(recognizer, false)
  }

  // MARK: Attachment

  /// Handles the attachment to a view.
  func didAttach(to view: UIView) {
    self.view = view
    if participation == nil { machine.reset() }
  }

  /// Handles the removal from the view.
  func willDetach() {
    participation?.competition?.withdraw(recognizer)
    view = nil
  }
}

extension RecognizerStateMachine.State {
  fileprivate init(_ state: UIGestureRecognizer.State) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}

extension UIGestureRecognizer.State {
  fileprivate init(_ state: RecognizerStateMachine.State) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}
