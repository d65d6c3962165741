// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The delivery of one window's touches to gesture recognizers first, then to views.
///
/// It acts on the decisions of ``GestureCompetition`` and ``TouchGate``. One *turn* is: recognizers
/// receive an event, views receive the touches that recognizers permit, targets are notified of new
/// states, and recognizers whose gestures are over are reset. Apple sends actions on the next turn
/// of the run loop; here they are sent at the end of the event's own turn (our decision), after the
/// delivery to views, so that an event and all its consequences are one step of virtual time.
@MainActor
final class TouchDelivery {
  /// A touch that began while a recognizer still handled an earlier gesture.
  private struct DeferredTouch {
    let touch: UITouch
    let recognizer: UIGestureRecognizer
    let event: UIEvent
  }

  /// The competition among the window's recognizers.
  private(set) lazy var competition = GestureCompetition(self)
  /// The window; it clears this when it is deallocated.
  private unowned(unsafe) var window: UIWindow?
  /// The touches that are down, or of which a view has messages to receive.
  private var records: [TouchRecord] = []
  private var deferredTouches: [DeferredTouch] = []
  private var depth = 0
  private var nextTurn: FrameClock.Entry?

  /// Whether there are no touches, no participating recognizers and no pending messages.
  var isAtRest: Bool { records.isEmpty && competition.isAtRest }

  /// Connects the delivery with its window.
  ///
  /// - Parameter window: The window.
  func connect(to window: UIWindow) { self.window = window }

  /// Disconnects the delivery from its window, which is being deallocated.
  func disconnect() { window = nil }

  // MARK: Events

  /// Delivers an event to the recognizers and views of the window.
  ///
  /// - Parameter event: The event.
  func send(_ event: UIEvent) {
    if nextTurn != nil, depth == 0 { turn {} }
    let touches = event.storedTouches.filter { $0.storedWindow === window }
    turn(event) {
      for touch in touches where touch.sample.phase == .began { begin(touch, of: event) }
      for record in records where touches.contains(record.touch) { record.touchDidChange() }
      for recognizer in competition.participants { recognizer.engine.receive(touches, of: event) }
      for touch in touches where touch.isOver { competition.touchEnded(touch) }
    }
  }

  /// Performs work outside of an event of touches, and handles its consequences.
  ///
  /// - Parameter body: The work.
  func perform(_ body: () -> Void) { turn { body() } }

  /// Cancels all touches, for example when the app resigns active.
  func cancelAll() {
    let touches = records.filter { !$0.hasEnded }.map(\.touch)
    guard !touches.isEmpty else { return }
    for touch in touches { touch.change(to: .cancelled, at: nil, time: touch.sample.timestamp) }
    send(UIEvent(touches: touches, timestamp: touches[0].sample.timestamp))
  }

  /// Withdraws the recognizers and touches of a view and its descendants.
  ///
  /// - Parameter view: The view, which leaves the window.
  func viewWasRemoved(_ view: UIView) {
    window?.openMenu?.viewWasRemoved(view)
    window?.editMenu?.viewWasRemoved(view)
    for recognizer in competition.participants
    where recognizer.engine.view?.isInside(view) == true {
      competition.withdraw(recognizer)
    }
    for record in records where record.touch.storedView?.isInside(view) == true {
      record.viewWasRemoved()
      setNeedsTurn()
    }
  }

  private func begin(_ touch: UITouch, of event: UIEvent) {
    let isRefused = touch.storedView?.isRefusedByScrollView(touch, of: event) ?? false
    records.append(TouchRecord(touch, isBlocked: isRefused || !mayReachView(touch)))
    for recognizer in candidates(at: touch.storedView) { offer(touch, to: recognizer, of: event) }
  }

  /// Adds a touch that began to a recognizer, if subclass and delegate agree.
  private func offer(_ touch: UITouch, to recognizer: UIGestureRecognizer, of event: UIEvent) {
    guard competition.acceptsTouches(recognizer) else {
      deferredTouches.append(DeferredTouch(touch: touch, recognizer: recognizer, event: event))
      return
    }
    let view = recognizer.engine.view
    guard recognizer.receives(touch, of: event) else {
      if !recognizer.engine.isParticipating { recognizer.engine.didDecide(.notReceived) }
      return
    }
    // A delegate can have removed the recognizer or its view.
    guard let view, recognizer.engine.view === view, view.storedWindow === window else { return }
    competition.touchBegan(touch, for: recognizer)
  }

  /// Offers deferred touches to recognizers that were reset in this turn.
  ///
  /// The second of two quick taps in two locations is therefore not lost when it ends the wait of
  /// the first.
  private func offerDeferred() {
    let offers = deferredTouches
    deferredTouches = []
    for offer in offers where !offer.recognizer.engine.isParticipating && !offer.touch.isOver {
      self.offer(offer.touch, to: offer.recognizer, of: offer.event)
      offer.recognizer.engine.receive([offer.touch], of: offer.event)
    }
  }

  /// The recognizers of the hit view and its superviews, innermost and newest first.
  ///
  /// The first of several that recognize at the same moment has precedence; Apple does not document
  /// which it is (our decision).
  func candidates(at hitView: UIView?) -> [UIGestureRecognizer] {
    var candidates: [UIGestureRecognizer] = []
    var view = hitView
    while let current = view {
      candidates += current.storedGestureRecognizers.reversed()
      view = current.storedSuperview
    }
    return candidates
  }

  /// Returns whether the rules of multiple and exclusive touch let a touch reach its view.
  private func mayReachView(_ touch: UITouch) -> Bool {
    guard let view = touch.storedView else { return false }
    let others = records.filter { !$0.hasEnded }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.touch.storedView === view }) {
      return false
    }
    return !others.contains {
      guard let other = $0.touch.storedView, other !== view, !$0.isDelivered else { return false }
      return other.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  // MARK: Turns

  /// Performs work and handles all its consequences; turns inside of a turn are part of it.
  ///
  /// - Parameters:
  ///   - event: The event that views receive; one with the present touches unless given.
  ///   - body: The work.
  private func turn(_ event: UIEvent? = nil, _ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { finish(event) }
    depth -= 1
  }

  /// Schedules a turn for a change that happened outside of one.
  func setNeedsTurn() {
    guard depth == 0, nextTurn == nil else { return }
    nextTurn = schedule(after: 0) {}
    if nextTurn == nil { turn {} }
  }

  /// Schedules a turn.
  ///
  /// - Parameters:
  ///   - interval: The time from now, in seconds.
  ///   - body: The work of the turn.
  /// - Returns: The entry to cancel; `nil` without a window.
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
      competition.removeIdle()
      deliverToViews(event)
      competition.sendActions()
      competition.resetFinished(records)
      offerDeferred()
    } while hasWork
    records.removeAll { record in
      guard record.hasEnded, record.isDelivered else { return false }
      record.touch.removeAllRecognizers()
      return true
    }
  }

  private var hasWork: Bool {
    competition.hasWork
      || records.contains { $0.hasMessages(competition.restrictions(on: $0.touch)) }
  }

  // MARK: Delivering to views

  private func deliverToViews(_ event: UIEvent?) {
    var messages: [(record: TouchRecord, message: TouchGate.Message)] = []
    for record in records {
      for message in record.takeMessages(competition.restrictions(on: record.touch)) {
        messages.append((record, message))
      }
    }
    guard !messages.isEmpty else { return }
    let event = event ?? UIEvent(touches: records.map(\.touch), timestamp: latestTime)
    for message in TouchGate.Message.allCases {
      deliver(message, messages.filter { $0.message == message }.map(\.record), event)
    }
  }

  /// Delivers a message, with the touches of each view together.
  private func deliver(_ message: TouchGate.Message, _ records: [TouchRecord], _ event: UIEvent) {
    var rest = records
    while let view = rest.first.map(\.touch.storedView) {
      let group = rest.filter { $0.touch.storedView === view }
      rest.removeAll { $0.touch.storedView === view }
      guard let view else { continue }
      for record in group { record.show(for: message) }
      view.receive(message, Set(group.map(\.touch)), event)
      for record in group { record.show(for: nil) }
    }
  }

  private var latestTime: TimeInterval {
    records.map(\.touch.sample.timestamp).max() ?? 0
  }
}

extension UIView {
  fileprivate func receive(
    _ message: TouchGate.Message,
    _ touches: Set<UITouch>,
    _ event: UIEvent
  ) {
    switch message {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }
}
