// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The precedence among the gesture recognizers of one window.
///
/// Pure: recognizers and touches are numbers. The owner asks delegates and subclasses between the
/// calls, so app code never runs during a mutation; it may call back into the owner, though, and
/// the table below says which events can therefore arrive late.
///
/// A recognizer participates from its first touch until it is reset. Two recognizers compete while
/// they have a touch in common, even one that has ended: a double tap competes with the single tap
/// of the same finger.
///
/// ```
///                     admit (begin)
///   possible ──┬──────────────────────────▶ active ──finish──▶ over ──remove──▶ (absent)
///     │  │     └── admit (recognize) ──────────────────────────▶ ▲
///     │  └─request─▶ waiting* ── released, then admit ─▶ active or over
///     │                │
///     └──── fail ──────┴────────────────────────────────▶ failed ──remove──▶ (absent)
/// ```
/// The phase marked * waits for other recognizers.
///
/// | event             | absent   | possible | waiting     | active   | over     | failed   |
/// |-------------------|----------|----------|-------------|----------|----------|----------|
/// | join              | possible | trap     | trap        | trap     | trap     | trap     |
/// | touchBegan        | trap     | noted    | noted ¹     | noted    | noted ¹  | noted ¹  |
/// | touchIgnored      | trap     | noted    | noted       | noted    | noted    | noted    |
/// | setRequirement    | ignored ²| noted    | noted       | noted    | noted    | noted    |
/// | request           | fail ²   | waiting  | waiting     | fail ²   | fail ²   | fail ²   |
/// | admit             | trap     | trap     | active/over | trap     | trap     | trap     |
/// | fail              | trap     | failed   | failed      | trap     | trap     | trap     |
/// | finish            | trap     | trap     | trap        | over     | ignored ³| ignored ³|
/// | setDeadline       | trap     | noted    | noted       | noted    | noted    | noted    |
/// | remove            | trap     | absent   | absent      | absent   | absent   | absent   |
///
/// 1. A delegate can change the phase while it decides about the touch.
/// 2. A delegate can end the gesture while it decides about a requirement.
/// 3. A discrete gesture is over, and a failed one failed, before its recognizer reports the end.
package struct GestureArbiter {
  package typealias ID = Int
  package typealias TouchID = Int

  /// The way in which a recognizer leaves the possible state.
  package enum Request: Equatable, Sendable, CaseIterable {
    /// A continuous gesture begins.
    case begin
    /// A discrete gesture is recognized.
    case recognize
  }

  /// The next step for the owner after a request.
  package enum Decision: Equatable, Sendable {
    /// Ask the competitors, then call ``GestureArbiter/admit(_:preventing:)`` or
    /// ``GestureArbiter/fail(_:)``.
    case askCompetitors
    /// Wait: a required recognizer has not failed yet.
    case wait
    /// Call ``GestureArbiter/fail(_:)``: a required recognizer was recognized.
    case fail
  }

  /// The effects of a decision on other recognizers.
  package struct Outcome: Equatable, Sendable {
    /// The recognizers that failed, in the order in which they joined.
    package var failed: [ID]
    /// The waiting recognizers without any requirement left: their requests can be repeated.
    package var released: [ID]

    package init(failed: [ID] = [], released: [ID] = []) {
      (self.failed, self.released) = (failed, released)
    }
  }

  private typealias Entry = ArbiterEntry

  /// The participants, in the order in which they joined.
  private var entries: [Entry] = []

  package init() {}

  // MARK: Participating

  /// The participating recognizers, in the order in which they joined.
  package var participants: [ID] { entries.map(\.id) }

  /// Returns whether a recognizer can receive a new touch.
  ///
  /// - Parameter id: The recognizer.
  /// - Returns: `false` while it waits for others or for its reset.
  package func acceptsTouches(_ id: ID) -> Bool {
    guard let entry = entry(id) else { return true }
    return entry.phase == .possible || entry.phase == .active
  }

  /// Adds a recognizer.
  ///
  /// - Parameters:
  ///   - id: The recognizer, which must be absent.
  ///   - options: Its effects on touches.
  package mutating func join(_ id: ID, options: TouchHandlingOptions) {
    if let entry = entry(id) { Self.trap("join", entry.phase) }
    entries.append(Entry(id: id, options: options))
  }

  /// Adds a touch to a recognizer.
  ///
  /// - Parameters:
  ///   - touch: The touch, which is down.
  ///   - id: The recognizer.
  ///   - options: The recognizer's effects on touches, which can have changed since the last one.
  package mutating func touchBegan(
    _ touch: TouchID,
    for id: ID,
    options: TouchHandlingOptions
  ) {
    update(id, "touchBegan") {
      $0.options = options
      $0.touches.insert(touch)
      $0.down.insert(touch)
    }
  }

  /// Removes a touch from one recognizer, which no longer competes for it.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - id: The recognizer.
  package mutating func touchIgnored(_ touch: TouchID, by id: ID) {
    update(id, "touchIgnored") {
      $0.touches.remove(touch)
      $0.down.remove(touch)
    }
  }

  /// Marks a touch as ended for all recognizers.
  ///
  /// - Parameter touch: The touch.
  package mutating func touchEnded(_ touch: TouchID) {
    for index in entries.indices { entries[index].down.remove(touch) }
  }

  /// Removes a recognizer.
  ///
  /// - Parameter id: The recognizer.
  /// - Returns: The recognizers that no longer wait for it.
  package mutating func remove(_ id: ID) -> Outcome {
    guard index(id) != nil else { Self.trap("remove", nil) }
    let waiting = waitingRecognizers(for: id)
    entries.removeAll { $0.id == id }
    for index in entries.indices { entries[index].requirements[id] = nil }
    return Outcome(released: waiting.filter { blockers(of: $0).isEmpty })
  }

  /// Returns the reason for which a recognizer began, or did not.
  ///
  /// - Parameter id: The recognizer.
  /// - Returns: The reason; `nil` for an absent one.
  package func reason(of id: ID) -> RecognitionReason? { entry(id)?.reason }

  // MARK: Leaving the possible state

  /// Returns whether a recognizer has neither begun nor failed.
  ///
  /// - Parameter id: The recognizer.
  /// - Returns: `false` for an absent one, too.
  package func isOpen(_ id: ID) -> Bool { entry(id)?.isOpen ?? false }

  /// Returns the request of a waiting recognizer.
  ///
  /// - Parameter id: The recognizer.
  /// - Returns: The request; `nil` if it does not wait.
  package func pendingRequest(_ id: ID) -> Request? {
    guard case .waiting(let request) = entry(id)?.phase else { return nil }
    return request
  }

  /// Returns the competitors that were not asked yet whether they must fail first.
  ///
  /// - Parameter id: The recognizer.
  /// - Returns: The competitors, in the order in which they joined.
  package func unresolvedCompetitors(of id: ID) -> [ID] {
    guard let entry = entry(id) else { return [] }
    return competitors(of: entry).map(\.id).filter { entry.requirements[$0] == nil }
  }

  /// Stores whether a recognizer can begin only after another one has failed.
  ///
  /// - Parameters:
  ///   - id: The recognizer.
  ///   - other: The other recognizer.
  ///   - isRequired: Whether the other one must fail first.
  package mutating func setRequirement(of id: ID, toFail other: ID, _ isRequired: Bool) {
    guard let index = index(id) else { return }
    entries[index].requirements[other] = isRequired
  }

  /// Requests that a recognizer leaves the possible state.
  ///
  /// A request that would close a cycle fails: recognizers that wait for each other would wait
  /// forever (our decision).
  ///
  /// - Parameters:
  ///   - id: The recognizer.
  ///   - request: The way in which it leaves.
  /// - Returns: The next step.
  package mutating func request(_ id: ID, _ request: Request) -> Decision {
    guard let entry = entry(id), entry.isOpen else { return .fail }
    let required = competitors(of: entry).filter { entry.requirements[$0.id] == true }
    if let winner = required.first(where: { $0.phase == .active || $0.phase == .over }) {
      update(id, "request") { $0.reason = .required(winner.id) }
      return .fail
    }
    update(id, "request") { $0.phase = .waiting(request) }
    guard let blocker = blockers(of: id).first else { return .askCompetitors }
    let isCircle = waitsForItself(id)
    update(id, "request") { $0.reason = isCircle ? .circle : .waits(for: blocker) }
    return isCircle ? .fail : .wait
  }

  /// Returns the competitors in the middle of a continuous gesture.
  ///
  /// - Parameter id: The recognizer.
  /// - Returns: The competitors, in the order in which they joined.
  package func activeCompetitors(of id: ID) -> [ID] {
    guard let entry = entry(id) else { return [] }
    return competitors(of: entry).filter { $0.phase == .active }.map(\.id)
  }

  /// Returns the competitors that have neither begun nor failed.
  ///
  /// - Parameter id: The recognizer.
  /// - Returns: The competitors, in the order in which they joined.
  package func openCompetitors(of id: ID) -> [ID] {
    guard let entry = entry(id) else { return [] }
    return competitors(of: entry).filter(\.isOpen).map(\.id)
  }

  /// Grants a recognizer's request.
  ///
  /// - Parameters:
  ///   - id: The recognizer, which must have made a request.
  ///   - prevented: The competitors that it prevents.
  /// - Returns: The failures: prevented competitors, and those that required this one to fail.
  package mutating func admit(_ id: ID, preventing prevented: Set<ID>) -> Outcome {
    guard let entry = entry(id), case .waiting(let request) = entry.phase else {
      Self.trap("admit", self.entry(id)?.phase)
    }
    update(id, "admit") {
      $0.phase = request == .begin ? .active : .over
      $0.reason = .admitted
    }
    var losers: [ID] = []
    for rival in competitors(of: entry) where rival.isOpen {
      let isRequired = rival.requirements[id] == true
      guard isRequired || prevented.contains(rival.id) else { continue }
      losers.append(rival.id)
      update(rival.id, "admit") {
        $0.phase = .failed
        $0.reason = isRequired ? .required(id) : .prevented(by: id)
      }
    }
    return Outcome(failed: losers, released: released(by: losers))
  }

  /// Marks an open recognizer as failed.
  ///
  /// - Parameters:
  ///   - id: The recognizer.
  ///   - reason: The reason.
  /// - Returns: The recognizers that no longer wait for it.
  package mutating func fail(
    _ id: ID,
    because reason: RecognitionReason = .notItsGesture
  ) -> Outcome {
    guard isOpen(id) else { Self.trap("fail", entry(id)?.phase) }
    update(id, "fail") {
      $0.phase = .failed
      $0.reason = reason
    }
    return Outcome(released: released(by: [id]))
  }

  /// Ends a continuous gesture.
  ///
  /// - Parameter id: The recognizer, which is no longer open.
  package mutating func finish(_ id: ID) {
    if entry(id)?.isOpen != false { Self.trap("finish", entry(id)?.phase) }
    update(id, "finish") { if $0.phase == .active { $0.phase = .over } }
  }

  // MARK: Ending an attempt

  /// The recognizers whose gesture is over and whose touches have ended: due for a reset.
  package var finished: [ID] {
    entries.filter { $0.isTerminal && $0.down.isEmpty }.map(\.id)
  }

  /// Stores whether a timer will end a recognizer's possible state.
  ///
  /// - Parameters:
  ///   - id: The recognizer.
  ///   - hasDeadline: Whether it has a deadline.
  package mutating func setDeadline(_ id: ID, _ hasDeadline: Bool) {
    update(id, "setDeadline") { $0.hasDeadline = hasDeadline }
  }

  /// The possible recognizers without touch, deadline and dependents: due for removal.
  ///
  /// They would delay the end of their touches forever (our decision).
  package var inconclusive: [ID] { idle.filter { waitingRecognizers(for: $0).isEmpty } }

  /// The possible recognizers without touch and deadline that others wait for: due for a deadline
  /// (our decision).
  package var stalled: [ID] { idle.filter { !waitingRecognizers(for: $0).isEmpty } }

  private var idle: [ID] {
    entries.filter { $0.phase == .possible && $0.down.isEmpty && !$0.hasDeadline }.map(\.id)
  }

  // MARK: Delivering touches to views

  /// Returns the combined restrictions that the recognizers of a touch impose on its delivery.
  ///
  /// - Parameter touch: The touch.
  /// - Returns: The restrictions.
  package func restrictions(on touch: TouchID) -> TouchGate.Restrictions {
    var restrictions: TouchGate.Restrictions = []
    for entry in entries where entry.touches.contains(touch) {
      switch entry.phase {
      case .possible, .waiting:
        if entry.options.contains(.delaysBegan) { restrictions.insert(.delaysBegan) }
        if entry.options.contains(.delaysEnded) { restrictions.insert(.delaysEnded) }
      case .active, .over:
        if entry.options.contains(.cancelsTouches) { restrictions.insert(.cancels) }
        if entry.options.contains(.delaysBegan) { restrictions.insert(.discardsUndelivered) }
      case .failed:
        break
      }
    }
    return restrictions
  }

  // MARK: Looking up entries

  private func index(_ id: ID) -> Int? { entries.firstIndex { $0.id == id } }

  private func entry(_ id: ID) -> Entry? { entries.first { $0.id == id } }

  private mutating func update(_ id: ID, _ event: StaticString, _ change: (inout Entry) -> Void) {
    guard let index = index(id) else { Self.trap(event, nil) }
    change(&entries[index])
  }

  private static func trap(_ event: StaticString, _ phase: Entry.Phase?) -> Never {
    preconditionFailure("GestureArbiter: \(event) while \(phase.map { "\($0)" } ?? "absent")")
  }

  private func competitors(of entry: Entry) -> [Entry] {
    entries.filter { $0.id != entry.id && !$0.touches.isDisjoint(with: entry.touches) }
  }

  /// Returns the competitors that a recognizer still waits for.
  private func blockers(of id: ID) -> [ID] {
    guard let entry = entry(id) else { return [] }
    return competitors(of: entry).filter { $0.isOpen && entry.requirements[$0.id] == true }.map(
      \.id
    )
  }

  private func waitingRecognizers(for id: ID) -> [ID] {
    entries.filter { entry in
      if case .waiting = entry.phase { entry.requirements[id] == true } else { false }
    }.map(\.id)
  }

  private func released(by losers: [ID]) -> [ID] {
    let concerned = Set(losers.flatMap { waitingRecognizers(for: $0) })
    return participants.filter { concerned.contains($0) && blockers(of: $0).isEmpty }
  }

  private func waitsForItself(_ id: ID) -> Bool {
    var open = blockers(of: id)
    var seen: Set<ID> = []
    while let next = open.popLast() {
      if next == id { return true }
      if seen.insert(next).inserted, pendingRequest(next) != nil { open += blockers(of: next) }
    }
    return false
  }
}
