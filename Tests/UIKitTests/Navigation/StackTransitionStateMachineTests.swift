// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@Suite struct StackTransitionStateMachineTests {
  typealias Machine = StackTransitionStateMachine

  /// Every state, by the way that leads to it.
  static let states: [(Machine.State, [@Sendable (inout Machine) -> Void])] = [
    (.rest, []),
    (.timed(isPush: true), [{ $0.started(isPush: true, isInteractive: false) }]),
    (.timed(isPush: false), [{ $0.started(isPush: false, isInteractive: false) }]),
    (.held, [{ $0.started(isPush: false, isInteractive: true) }]),
    (
      .finishing,
      [
        { $0.started(isPush: false, isInteractive: true) }, { $0.released(finishing: true) },
      ]
    ),
    (
      .fallingBack,
      [
        { $0.started(isPush: false, isInteractive: true) }, { $0.released(finishing: false) },
      ]
    ),
  ]

  static func machine(in state: Machine.State) -> Machine {
    var machine = Machine()
    for step in states.first(where: { $0.0 == state })?.1 ?? [] { step(&machine) }
    return machine
  }

  @Test(arguments: [
    (Machine.State.rest, Machine.Ending.nothing), (.timed(isPush: true), .complete),
    (.timed(isPush: false), .complete), (.held, .cancel), (.finishing, .complete),
    (.fallingBack, .cancel),
  ])
  func `an operation completes what runs by itself and cancels what a finger has not finished`(
    _ state: Machine.State,
    _ ending: Machine.Ending
  ) {
    var machine = Self.machine(in: state)
    #expect(machine.state == state)
    #expect(machine.operationArrives() == ending)
    #expect(machine.state == .rest)
  }

  @Test(arguments: [
    (Machine.State.rest, Machine.SwipeAnswer.begin), (.timed(isPush: true), .catchPush),
    (.timed(isPush: false), .refuse), (.held, .refuse), (.finishing, .refuse),
    (.fallingBack, .refuse),
  ])
  func `a swipe begins at rest, catches a push, and is refused otherwise`(
    _ state: Machine.State,
    _ answer: Machine.SwipeAnswer
  ) {
    #expect(Self.machine(in: state).swipeArrives(canPop: true) == answer)
    #expect(Self.machine(in: state).swipeArrives(canPop: false) == .refuse)
  }

  @Test func `letting go means something only while a finger holds the page`() {
    for (state, _) in Self.states where state != .held {
      var machine = Self.machine(in: state)
      machine.released(finishing: true)
      #expect(machine.state == state)
    }
  }

  @Test func `a transition that runs by itself to its end goes on under the same top`() {
    var machine = StackTransitionStateMachine()
    #expect(!machine.goesOnUnderSameTop)
    machine.started(isPush: true, isInteractive: false)
    #expect(machine.goesOnUnderSameTop)
    machine.ended()
    machine.started(isPush: false, isInteractive: true)
    #expect(!machine.goesOnUnderSameTop)
    machine.released(finishing: true)
    #expect(machine.goesOnUnderSameTop)
    machine.ended()
    machine.started(isPush: false, isInteractive: true)
    machine.released(finishing: false)
    #expect(!machine.goesOnUnderSameTop)
  }
}
