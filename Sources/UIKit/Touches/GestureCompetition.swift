// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The competition among the gesture recognizers of one window.
///
/// It asks recognizers and delegates the questions of ``GestureArbiter``, tells recognizers the
/// decisions, and keeps the action messages until the end of the turn.
@MainActor
final class GestureCompetition {
  /// An action message that waits for the end of the turn.
  private struct PendingAction {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
  }

  private weak var delivery: TouchDelivery?
  private var arbiter = GestureArbiter()
  private var recognizers: [GestureArbiter.ID: WeakRecognizer] = [:]
  private var nextID = 1
  private var pendingActions: [PendingAction] = []
  /// The recognizers that left their view or window, due for a reset.
  private var withdrawn: [UIGestureRecognizer] = []

  init(_ delivery: TouchDelivery) { self.delivery = delivery }

  /// Whether no recognizer participates and no action message waits.
  var isAtRest: Bool { recognizers.isEmpty && pendingActions.isEmpty && withdrawn.isEmpty }

  /// Whether the turn has to handle recognizers or send action messages.
  var hasWork: Bool {
    !pendingActions.isEmpty || !withdrawn.isEmpty
      || !arbiter.finished.isEmpty || !arbiter.inconclusive.isEmpty
  }

  // MARK: Participating

  /// The participating recognizers, in the order in which they joined.
  var participants: [UIGestureRecognizer] {
    arbiter.participants.compactMap { recognizers[$0]?.recognizer }
  }

  /// Returns whether a recognizer can receive a new touch.
  ///
  /// - Parameter recognizer: The recognizer.
  /// - Returns: `false` while it waits for others or for its reset, here or in another window.
  func acceptsTouches(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.engine.hasLostCompetition { recognizer.engine.reset() }
    guard recognizer.engine.isParticipating else { return true }
    return recognizer.engine.id(in: self).map(arbiter.acceptsTouches) ?? false
  }

  /// Adds a recognizer that does not participate yet.
  ///
  /// - Parameter recognizer: The recognizer.
  func join(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.engine.isParticipating else { return }
    recognizer.engine.didJoin(self, as: nextID)
    recognizers[nextID] = WeakRecognizer(recognizer: recognizer)
    arbiter.join(nextID, options: recognizer.touchHandling)
    nextID += 1
  }

  /// Adds a touch that began to a recognizer, which joins with its first touch.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - recognizer: The recognizer.
  func touchBegan(_ touch: UITouch, for recognizer: UIGestureRecognizer) {
    join(recognizer)
    guard let id = recognizer.engine.id(in: self) else { return }
    recognizer.engine.cancelDeadline()
    arbiter.touchBegan(touch.serial, for: id, options: recognizer.touchHandling)
    recognizer.engine.touchBegan(touch)
  }

  /// Removes a touch that ended or was cancelled.
  ///
  /// - Parameter touch: The touch.
  func touchEnded(_ touch: UITouch) {
    arbiter.touchEnded(touch.serial)
    for recognizer in touch.recognizers { recognizer.engine.touchEnded(touch) }
  }

  /// Adds a press that began to a recognizer, which joins with it.
  ///
  /// - Parameters:
  ///   - press: The press.
  ///   - view: The view that it begins at.
  ///   - recognizer: The recognizer.
  func pressBegan(_ press: UIPress, in view: UIView, for recognizer: UIGestureRecognizer) {
    join(recognizer)
    guard let id = recognizer.engine.id(in: self) else { return }
    recognizer.engine.cancelDeadline()
    arbiter.touchBegan(press.serial, for: id, options: recognizer.touchHandling)
    recognizer.engine.pressBegan(press, in: view)
  }

  /// Removes a press that ended or was cancelled.
  func pressEnded(_ press: UIPress) { arbiter.touchEnded(press.serial) }

  /// The number of a scroll: those of touches are positive, those of presses negative.
  private static let scroll: GestureArbiter.TouchID = 0

  /// Adds the scroll that began to a recognizer, which joins with it.
  ///
  /// - Parameter recognizer: The recognizer.
  func scrollBegan(for recognizer: UIGestureRecognizer) {
    join(recognizer)
    guard let id = recognizer.engine.id(in: self) else { return }
    arbiter.touchBegan(Self.scroll, for: id, options: recognizer.touchHandling)
  }

  /// Removes the scroll, which ended or was cancelled.
  func scrollEnded() { arbiter.touchEnded(Self.scroll) }

  /// Returns whether a press belongs to a gesture, so that its responder does not receive it.
  func isTaken(_ press: UIPress) -> Bool {
    arbiter.restrictions(on: press.serial).contains(.cancels)
  }

  /// Handles a recognizer that ignores one of its presses.
  func ignore(_ press: UIPress, by recognizer: UIGestureRecognizer) {
    guard let id = recognizer.engine.id(in: self) else { return }
    arbiter.touchIgnored(press.serial, by: id)
    delivery?.setNeedsTurn()
  }

  /// Returns the restrictions on the delivery of a touch.
  ///
  /// - Parameter touch: The touch.
  /// - Returns: The combined restrictions of its recognizers.
  func restrictions(on touch: UITouch) -> TouchGate.Restrictions {
    arbiter.restrictions(on: touch.serial)
  }

  /// Returns the reason for which a recognizer began or did not, and the other one that is part of
  /// it.
  ///
  /// - Parameter recognizer: The recognizer.
  /// - Returns: The reason; `nil` if the recognizer does not participate.
  func reason(
    of recognizer: UIGestureRecognizer
  ) -> (RecognitionReason, rival: UIGestureRecognizer?)? {
    guard let id = recognizer.engine.id(in: self), let reason = arbiter.reason(of: id) else {
      return nil
    }
    return (reason, reason.rival.flatMap { recognizers[$0]?.recognizer })
  }

  private func noteReason(of recognizer: UIGestureRecognizer) {
    if let (reason, rival) = reason(of: recognizer) { recognizer.engine.didDecide(reason, rival) }
  }

  // MARK: Events of recognizers

  /// Handles a request to leave the possible state.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - request: The request.
  func leavePossible(_ recognizer: UIGestureRecognizer, _ request: GestureArbiter.Request) {
    guard let id = recognizer.engine.id(in: self), arbiter.isOpen(id) else { return }
    for other in arbiter.unresolvedCompetitors(of: id) {
      guard let rival = recognizers[other]?.recognizer else { continue }
      arbiter.setRequirement(of: id, toFail: other, recognizer.requires(toFail: rival))
      if arbiter.unresolvedCompetitors(of: other).contains(id) {
        arbiter.setRequirement(of: other, toFail: id, rival.requires(toFail: recognizer))
      }
    }
    switch arbiter.request(id, request) {
    case .askCompetitors: begin(recognizer, id, request)
    case .wait: delivery?.setNeedsTurn()
    case .fail: fail(recognizer, because: arbiter.reason(of: id) ?? .undecided)
    }
  }

  /// Handles a recognizer that fails.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - reason: The reason.
  func fail(_ recognizer: UIGestureRecognizer, because reason: RecognitionReason) {
    guard let id = recognizer.engine.id(in: self), arbiter.isOpen(id) else { return }
    let outcome = arbiter.fail(id, because: reason)
    recognizer.engine.didFail()
    apply(outcome)
  }

  /// Handles a recognizer that entered a state; its targets are notified at the end of the turn.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - state: Its new state.
  func recognizer(_ recognizer: UIGestureRecognizer, didEnter state: UIGestureRecognizer.State) {
    if recognizer.engine.isTerminal, let id = recognizer.engine.id(in: self) { arbiter.finish(id) }
    let isCoalesced =
      state == .changed && pendingActions.contains { $0.recognizer === recognizer }
    if !isCoalesced, state != .failed {
      pendingActions.append(PendingAction(recognizer: recognizer, state: state))
    }
    delivery?.setNeedsTurn()
  }

  /// Handles a recognizer that ignores one of its touches.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - recognizer: The recognizer.
  func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    guard let id = recognizer.engine.id(in: self) else { return }
    arbiter.touchIgnored(touch.serial, by: id)
    delivery?.setNeedsTurn()
  }

  /// Handles a failure requirement that is made during a gesture.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer that waits.
  ///   - other: The recognizer that must fail first.
  func require(_ recognizer: UIGestureRecognizer, toFail other: UIGestureRecognizer) {
    guard let id = recognizer.engine.id(in: self), let rival = other.engine.id(in: self) else {
      return
    }
    arbiter.setRequirement(of: id, toFail: rival, true)
  }

  /// Handles a recognizer that leaves its view or window: its gesture is interrupted.
  ///
  /// - Parameter recognizer: The recognizer.
  func withdraw(_ recognizer: UIGestureRecognizer) {
    recognizer.engine.interrupt()
    withdrawn.append(recognizer)
    delivery?.setNeedsTurn()
  }

  /// Handles a deadline that a recognizer sets or cancels.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - hasDeadline: Whether it has a deadline.
  func setDeadline(_ recognizer: UIGestureRecognizer, _ hasDeadline: Bool) {
    guard let id = recognizer.engine.id(in: self) else { return }
    arbiter.setDeadline(id, hasDeadline)
  }

  /// Schedules a turn.
  ///
  /// - Parameters:
  ///   - interval: The time from now, in seconds.
  ///   - body: The work of the turn.
  /// - Returns: The entry to cancel; `nil` without a window.
  func schedule(after interval: TimeInterval, _ body: @escaping () -> Void) -> FrameClock.Entry? {
    delivery?.schedule(after: interval, body)
  }

  // MARK: Steps of a turn

  /// Removes deallocated and inconclusive recognizers, and sets deadlines for stalled ones.
  func removeIdle() {
    for id in arbiter.participants where recognizers[id]?.recognizer == nil {
      recognizers[id] = nil
      apply(arbiter.remove(id))
    }
    for id in arbiter.stalled {
      recognizers[id]?.recognizer?.engine.setDeadline(after: GestureFigures.stallTimeout)
    }
    for id in arbiter.inconclusive {
      if let recognizer = recognizers[id]?.recognizer {
        noteReason(of: recognizer)
        recognizer.engine.didLeaveInconclusively()
      }
      recognizers[id] = nil
      apply(arbiter.remove(id))
    }
  }

  /// Sends the pending action messages, and those that they cause.
  func sendActions() {
    while !pendingActions.isEmpty {
      let action = pendingActions.removeFirst()
      action.recognizer.engine.sendActions(for: action.state)
    }
  }

  /// Resets the recognizers whose gestures are over.
  ///
  /// - Parameter records: The touches from which they are removed.
  func resetFinished(_ records: [TouchRecord]) {
    let finished = arbiter.finished.compactMap { recognizers[$0]?.recognizer } + withdrawn
    withdrawn = []
    for recognizer in finished { noteReason(of: recognizer) }
    for recognizer in finished {
      guard let id = recognizer.engine.id(in: self) else { continue }
      recognizers[id] = nil
      for record in records { record.touch.removeRecognizer(recognizer) }
      let outcome = arbiter.remove(id)
      recognizer.engine.reset()
      apply(outcome)
    }
  }

  // MARK: Deciding

  /// Asks everybody concerned whether a recognizer can leave the possible state.
  ///
  /// The answers come from app code, which can end the gesture meanwhile.
  private func begin(
    _ recognizer: UIGestureRecognizer,
    _ id: GestureArbiter.ID,
    _ request: GestureArbiter.Request
  ) {
    guard recognizer.shouldBegin() else { return fail(recognizer, because: .refused) }
    for other in arbiter.activeCompetitors(of: id) {
      if recognizers[other]?.recognizer?.prevents(recognizer) == true {
        return fail(recognizer, because: .prevented(by: other))
      }
    }
    var prevented: Set<GestureArbiter.ID> = []
    for other in arbiter.openCompetitors(of: id) {
      guard let rival = recognizers[other]?.recognizer else { continue }
      if recognizer.prevents(rival) { prevented.insert(other) }
    }
    guard arbiter.isOpen(id) else { return }
    let outcome = arbiter.admit(id, preventing: prevented)
    recognizer.engine.didBegin(request)
    apply(outcome)
  }

  /// Applies the effects of a decision to other recognizers.
  private func apply(_ outcome: GestureArbiter.Outcome) {
    for id in outcome.failed { recognizers[id]?.recognizer?.engine.didFail() }
    for id in outcome.released {
      guard let recognizer = recognizers[id]?.recognizer,
        let request = arbiter.pendingRequest(id)
      else { continue }
      leavePossible(recognizer, request)
    }
  }
}
