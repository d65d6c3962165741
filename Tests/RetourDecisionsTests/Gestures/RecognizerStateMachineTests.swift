// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct RecognizerStateMachineTests {
  typealias State = RecognizerStateMachine.State
  typealias Action = RecognizerStateMachine.Action

  /// Returns a machine in a state.
  private static func machine(in state: State) -> RecognizerStateMachine {
    var machine = RecognizerStateMachine()
    switch state {
    case .possible: break
    case .failed: machine.failed()
    case .began, .changed, .cancelled:
      _ = machine.admitted(.begin)
      _ = machine.set(to: state)
    case .ended: _ = machine.admitted(.recognize)
    }
    return machine
  }

  /// The actions of setting each state, in the order of the cases.
  private static func actions(in state: State) -> [Action] {
    switch state {
    case .possible:
      [.none, .request(.begin), .request(.begin), .request(.recognize), .fail, .fail]
    case .began:
      [
        .none, .none, .report(.changed), .report(.ended), .report(.cancelled), .report(.cancelled),
      ]
    case .changed:
      [
        .none, .report(.changed), .report(.changed), .report(.ended), .report(.cancelled),
        .report(.cancelled),
      ]
    case .ended, .cancelled, .failed: Array(repeating: .none, count: 6)
    }
  }

  @Test(arguments: State.allCases)
  func `a subclass moves the machine as the table says`(_ state: State) {
    for (newState, action) in zip(State.allCases, Self.actions(in: state)) {
      var machine = Self.machine(in: state)
      #expect(machine.state == state)
      #expect(machine.set(to: newState) == action, "\(state) to \(newState)")
      if case .report(let reported) = action {
        #expect(machine.state == reported)
      } else {
        #expect(machine.state == state)
      }
    }
  }

  @Test(
    arguments: zip(
      State.allCases,
      [.fail, .report(.cancelled), .report(.cancelled), .none, .none, .none] as [Action]
    )
  )
  func `an interruption cancels active gestures and fails possible ones`(
    _ state: State,
    _ action: Action
  ) {
    var machine = Self.machine(in: state)
    #expect(machine.interrupt() == action)
  }

  @Test(arguments: State.allCases)
  func `a reset makes every state possible`(_ state: State) {
    var machine = Self.machine(in: state)
    #expect(machine.isActive == (state == .began || state == .changed))
    #expect(machine.isTerminal == [.ended, .cancelled, .failed].contains(state))
    machine.reset()
    #expect(machine.state == .possible)
  }

  @Test func `consent begins continuous gestures and completes discrete ones`() {
    var (continuous, discrete) = (RecognizerStateMachine(), RecognizerStateMachine())
    #expect(continuous.admitted(.begin) == .began)
    #expect(discrete.admitted(.recognize) == .ended)
  }

  @Test(arguments: State.allCases.dropFirst().map(\.rawValue), [true, false])
  func `consent and failure trap unless the gesture is possible`(
    _ state: Int,
    _ isFailure: Bool
  ) async {
    await #expect(processExitsWith: .failure) { [state, isFailure] in
      guard let state = State(rawValue: state) else { return }
      var machine = Self.machine(in: state)
      if isFailure { machine.failed() } else { _ = machine.admitted(.begin) }
    }
  }
}
