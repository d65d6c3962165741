// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@Suite struct PresentationStateMachineTests {
  /// A machine in a state.
  func machine(in state: PresentationStateMachine.State) -> PresentationStateMachine {
    var machine = PresentationStateMachine()
    if state == .held || state == .returning {
      while machine.state != .closing { machine.advance() }
      machine.hold()
      if state == .returning { machine.release(finishing: false) }
    }
    while machine.state != state { machine.advance() }
    return machine
  }

  @Test func `a presentation goes through its states once and stays gone`() {
    var machine = PresentationStateMachine()
    let states: [PresentationStateMachine.State] = [
      .opening, .arriving, .arrived, .shown, .closing, .leaving, .left, .gone,
    ]
    for state in states {
      #expect(machine.state == state)
      machine.advance()
    }
    #expect(machine.state == .gone)
  }

  @Test func `a finger holds it until it lets go`() {
    var machine = machine(in: .held)
    machine.advance()
    #expect(machine.state == .held)
    machine.release(finishing: true)
    #expect(machine.state == .leaving)
    machine.release(finishing: false)
    #expect(machine.state == .leaving)
  }

  @Test func `what a finger lets go back is there again, and can go again`() {
    var machine = machine(in: .returning)
    machine.advance()
    #expect(machine.state == .arrived)
    machine.advance()
    #expect(machine.state == .shown)
    machine.hold()
    #expect(machine.state == .shown)
  }

  @Test(arguments: PresentationStateMachine.State.allCases)
  func `a dismissal never meets a state without an answer`(
    _ state: PresentationStateMachine.State
  ) {
    let expected: PresentationStateMachine.Answer =
      switch state {
      case .shown: .start
      case .arriving: .startAfterArrival
      case .held: .takeOver
      case .opening, .arrived, .returning: .wait
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
    #expect(machine(in: .held).innerPresentation == .refuse)
    #expect(machine(in: .returning).innerPresentation == .wait)
  }
}
