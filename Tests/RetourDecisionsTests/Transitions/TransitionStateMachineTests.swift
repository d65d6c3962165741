// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct TransitionStateMachineTests {
  typealias Machine = TransitionStateMachine

  /// The states of the machine.
  enum State: String, CaseIterable, Codable, Sendable {
    case prepared, interactive, running, ended

    var machine: Machine {
      var machine = Machine(duration: 0.5)
      switch self {
      case .prepared: break
      case .interactive: _ = machine.scrub(to: 0.25)
      case .running: machine.run(at: 0)
      case .ended: _ = machine.end(finished: true)
      }
      return machine
    }
  }

  // MARK: Every pair of state and event

  @Test func `run starts a prepared transition, which the spring drives to its end`() {
    var machine = State.prepared.machine
    machine.run(at: 1)
    #expect(machine.progress(at: 1) == 0)
    #expect(abs(machine.progress(at: 1.25) - 0.942) < 0.001)
    #expect(machine.frame(at: 1.5) == .end(finished: true) && machine.hasEnded)
  }

  @Test(arguments: [State.prepared, .interactive, .running])
  func `ease settles from where the transition is`(_ state: State) {
    var machine = state.machine
    let start = machine.progress(at: 0.1)
    machine.ease(finishing: false, at: 0.1, length: 1) { $0 }
    #expect(abs(machine.progress(at: 0.6) - start / 2) < 1e-9)
    #expect(machine.frame(at: 1.1) == .end(finished: false))
  }

  @Test(arguments: [State.prepared, .interactive, .running], [true, false])
  func `release settles with the finger's velocity`(_ state: State, _ finishing: Bool) {
    var machine = state.machine
    let start = machine.progress(at: 0.1)
    machine.release(finishing: finishing, at: 0.1, velocity: 2)
    #expect(machine.progress(at: 0.1) == start && abs(machine.velocity(at: 0.1) - 2) < 1e-9)
    #expect(machine.frame(at: 0.6) == .end(finished: finishing))
  }

  @Test(arguments: [State.prepared, .interactive, .running])
  func `scrub hands the transition to the finger`(_ state: State) {
    var machine = state.machine
    #expect(machine.scrub(to: 0.75) == .show(progress: 0.75))
    #expect(machine.scrub(to: 7) == .show(progress: 1))
    #expect(machine.scrub(to: .nan) == .show(progress: 0))
    #expect(machine.isInteractive && machine.velocity(at: 3) == 0)
  }

  @Test func `a frame shows the running transition, and has no effect under the finger`() {
    var running = State.running.machine
    #expect(running.frame(at: 0.1) == .show(progress: running.progress(at: 0.1)))
    var interactive = State.interactive.machine
    #expect(interactive.frame(at: 0.1) == .none && interactive.progress(at: 9) == 0.25)
  }

  @Test(arguments: [State.prepared, .interactive, .running], [true, false])
  func `end ends at once`(_ state: State, _ finished: Bool) {
    var machine = state.machine
    #expect(machine.end(finished: finished) == .end(finished: finished))
    #expect(machine.hasEnded && machine.progress(at: 9) == (finished ? 1 : 0))
  }

  @Test func `an ended transition ignores every event`() {
    var machine = State.ended.machine
    machine.run(at: 0)
    machine.ease(finishing: false, at: 0, length: 1) { $0 }
    machine.release(finishing: false, at: 0, velocity: 1)
    #expect(machine.scrub(to: 0.5) == .none && machine.frame(at: 9) == .none)
    #expect(machine.end(finished: false) == .none)
    #expect(machine.hasEnded && machine.progress(at: 0) == 1)
  }

  @Test(arguments: [("run", State.running), ("run", .interactive), ("frame", .prepared)])
  func `an event that cannot happen traps with its name and the state`(
    _ event: String,
    _ state: State
  ) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [event = event as String, state = state as State] in
      var machine = state.machine
      if event == "run" { machine.run(at: 0) } else { _ = machine.frame(at: 0) }
    }
    try expectTrap(result, says: "\(event) in \(state.rawValue)")
  }
}
