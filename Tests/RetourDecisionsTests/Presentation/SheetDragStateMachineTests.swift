// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct SheetDragStateMachineTests {
  typealias Machine = SheetDragStateMachine

  enum State: CaseIterable { case idle, following, resisting }

  func machine(in state: State) -> Machine {
    var machine = Machine()
    switch state {
    case .idle: break
    case .following: _ = machine.began(mayDismiss: true)
    case .resisting: _ = machine.began(mayDismiss: false)
    }
    return machine
  }

  @Test(arguments: [
    (translation: 300.0, velocity: 0.0, finishes: true),
    (translation: 200.0, velocity: 0.0, finishes: false),
    (translation: 10.0, velocity: 900.0, finishes: true),
    (translation: 390.0, velocity: -900.0, finishes: false),
  ])
  func `position and velocity decide whether a drag dismisses the sheet`(
    _ end: (translation: Double, velocity: Double, finishes: Bool)
  ) {
    var machine = Machine()
    #expect(machine.began(mayDismiss: true) == .beginDismissal)
    #expect(machine.moved(to: 100, height: 400) == .update(progress: 0.25))
    let action = machine.ended(at: end.translation, velocity: end.velocity, height: 400)
    let share = end.velocity / 400
    #expect(action == (end.finishes ? .finish(velocity: share) : .cancel(velocity: share)))
    #expect(!machine.isActive)
  }

  @Test func `a sheet that may not be dismissed approaches a limit`() throws {
    var machine = Machine()
    #expect(machine.began(mayDismiss: false) == .none)
    var lengths: [CGFloat] = []
    for translation in stride(from: 0.0, through: 4000, by: 100) {
      guard case .stretch(let length) = machine.moved(to: translation, height: 400) else {
        Issue.record("no stretch")
        return
      }
      lengths.append(length)
    }
    let steps = zip(lengths, lengths.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 > 0 })
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 })
    #expect(try #require(lengths.last) < 100)
    #expect(machine.moved(to: -50, height: 400) == .stretch(0))
    #expect(machine.ended(at: 4000, velocity: 0, height: 400) == .springBack(isAttempt: true))
  }

  @Test func `a short drag is no attempt to dismiss`() {
    var machine = Machine()
    _ = machine.began(mayDismiss: false)
    #expect(machine.ended(at: 60, velocity: 0, height: 400) == .springBack(isAttempt: false))
    _ = machine.began(mayDismiss: false)
    #expect(machine.ended(at: 60, velocity: 200, height: 400) == .springBack(isAttempt: true))
  }

  /// Every state and every event: the action, and whether a finger drags the sheet afterwards.
  @Test func `each event in each state does what the table says`() {
    for state in State.allCases {
      let isIdle = state == .idle
      for mayDismiss in [true, false] {
        var machine = machine(in: state)
        let begins = isIdle && mayDismiss
        #expect(machine.began(mayDismiss: mayDismiss) == (begins ? .beginDismissal : .none))
        #expect(machine.isActive)
      }
      var moved: Machine.Action { machine(in: state).moved(to: 40, height: 400) }
      var ended = machine(in: state)
      var cancelled = machine(in: state)
      var forgotten = machine(in: state)
      switch state {
      case .idle:
        #expect(moved == .none)
        #expect(ended.ended(at: 40, velocity: 0, height: 400) == .none)
        #expect(cancelled.cancelled() == .none)
      case .following:
        #expect(moved == .update(progress: 0.1))
        #expect(ended.ended(at: 40, velocity: 0, height: 400) == .cancel(velocity: 0))
        #expect(cancelled.cancelled() == .cancel(velocity: 0))
      case .resisting:
        #expect(moved != .none)
        #expect(ended.ended(at: 40, velocity: 0, height: 400) == .springBack(isAttempt: false))
        #expect(cancelled.cancelled() == .springBack(isAttempt: false))
      }
      forgotten.forget()
      #expect(!ended.isActive && !cancelled.isActive && !forgotten.isActive)
    }
  }

  @Test func `a container without height is not dismissed by chance`() {
    var machine = Machine()
    _ = machine.began(mayDismiss: true)
    #expect(machine.moved(to: 10, height: 0) == .update(progress: 0))
    #expect(machine.ended(at: 0, velocity: 0, height: 0) == .cancel(velocity: 0))
  }
}
