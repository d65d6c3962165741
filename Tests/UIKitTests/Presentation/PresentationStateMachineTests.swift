// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@Suite struct PresentationStateMachineTests {
  /// A machine in a state.
  func machine(in state: PresentationStateMachine.State) -> PresentationStateMachine {
    var machine = PresentationStateMachine()
    while machine.state != state { machine.advance() }
    return machine
  }

  @Test func `a presentation goes through its states once and stays gone`() {
    var machine = PresentationStateMachine()
    for state in PresentationStateMachine.State.allCases {
      #expect(machine.state == state)
      machine.advance()
    }
    #expect(machine.state == .gone)
  }

  @Test(arguments: PresentationStateMachine.State.allCases)
  func `a dismissal never meets a state without an answer`(
    _ state: PresentationStateMachine.State
  ) {
    let expected: PresentationStateMachine.Answer =
      switch state {
      case .shown: .start
      case .arriving: .startAfterArrival
      case .opening, .arrived: .wait
      case .closing, .leaving, .left, .gone: .refuse
      }
    #expect(machine(in: state).dismissal == expected)
  }

  @Test func `only what is told lets another presentation wait`() {
    #expect(machine(in: .left).nextPresentation == .wait)
    #expect(machine(in: .gone).nextPresentation == .start)
    #expect(machine(in: .shown).nextPresentation == .refuse)
    #expect(machine(in: .arrived).innerPresentation == .wait)
    #expect(machine(in: .shown).innerPresentation == .start)
    #expect(machine(in: .leaving).innerPresentation == .refuse)
  }

  @Test func `it is on the move twice`() {
    let moving = PresentationStateMachine.State.allCases.filter { machine(in: $0).isMoving }
    #expect(moving == [.arriving, .leaving])
  }
}
