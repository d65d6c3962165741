// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore

/// Brings the touches of one window to the gesture recognizers first, then to the views.
///
/// It acts on what ``GestureArbiter`` and ``TouchGate`` decide. One *turn* is: recognizers see an
/// event, views are told what they may know of it, targets are told about new states, and
/// recognizers that are through are reset. Apple sends actions on the next turn of the run loop;
/// here they are sent at the end of the event's own turn (our decision), after the views were told,
/// so that an event and all its consequences are one step of virtual time.
@preconcurrency @MainActor
final class TouchDelivery {
  /// An action message that waits for the end of the turn.
  private struct PendingAction {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
  }

  /// A touch that came down while a recognizer was busy with an earlier one.
  private struct LateOffer {
    let touch: UITouch
    let recognizer: UIGestureRecognizer
    let event: UIEvent
  }

  var arbiter = GestureArbiter()
  /// The recognizers that take part, by their numbers.
  var recognizers: [GestureArbiter.ID: WeakRecognizer] = [:]
  /// The touches that are down, or of which a view still has to hear.
  var records: [TouchRecord] = []
  /// The window clears this when it goes.
  unowned(unsafe) var window: UIWindow?

  private var nextID = 1
  private var depth = 0
  private var pendingActions: [PendingAction] = []
  private var lateOffers: [LateOffer] = []
  /// Those that left their view or window, and are reset at the end of the turn.
  private var dismissed: [UIGestureRecognizer] = []
  private var nextTurn: FrameClock.Entry?

  /// Nothing is going on: no touch, no recognizer, nothing waits.
  var isAtRest: Bool {
    records.isEmpty && recognizers.isEmpty && pendingActions.isEmpty && dismissed.isEmpty
  }

  // MARK: Events

  /// Brings an event to the recognizers and views of the window.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - window: The window.
  func send(_ event: UIEvent, in window: UIWindow) {
    self.window = window
    if nextTurn != nil, depth == 0 { turn {} }
    let touches = event.storedTouches.filter { $0.storedWindow === window }
    turn(event) {
      for touch in touches where touch.sample.phase == .began { receive(touch, of: event) }
      for record in records where touches.contains(record.touch) { record.note() }
      for recognizer in participants { recognizer.receive(touches, of: event) }
      for touch in touches where touch.isOver { forget(touch) }
    }
  }

  /// Cancels every touch, as when the app loses the screen.
  func cancelAll() {
    let touches = records.filter { !$0.isUp }.map(\.touch)
    guard let window, !touches.isEmpty else { return }
    for touch in touches { touch.change(to: .cancelled, at: nil, time: touch.sample.timestamp) }
    send(UIEvent(touches: touches, timestamp: touches[0].sample.timestamp), in: window)
  }

  /// Takes a view and all below it out of what is going on.
  ///
  /// - Parameter view: The view, which leaves its window.
  func viewWasRemoved(_ view: UIView) {
    for recognizer in participants where recognizer.storedView?.isInside(view) == true {
      dismiss(recognizer)
    }
    for record in records where record.touch.storedView?.isInside(view) == true {
      record.change = .cancelled
      finishSoon()
    }
  }

  private func receive(_ touch: UITouch, of event: UIEvent) {
    let record = TouchRecord(touch)
    if !mayReach(touch) { record.gate.block() }
    records.append(record)
    for recognizer in candidates(for: touch) { offer(touch, to: recognizer, of: event) }
  }

  /// Lets a recognizer look at a touch that just came down, if it wants to.
  private func offer(_ touch: UITouch, to recognizer: UIGestureRecognizer, of event: UIEvent) {
    guard acceptsTouches(recognizer) else {
      lateOffers.append(LateOffer(touch: touch, recognizer: recognizer, event: event))
      return
    }
    let view = recognizer.storedView
    guard recognizer.wants(touch, of: event) else { return }
    // A delegate may have taken the recognizer or its view away.
    guard let view, recognizer.storedView === view, view.storedWindow === window else { return }
    join(recognizer)
    guard let id = recognizer.participation?.id else { return }
    recognizer.cancelDeadline()
    arbiter.join(id, touch: touch.serial, manners: recognizer.manners)
    if recognizer.touches.isEmpty { recognizer.hitView = touch.storedView }
    recognizer.touches.append(touch)
    touch.storedRecognizers.append(WeakRecognizer(recognizer: recognizer))
  }

  /// Offers touches again to recognizers that were busy when they came down, and are not any more.
  ///
  /// So the second of two quick taps at two places is not lost when it ends the wait of the first.
  private func offerLate() {
    let offers = lateOffers
    lateOffers = []
    for offer in offers where offer.recognizer.participation == nil && !offer.touch.isOver {
      self.offer(offer.touch, to: offer.recognizer, of: offer.event)
      offer.recognizer.receive([offer.touch], of: offer.event)
    }
  }

  private func forget(_ touch: UITouch) {
    arbiter.touchEnded(touch.serial)
    for recognizer in touch.observers {
      recognizer.lastPoint = recognizer.middle
      recognizer.touches.removeAll { $0 === touch }
    }
  }

  /// The recognizers of the hit view and of all above it, innermost first and newest first.
  ///
  /// The first of several that recognize at the same moment wins: Apple does not say which that is
  /// (our decision).
  private func candidates(for touch: UITouch) -> [UIGestureRecognizer] {
    var candidates: [UIGestureRecognizer] = []
    var view = touch.storedView
    while let current = view {
      candidates += current.storedGestureRecognizers.reversed()
      view = current.storedSuperview
    }
    return candidates
  }

  /// Tells whether a touch reaches its view, by the rules of multiple and exclusive touch.
  private func mayReach(_ touch: UITouch) -> Bool {
    guard let view = touch.storedView else { return false }
    let others = records.filter { !$0.isUp }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.touch.storedView === view }) {
      return false
    }
    return !others.contains {
      guard let other = $0.touch.storedView, other !== view, !$0.gate.isOver else { return false }
      return other.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  // MARK: Turns

  /// Does something, and then all that follows from it.
  ///
  /// - Parameters:
  ///   - event: The event that views are given; made from the touches if there is none.
  ///   - body: What to do.
  func turn(_ event: UIEvent? = nil, _ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { finish(event) }
    depth -= 1
  }

  /// Has a turn begin soon, for what happened outside of one.
  func finishSoon() {
    guard depth == 0, nextTurn == nil else { return }
    nextTurn = schedule(after: 0) {}
    if nextTurn == nil { turn {} }
  }

  /// Asks the clock for a turn.
  ///
  /// - Parameters:
  ///   - interval: How long from now, in seconds.
  ///   - body: What to do in the turn.
  /// - Returns: What to cancel it with; `nil` if there is no clock.
  func schedule(after interval: TimeInterval, _ body: @escaping () -> Void) -> FrameClock.Entry? {
    guard let clock = window?.session.clock else { return nil }
    return clock.schedule(at: clock.now + interval) { [weak self] in
      self?.turn { body() }
    }
  }

  private func finish(_ event: UIEvent?) {
    nextTurn?.cancel()
    nextTurn = nil
    repeat {
      settleIdle()
      tellViews(event)
      sendActions()
      resetFinished()
      offerLate()
    } while hasWork
    records.removeAll { record in
      guard record.isUp, record.gate.isOver else { return false }
      record.touch.storedRecognizers = []
      return true
    }
  }

  private var hasWork: Bool {
    !pendingActions.isEmpty || !dismissed.isEmpty
      || !arbiter.finished.isEmpty || !arbiter.undecided.isEmpty
      || records.contains { record in
        var gate = record.gate
        return !gate.step(record.change, ruling: arbiter.ruling(on: record.touch.serial)).isEmpty
      }
  }

  private func tellViews(_ event: UIEvent?) {
    var messages: [(record: TouchRecord, message: TouchGate.Message)] = []
    for record in records {
      let ruling = arbiter.ruling(on: record.touch.serial)
      for message in record.gate.step(record.change, ruling: ruling) {
        messages.append((record, message))
      }
      record.change = .none
    }
    guard !messages.isEmpty else { return }
    let event = event ?? UIEvent(touches: records.map(\.touch), timestamp: latestTime)
    for message in TouchGate.Message.allCases {
      tell(message, messages.filter { $0.message == message }.map(\.record), event)
    }
  }

  private func tell(_ message: TouchGate.Message, _ records: [TouchRecord], _ event: UIEvent) {
    var rest = records
    while let view = rest.first.map(\.touch.storedView) {
      let group = rest.filter { $0.touch.storedView === view }
      rest.removeAll { $0.touch.storedView === view }
      guard let view else { continue }
      for record in group { record.show(for: message) }
      view.receive(message, Set(group.map(\.touch)), event)
      for record in group { record.touch.shownSample = nil }
    }
  }

  private func sendActions() {
    while !pendingActions.isEmpty {
      let action = pendingActions.removeFirst()
      action.recognizer.sendActions(for: action.state)
    }
  }

  private func resetFinished() {
    let finished = arbiter.finished.compactMap { recognizers[$0]?.recognizer } + dismissed
    dismissed = []
    for recognizer in finished { leave(recognizer) }
  }

  private func settleIdle() {
    for id in arbiter.participants where recognizers[id]?.recognizer == nil {
      recognizers[id] = nil
      apply(arbiter.remove(id))
    }
    for id in arbiter.dawdling {
      recognizers[id]?.recognizer?.setDeadline(after: GestureFigures.patience)
    }
    for id in arbiter.undecided {
      recognizers[id]?.recognizer?.participation = nil
      recognizers[id] = nil
      apply(arbiter.remove(id))
    }
  }

  private var latestTime: TimeInterval {
    records.map(\.touch.sample.timestamp).max() ?? 0
  }

  // MARK: Taking part

  /// The recognizers that take part, in the order in which they joined.
  var participants: [UIGestureRecognizer] {
    arbiter.participants.compactMap { recognizers[$0]?.recognizer }
  }

  /// Lets a recognizer take part.
  ///
  /// - Parameter recognizer: The recognizer.
  func join(_ recognizer: UIGestureRecognizer) {
    guard recognizer.participation == nil else { return }
    window = recognizer.storedView?.storedWindow
    recognizer.storedState = .possible
    recognizer.participation = Participation(id: nextID, delivery: self)
    recognizers[nextID] = WeakRecognizer(recognizer: recognizer)
    arbiter.join(nextID, manners: recognizer.manners)
    nextID += 1
  }

  /// Takes a recognizer out that leaves its view or window; its gesture is broken off.
  ///
  /// - Parameter recognizer: The recognizer.
  func dismiss(_ recognizer: UIGestureRecognizer) {
    recognizer.breakOff()
    dismissed.append(recognizer)
    finishSoon()
  }

  /// Has the targets told about a new state at the end of the turn.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - state: Its new state.
  func recognizer(_ recognizer: UIGestureRecognizer, entered state: UIGestureRecognizer.State) {
    if recognizer.isTerminal, let id = recognizer.participation?.id { arbiter.finish(id) }
    let isTold =
      state == .changed && pendingActions.contains { $0.recognizer === recognizer }
    if !isTold, state != .failed {
      pendingActions.append(PendingAction(recognizer: recognizer, state: state))
    }
    finishSoon()
  }

  private func acceptsTouches(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let participation = recognizer.participation else { return true }
    guard let delivery = participation.delivery else {
      recognizer.becomePossible()
      return true
    }
    return delivery === self && arbiter.acceptsTouches(participation.id)
  }

  private func leave(_ recognizer: UIGestureRecognizer) {
    guard let id = recognizer.participation?.id else { return }
    recognizers[id] = nil
    for record in records { record.touch.removeObserver(recognizer) }
    let outcome = arbiter.remove(id)
    recognizer.becomePossible()
    apply(outcome)
  }
}
