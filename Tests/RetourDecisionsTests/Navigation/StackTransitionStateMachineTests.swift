// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct StackTransitionStateMachineTests {
  typealias Machine = StackTransitionStateMachine

  /// The events of the machine.
  enum Event: String, CaseIterable, Codable, Sendable {
    case operationBegan, operationEnded, interrupted, interruptionEnded, transitionWillStart
    case startedPush, startedPop, startedInteractive
    case releasedToFinish, releasedToRevert, takenOver, ended

    func happen(to machine: inout Machine) {
      switch self {
      case .operationBegan: machine.operationBegan()
      case .operationEnded: _ = machine.operationEnded()
      case .interrupted: _ = machine.interrupted()
      case .interruptionEnded: machine.interruptionEnded()
      case .transitionWillStart: machine.transitionWillStart()
      case .startedPush: machine.started(isPush: true, isInteractive: false)
      case .startedPop: machine.started(isPush: false, isInteractive: false)
      case .startedInteractive: machine.started(isPush: false, isInteractive: true)
      case .releasedToFinish: machine.released(finishing: true)
      case .releasedToRevert: machine.released(finishing: false)
      case .takenOver: machine.takenOver()
      case .ended: machine.ended()
      }
    }

    /// The name of the machine's method.
    var method: String {
      switch self {
      case .startedPush, .startedPop, .startedInteractive: "started"
      case .releasedToFinish, .releasedToRevert: "released"
      default: rawValue
      }
    }
  }

  /// A state of the machine, and the events that lead to it.
  struct Situation: Codable, Sendable, CustomTestStringConvertible {
    let events: [Event]

    var machine: Machine {
      var machine = Machine()
      for event in events { event.happen(to: &machine) }
      return machine
    }

    var testDescription: String { "\(machine.state), operation \(machine.operation)" }
  }

  /// The events that lead from rest, in the step `starting`, to each state of a transition.
  static let ways: [[Event]] = [
    [], [.startedPush], [.startedPop], [.startedInteractive],
    [.startedInteractive, .releasedToFinish], [.startedInteractive, .releasedToRevert],
  ]

  /// Every state of the transition in every step of an operation.
  static let situations: [Situation] = ways.flatMap { way -> [Situation] in
    let start: [Event] = [.operationBegan, .transitionWillStart]
    let running = way.isEmpty ? [] : start + way + [.operationEnded]
    return [
      running, running + [.operationBegan], running + [.operationBegan, .interrupted], start + way,
    ].map { Situation(events: $0) }
  }

  /// The expected state after an event; `nil` if the pair cannot happen.
  static func expected(
    _ event: Event,
    in state: Machine.State,
    _ operation: Machine.Operation
  ) -> (Machine.State, Machine.Operation)? {
    let isRunning = state != .rest
    switch event {
    case .operationBegan: return (state, operation == .none ? .changing : operation)
    case .operationEnded: return operation == .none ? nil : (state, .none)
    case .interrupted: return operation == .none ? nil : (state, .interrupting)
    case .interruptionEnded:
      if operation == .none { return nil }
      return (state, operation == .interrupting ? .changing : operation)
    case .transitionWillStart:
      return operation == .changing && !isRunning ? (.rest, .starting) : nil
    case .startedPush, .startedPop, .startedInteractive:
      guard operation == .starting, !isRunning else { return nil }
      if event == .startedInteractive { return (.interactive, .starting) }
      return (.timed(isPush: event == .startedPush), .starting)
    case .releasedToFinish, .releasedToRevert:
      guard isRunning else { return nil }
      if state != .interactive { return (state, operation) }
      return (event == .releasedToFinish ? .finishing : .reverting, operation)
    case .takenOver: return isRunning ? (.interactive, operation) : nil
    case .ended:
      return isRunning ? (.rest, operation == .starting ? .changing : operation) : nil
    }
  }

  @Test func `the situations cover every state in every step`() {
    let reached = Set(Self.situations.map(\.testDescription))
    #expect(reached.count == 6 * 4)
  }

  @Test(arguments: situations)
  func `each event that can happen leads to its state`(_ situation: Situation) {
    let before = situation.machine
    for event in Event.allCases {
      guard let (state, operation) = Self.expected(event, in: before.state, before.operation)
      else { continue }
      var machine = before
      event.happen(to: &machine)
      #expect(machine.state == state, "\(event)")
      #expect(machine.operation == operation, "\(event)")
    }
  }

  /// The pairs that cannot happen, each once for the part of the state that forbids it.
  static let impossible: [(Event, Situation)] = {
    var seen: Set<String> = []
    var pairs: [(Event, Situation)] = []
    for situation in situations {
      let machine = situation.machine
      for event in Event.allCases
      where expected(event, in: machine.state, machine.operation) == nil {
        let isRunning = machine.state != .rest
        if seen.insert("\(event.method) \(isRunning) \(machine.operation)").inserted {
          pairs.append((event, situation))
        }
      }
    }
    return pairs
  }()

  @Test(arguments: impossible)
  func `an event that cannot happen traps with its name and the state`(
    _ event: Event,
    _ situation: Situation
  ) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [event = event as Event, situation = situation as Situation] in
      var machine = situation.machine
      event.happen(to: &machine)
    }
    try expectTrap(result, says: "\(event.method) in \(situation.testDescription)")
  }

  // MARK: Answers

  @Test(arguments: [
    (Machine.State.rest, Machine.Ending.nothing), (.timed(isPush: true), .complete),
    (.timed(isPush: false), .complete), (.interactive, .cancel), (.finishing, .complete),
    (.reverting, .cancel),
  ])
  func `an interruption completes a timed transition and cancels an unfinished swipe`(
    _ state: Machine.State,
    _ ending: Machine.Ending
  ) throws {
    var machine = try #require(
      Self.situations.map(\.machine).first { $0.state == state && $0.operation == .changing }
    )
    #expect(machine.interrupted() == ending)
    #expect(machine.keepsPoses)
    if state != .rest { machine.ended() }
    machine.interruptionEnded()
    #expect(!machine.keepsPoses && machine.state == .rest && machine.isOperating)
  }

  @Test(arguments: situations)
  func `a swipe begins at rest, catches a push, and is refused otherwise`(_ situation: Situation) {
    let machine = situation.machine
    #expect(machine.swipeRequested(canPop: false, canCatchPop: false) == .refuse)
    var expected = Machine.SwipeAnswer.refuse
    if machine.operation == .none, machine.state == .rest { expected = .begin }
    if machine.operation == .none, machine.state == .timed(isPush: true) { expected = .catchPush }
    #expect(machine.swipeRequested(canPop: true, canCatchPop: false) == expected)
  }

  @Test(arguments: situations)
  func `a swipe takes over a pop that may be caught, unless a finger has it`(
    _ situation: Situation
  ) {
    let machine = situation.machine
    var isCaught = machine.operation == .none
    switch machine.state {
    case .rest, .interactive, .timed(isPush: true): isCaught = false
    case .timed(isPush: false), .finishing, .reverting: break
    }
    // The page that it leads to may be the root.
    let answer = machine.swipeRequested(canPop: false, canCatchPop: true)
    #expect(answer == (isCaught ? .catchPop : .refuse))
  }

  @Test(arguments: situations)
  func `an operation that is requested during another waits`(_ situation: Situation) {
    let machine = situation.machine
    #expect(
      machine.operationRequested() == (machine.operation == .none ? .perform : .wait)
    )
  }

  @Test(arguments: situations)
  func `a transition that runs to its end continues under the same top`(_ situation: Situation) {
    let machine = situation.machine
    let expected =
      switch machine.state {
      case .timed, .finishing: true
      case .rest, .interactive, .reverting: false
      }
    #expect(machine.continuesUnderSameTop == expected)
  }

  @Test func `waiting operations follow the end of the outermost operation`() {
    var machine = Machine()
    machine.operationBegan()
    machine.transitionWillStart()
    machine.operationBegan()
    #expect(machine.operationEnded() == .none)
    #expect(machine.isStarting && machine.operationRequested() == .wait)
    #expect(machine.operationEnded() == .performWaiting)
    #expect(!machine.isOperating && !machine.isStarting)
  }
}
