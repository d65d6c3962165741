// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// How the window's recognizers are asked, and how they hear what was decided.
extension TouchDelivery {
  /// Tries to let a recognizer leave the possible state.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - request: How it wants to leave.
  func leavePossible(_ recognizer: UIGestureRecognizer, _ request: GestureArbiter.Request) {
    guard let id = recognizer.participation?.id, arbiter.isOpen(id) else { return }
    for other in arbiter.unasked(by: id) {
      guard let rival = recognizers[other]?.recognizer else { continue }
      arbiter.answer(id, mustWaitFor: other, recognizer.mustWait(for: rival))
      if arbiter.unasked(by: other).contains(id) {
        arbiter.answer(other, mustWaitFor: id, rival.mustWait(for: recognizer))
      }
    }
    switch arbiter.request(id, request) {
    case .ask: begin(recognizer, id, request)
    case .wait: finishSoon()
    case .refuse: fail(recognizer)
    }
  }

  /// Lets a recognizer fail.
  ///
  /// - Parameter recognizer: The recognizer.
  func fail(_ recognizer: UIGestureRecognizer) {
    guard let id = recognizer.participation?.id, arbiter.isOpen(id) else { return }
    let outcome = arbiter.fail(id)
    recognizer.enter(.failed)
    apply(outcome)
  }

  /// Lets recognizers hear what a decision about another one means for them.
  ///
  /// - Parameter outcome: What changed.
  func apply(_ outcome: GestureArbiter.Outcome) {
    for id in outcome.failed { recognizers[id]?.recognizer?.enter(.failed) }
    for id in outcome.released {
      guard let recognizer = recognizers[id]?.recognizer,
        let request = arbiter.pendingRequest(id)
      else { continue }
      leavePossible(recognizer, request)
    }
  }

  /// Lets a recognizer look away from a touch.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - recognizer: The recognizer.
  func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    guard let id = recognizer.participation?.id else { return }
    arbiter.ignore(touch.serial, by: id)
    finishSoon()
  }

  /// Notes whether the clock will make a recognizer decide.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - hasDeadline: Whether it has a deadline.
  func setDeadline(_ recognizer: UIGestureRecognizer, _ hasDeadline: Bool) {
    guard let id = recognizer.participation?.id else { return }
    arbiter.setDeadline(id, hasDeadline)
  }

  /// Makes a recognizer wait for another one in the gesture that is going on.
  ///
  /// - Parameters:
  ///   - recognizer: The one that waits.
  ///   - other: The one that has to fail.
  func require(_ recognizer: UIGestureRecognizer, toFail other: UIGestureRecognizer) {
    guard let id = recognizer.participation?.id, let rival = other.participation,
      rival.delivery === self
    else { return }
    arbiter.answer(id, mustWaitFor: rival.id, true)
  }

  /// Asks everybody concerned whether a recognizer may leave the possible state.
  ///
  /// The answers come from delegates and subclasses, which may change anything meanwhile: the
  /// arbiter looks again at who is still there.
  private func begin(
    _ recognizer: UIGestureRecognizer,
    _ id: GestureArbiter.ID,
    _ request: GestureArbiter.Request
  ) {
    guard recognizer.mayBegin() else { return fail(recognizer) }
    for other in arbiter.activeRivals(of: id) {
      if recognizers[other]?.recognizer?.prevents(recognizer) == true { return fail(recognizer) }
    }
    var prevented: Set<GestureArbiter.ID> = []
    for other in arbiter.openRivals(of: id) {
      guard let rival = recognizers[other]?.recognizer else { continue }
      if recognizer.prevents(rival) { prevented.insert(other) }
    }
    guard arbiter.isOpen(id) else { return }
    let outcome = arbiter.admit(id, preventing: prevented)
    recognizer.enter(request == .begin ? .began : .ended)
    apply(outcome)
  }
}

extension UIGestureRecognizer {
  /// What the recognizer wants to happen with its touches.
  var manners: GestureArbiter.Manners {
    var manners: GestureArbiter.Manners = []
    if storedCancelsTouchesInView { manners.insert(.cancelsTouches) }
    if storedDelaysTouchesBegan { manners.insert(.delaysBegan) }
    if storedDelaysTouchesEnded { manners.insert(.delaysEnded) }
    return manners
  }

  /// Gives a subclass those of an event's touches that it looks at, unless it is through.
  ///
  /// - Parameters:
  ///   - eventTouches: The event's touches in the window.
  ///   - event: The event.
  func receive(_ eventTouches: [UITouch], of event: UIEvent) {
    let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    for phase in phases {
      let mine = eventTouches.filter { touch in
        touch.sample.phase == phase && touches.contains { $0 === touch }
      }
      guard !mine.isEmpty, participation != nil, !isTerminal else { continue }
      switch phase {
      case .began: touchesBegan(Set(mine), with: event)
      case .moved: touchesMoved(Set(mine), with: event)
      case .ended: touchesEnded(Set(mine), with: event)
      case .cancelled: receiveCancelled(mine, of: event)
      case .stationary: break
      }
    }
  }

  /// A subclass that does not care about cancelled touches would stay active for ever.
  private func receiveCancelled(_ cancelled: [UITouch], of event: UIEvent) {
    touchesCancelled(Set(cancelled), with: event)
    if touches.allSatisfy({ cancelled.contains($0) }), !isTerminal { breakOff() }
  }
}

extension UIView {
  /// Tells the view about its touches.
  ///
  /// - Parameters:
  ///   - message: What happened.
  ///   - touches: The touches.
  ///   - event: The event.
  func receive(_ message: TouchGate.Message, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch message {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }
}
