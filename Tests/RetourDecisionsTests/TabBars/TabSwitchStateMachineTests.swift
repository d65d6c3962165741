// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct TabSwitchStateMachineTests {
  typealias State = TabSwitchStateMachine.State
  typealias Action = TabSwitchStateMachine.Action

  enum Event: CaseIterable {
    case select, switched, started, startedHeld, finish, cancel, takeOver, ended
  }

  /// The effect of an event in a state; `nil` traps.
  private static func effect(_ event: Event, in state: State) -> (State, Action?)? {
    switch (state, event) {
    case (.rest, .select): (.switching, .switchPages)
    case (.switching, .select): (.switching, Action.none)
    case (.running, .select): (.running, .completeTransition)
    case (.held, .select), (.reverting, .select): (state, .cancelTransition)
    case (.switching, .switched): (.rest, nil)
    case (.switching, .started): (.running, nil)
    case (.switching, .startedHeld): (.held, nil)
    case (.held, .finish): (.running, nil)
    case (.held, .cancel): (.reverting, nil)
    case (_, .finish), (_, .cancel): (state, nil)
    case (.running, .takeOver), (.reverting, .takeOver): (.held, nil)
    case (_, .takeOver): (state, nil)
    case (.running, .ended), (.held, .ended), (.reverting, .ended): (.rest, nil)
    default: nil
    }
  }

  private static func machine(in state: State) -> TabSwitchStateMachine {
    var machine = TabSwitchStateMachine()
    if state == .rest { return machine }
    _ = machine.selectionDidChange()
    if state == .switching { return machine }
    machine.transitionDidStart(isInteractive: state != .running)
    if state == .reverting { machine.interactionDidEnd(finishing: false) }
    return machine
  }

  private static func play(_ event: Event, on machine: inout TabSwitchStateMachine) -> Action? {
    switch event {
    case .select: return machine.selectionDidChange()
    case .switched: machine.switchDidEnd()
    case .started: machine.transitionDidStart(isInteractive: false)
    case .startedHeld: machine.transitionDidStart(isInteractive: true)
    case .finish: machine.interactionDidEnd(finishing: true)
    case .cancel: machine.interactionDidEnd(finishing: false)
    case .takeOver: machine.interactionDidStart()
    case .ended: machine.transitionDidEnd()
    }
    return nil
  }

  @Test(arguments: State.allCases, Event.allCases)
  func `a state and an event lead to the state and the action of the table`(
    _ state: State,
    _ event: Event
  ) {
    guard let (next, action) = Self.effect(event, in: state) else { return }
    var machine = Self.machine(in: state)
    #expect(machine.state == state)
    #expect(Self.play(event, on: &machine) == action)
    #expect(machine.state == next)
  }

  @Test(arguments: State.allCases.indices, Event.allCases.indices)
  func `a pair that cannot happen traps`(_ state: Int, _ event: Int) async {
    guard Self.effect(Event.allCases[event], in: State.allCases[state]) == nil else { return }
    await #expect(processExitsWith: .failure) { [state, event] in
      var machine = Self.machine(in: State.allCases[state])
      _ = Self.play(Event.allCases[event], on: &machine)
    }
  }
}
