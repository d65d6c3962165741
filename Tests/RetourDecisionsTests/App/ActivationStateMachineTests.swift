// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct ActivationStateMachineTests {
  typealias State = ActivationStateMachine.State
  typealias Callback = ActivationStateMachine.Callback

  enum Event: String, CaseIterable, Codable {
    case launch, connect, resign, minimize, restore, activate, terminate
  }

  /// The effect of an event in a state; `nil` traps.
  private static func effect(_ event: Event, in state: State) -> (State, Callback?)? {
    switch (state, event) {
    case (.active, .launch): (.launching, nil)
    case (.active, .resign): (.inactive, .willResignActive)
    case (.active, .restore), (.active, .activate): (.active, nil)
    case (.launching, .connect): (.inactive, .willEnterForeground)
    case (.launching, .resign), (.launching, .minimize), (.launching, .restore),
      (.launching, .activate):
      (.launching, nil)
    case (.inactive, .resign), (.inactive, .restore): (.inactive, nil)
    case (.inactive, .minimize): (.background, .didEnterBackground)
    case (.inactive, .activate): (.active, .didBecomeActive)
    case (.background, .resign), (.background, .minimize): (.background, nil)
    case (.background, .restore): (.inactive, .willEnterForeground)
    case (.background, .terminate): (.terminated, .willTerminate)
    default: nil
    }
  }

  private static func machine(in state: State) -> ActivationStateMachine {
    var machine = ActivationStateMachine()
    switch state {
    case .active: break
    case .launching: machine.launch()
    case .inactive: _ = machine.resign()
    case .background, .terminated:
      _ = machine.resign()
      _ = machine.minimize()
      if state == .terminated { _ = machine.terminate() }
    }
    return machine
  }

  private static func play(_ event: Event, on machine: inout ActivationStateMachine) -> Callback? {
    switch event {
    case .launch:
      machine.launch()
      return nil
    case .connect: return machine.connect()
    case .resign: return machine.resign()
    case .minimize: return machine.minimize()
    case .restore: return machine.restore()
    case .activate: return machine.activate()
    case .terminate: return machine.terminate()
    }
  }

  @Test(arguments: State.allCases, Event.allCases)
  func `a state and an event lead to the state and the callback of the table`(
    _ state: State,
    _ event: Event
  ) {
    guard let (next, callback) = Self.effect(event, in: state) else { return }
    var machine = Self.machine(in: state)
    #expect(machine.state == state)
    #expect(Self.play(event, on: &machine) == callback)
    #expect(machine.state == next)
  }

  @Test(arguments: State.allCases.indices, Event.allCases)
  func `a pair that cannot happen traps`(_ index: Int, _ event: Event) async {
    guard Self.effect(event, in: State.allCases[index]) == nil else { return }
    await #expect(processExitsWith: .failure) { [index, event] in
      var machine = Self.machine(in: State.allCases[index])
      _ = Self.play(event, on: &machine)
    }
  }
}
