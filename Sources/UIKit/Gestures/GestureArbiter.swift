// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Decides which gesture recognizers of a window may begin, which wait, and which fail.
///
/// Pure: recognizers and touches are numbers. What only a delegate or a subclass can answer is
/// asked by the caller, who hands the answers in; so user code never runs while the arbiter changes.
///
/// A recognizer takes part from its first touch until it is reset. Two recognizers compete while
/// they have a touch in common, even one that is up already: a double tap competes with the single
/// tap that the same finger made.
struct GestureArbiter {
  typealias ID = Int
  typealias TouchID = Int

  /// How a recognizer wants to leave the possible state.
  enum Request: Equatable {
    /// A continuous gesture begins.
    case begin
    /// A discrete gesture is recognized.
    case recognize
  }

  /// What the caller has to do about a request.
  enum Verdict: Equatable {
    /// Ask who else is concerned, then call ``GestureArbiter/admit(_:preventing:)`` or
    /// ``GestureArbiter/fail(_:)``.
    case ask
    /// Nothing: a recognizer that has to fail first has not failed yet.
    case wait
    /// Let it fail: a recognizer that had to fail first was recognized.
    case refuse
  }

  /// What changed for others.
  struct Outcome: Equatable {
    /// The recognizers that failed, in the order in which they joined.
    var failed: [ID] = []
    /// The recognizers that waited and wait no longer: their requests may be made again.
    var released: [ID] = []
  }

  /// What a recognizer wants to happen with the touches that it looks at.
  struct Manners: OptionSet {
    let rawValue: Int
    /// The touches are cancelled in their views when it recognizes: `cancelsTouchesInView`.
    static let cancelsTouches = Manners(rawValue: 1)
    /// Views do not see touches begin before it failed: `delaysTouchesBegan`.
    static let delaysBegan = Manners(rawValue: 2)
    /// Views do not see touches end before it failed: `delaysTouchesEnded`.
    static let delaysEnded = Manners(rawValue: 4)
  }

  /// The state of one recognizer that takes part.
  ///
  /// ```
  ///                     admit (begin)
  ///   possible ──┬──────────────────────────▶ active ──finish──▶ over ──reset──▶ (gone)
  ///     │  │     └── admit (recognize) ──────────────────────────▶ ▲
  ///     │  └─request─▶ waiting* ── released, then admit ─▶ active or over
  ///     │                │
  ///     └──── fail ──────┴────────────────────────────────▶ failed ──reset──▶ (gone)
  /// ```
  /// The state marked * waits for other recognizers.
  private enum Phase: Equatable {
    case possible
    case waiting(Request)
    case active
    case over
    case failed
  }

  private struct Entry {
    let id: ID
    var manners: Manners
    var phase = Phase.possible
    /// Every touch of this attempt, up or down.
    var touches: Set<TouchID> = []
    /// Those that are down.
    var down: Set<TouchID> = []
    /// Whether the clock will make it decide, with no touch down.
    var hasDeadline = false
    /// Whether it waits for the others to fail; only who was asked about is in here.
    var mustWaitFor: [ID: Bool] = [:]

    var isOpen: Bool {
      switch phase {
      case .possible, .waiting: true
      case .active, .over, .failed: false
      }
    }

    var isTerminal: Bool { phase == .over || phase == .failed }
  }

  /// Those who take part, in the order in which they joined.
  private var entries: [Entry] = []

  // MARK: Taking part

  /// The recognizers that take part, in the order in which they joined.
  var participants: [ID] { entries.map(\.id) }

  /// Tells whether a recognizer may look at a new touch.
  ///
  /// - Parameter id: The recognizer.
  /// - Returns: Whether it may.
  func acceptsTouches(_ id: ID) -> Bool {
    guard let entry = entry(id) else { return true }
    return entry.phase == .possible || entry.phase == .active
  }

  /// Lets a recognizer take part, or look at one more touch.
  ///
  /// - Parameters:
  ///   - id: The recognizer.
  ///   - touch: The touch; `nil` for a gesture that no touch starts.
  ///   - manners: What the recognizer wants to happen with its touches.
  mutating func join(_ id: ID, touch: TouchID? = nil, manners: Manners) {
    if index(id) == nil { entries.append(Entry(id: id, manners: manners)) }
    update(id) {
      $0.manners = manners
      guard let touch else { return }
      $0.touches.insert(touch)
      $0.down.insert(touch)
    }
  }

  /// Lets a recognizer look away from a touch, as if it had never had it.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - id: The recognizer.
  mutating func ignore(_ touch: TouchID, by id: ID) {
    update(id) {
      $0.touches.remove(touch)
      $0.down.remove(touch)
    }
  }

  /// Notes that a touch is up.
  ///
  /// - Parameter touch: The touch.
  mutating func touchEnded(_ touch: TouchID) {
    for index in entries.indices { entries[index].down.remove(touch) }
  }

  /// Takes a recognizer out.
  ///
  /// - Parameter id: The recognizer.
  /// - Returns: Who need not wait for it any more.
  mutating func remove(_ id: ID) -> Outcome {
    let waiting = waitingFor(id)
    entries.removeAll { $0.id == id }
    for index in entries.indices { entries[index].mustWaitFor[id] = nil }
    return Outcome(released: waiting.filter { blockers(of: $0).isEmpty })
  }

  // MARK: Leaving the possible state

  /// Tells whether a recognizer has neither begun nor failed.
  ///
  /// - Parameter id: The recognizer.
  /// - Returns: Whether it is still possible.
  func isOpen(_ id: ID) -> Bool { entry(id)?.isOpen ?? false }

  /// The request of a recognizer that waits.
  ///
  /// - Parameter id: The recognizer.
  /// - Returns: The request; `nil` if it does not wait.
  func pendingRequest(_ id: ID) -> Request? {
    guard case .waiting(let request) = entry(id)?.phase else { return nil }
    return request
  }

  /// The competitors for whom it is not known yet whether a recognizer has to wait for them.
  ///
  /// - Parameter id: The recognizer.
  /// - Returns: The competitors, in the order in which they joined.
  func unasked(by id: ID) -> [ID] {
    guard let entry = entry(id) else { return [] }
    return competitors(of: entry).map(\.id).filter { entry.mustWaitFor[$0] == nil }
  }

  /// Takes an answer to ``unasked(by:)``, or a requirement that is made later.
  ///
  /// - Parameters:
  ///   - id: The recognizer.
  ///   - other: Its competitor.
  ///   - mustWait: Whether the recognizer may begin only after the competitor failed.
  mutating func answer(_ id: ID, mustWaitFor other: ID, _ mustWait: Bool) {
    update(id) { $0.mustWaitFor[other] = mustWait }
  }

  /// Takes the request of a recognizer that wants to leave the possible state.
  ///
  /// A recognizer whose waiting would close a circle is refused: two that wait for each other would
  /// wait for ever (our decision).
  ///
  /// - Parameters:
  ///   - id: The recognizer.
  ///   - request: What it wants.
  /// - Returns: What to do now.
  mutating func request(_ id: ID, _ request: Request) -> Verdict {
    guard let entry = entry(id), entry.isOpen else { return .refuse }
    let concerned = competitors(of: entry).filter { entry.mustWaitFor[$0.id] == true }
    if concerned.contains(where: { $0.phase == .active || $0.phase == .over }) { return .refuse }
    update(id) { $0.phase = .waiting(request) }
    if concerned.allSatisfy({ $0.phase == .failed }) { return .ask }
    return waitsForItself(id) ? .refuse : .wait
  }

  /// The competitors that are in the middle of their gestures, or at its end.
  ///
  /// - Parameter id: The recognizer.
  /// - Returns: The competitors, in the order in which they joined.
  func activeRivals(of id: ID) -> [ID] {
    guard let entry = entry(id) else { return [] }
    return competitors(of: entry).filter { $0.phase == .active }.map(\.id)
  }

  /// The competitors that have neither begun nor failed.
  ///
  /// - Parameter id: The recognizer.
  /// - Returns: The competitors, in the order in which they joined.
  func openRivals(of id: ID) -> [ID] {
    guard let entry = entry(id) else { return [] }
    return competitors(of: entry).filter(\.isOpen).map(\.id)
  }

  /// Lets a recognizer leave the possible state as it requested.
  ///
  /// - Parameters:
  ///   - id: The recognizer.
  ///   - prevented: The competitors that it prevents.
  /// - Returns: Who failed: those prevented, and those that waited for this one to fail.
  mutating func admit(_ id: ID, preventing prevented: Set<ID>) -> Outcome {
    guard let entry = entry(id), case .waiting(let request) = entry.phase else { return Outcome() }
    update(id) { $0.phase = request == .begin ? .active : .over }
    var losers: [ID] = []
    for rival in competitors(of: entry) where rival.isOpen {
      if prevented.contains(rival.id) || rival.mustWaitFor[id] == true { losers.append(rival.id) }
    }
    for loser in losers { update(loser) { $0.phase = .failed } }
    return Outcome(failed: losers, released: released(by: losers))
  }

  /// Lets a recognizer fail.
  ///
  /// - Parameter id: The recognizer.
  /// - Returns: Who need not wait for it any more.
  mutating func fail(_ id: ID) -> Outcome {
    guard isOpen(id) else { return Outcome() }
    update(id) { $0.phase = .failed }
    return Outcome(released: released(by: [id]))
  }

  /// Ends the gesture of an active recognizer.
  ///
  /// - Parameter id: The recognizer.
  mutating func finish(_ id: ID) {
    update(id) { if $0.phase == .active { $0.phase = .over } }
  }

  // MARK: Coming to rest

  /// The recognizers that are through and have no touch down: they are to be reset and removed.
  var finished: [ID] {
    entries.filter { $0.isTerminal && $0.down.isEmpty }.map(\.id)
  }

  /// Notes whether the clock will make a recognizer decide.
  ///
  /// - Parameters:
  ///   - id: The recognizer.
  ///   - hasDeadline: Whether it has a deadline.
  mutating func setDeadline(_ id: ID, _ hasDeadline: Bool) {
    update(id) { $0.hasDeadline = hasDeadline }
  }

  /// The recognizers that never made up their minds: they are to be removed.
  ///
  /// They have no touch, no deadline, and nobody waits for them: they would hold back the ends of
  /// their touches for ever (our decision).
  var undecided: [ID] { idle.filter { waitingFor($0).isEmpty } }

  /// The recognizers that never made up their minds and keep others waiting: they are to be given a
  /// deadline (our decision).
  var dawdling: [ID] { idle.filter { !waitingFor($0).isEmpty } }

  private var idle: [ID] {
    entries.filter { $0.phase == .possible && $0.down.isEmpty && !$0.hasDeadline }.map(\.id)
  }

  // MARK: What happens to touches

  /// What the recognizers that look at a touch demand for it.
  ///
  /// - Parameter touch: The touch.
  /// - Returns: The demands of all of them together.
  func ruling(on touch: TouchID) -> TouchGate.Ruling {
    var ruling: TouchGate.Ruling = []
    for entry in entries where entry.touches.contains(touch) {
      switch entry.phase {
      case .possible, .waiting:
        if entry.manners.contains(.delaysBegan) { ruling.insert(.holdsBegan) }
        if entry.manners.contains(.delaysEnded) { ruling.insert(.holdsEnded) }
      case .active, .over:
        if entry.manners.contains(.cancelsTouches) { ruling.insert(.cancels) }
        if entry.manners.contains(.delaysBegan) { ruling.insert(.discardsUnseen) }
      case .failed:
        break
      }
    }
    return ruling
  }

  // MARK: Looking things up

  private func index(_ id: ID) -> Int? { entries.firstIndex { $0.id == id } }

  private func entry(_ id: ID) -> Entry? { entries.first { $0.id == id } }

  private mutating func update(_ id: ID, _ change: (inout Entry) -> Void) {
    guard let index = index(id) else { return }
    change(&entries[index])
  }

  private func competitors(of entry: Entry) -> [Entry] {
    entries.filter { $0.id != entry.id && !$0.touches.isDisjoint(with: entry.touches) }
  }

  /// Those that a recognizer still waits for.
  private func blockers(of id: ID) -> [ID] {
    guard let entry = entry(id) else { return [] }
    return competitors(of: entry).filter { $0.isOpen && entry.mustWaitFor[$0.id] == true }.map(\.id)
  }

  private func waitingFor(_ id: ID) -> [ID] {
    entries.filter { entry in
      if case .waiting = entry.phase { entry.mustWaitFor[id] == true } else { false }
    }.map(\.id)
  }

  private func released(by losers: [ID]) -> [ID] {
    let concerned = Set(losers.flatMap { waitingFor($0) })
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
