// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

@Suite struct SheetDragStateMachineTests {
  @Test(arguments: [
    (translation: 300.0, velocity: 0.0, finishes: true),
    (translation: 200.0, velocity: 0.0, finishes: false),
    (translation: 10.0, velocity: 900.0, finishes: true),
    (translation: 390.0, velocity: -900.0, finishes: false),
  ])
  func `place and speed decide`(_ end: (translation: Double, velocity: Double, finishes: Bool)) {
    var machine = SheetDragStateMachine()
    #expect(machine.began(mayDismiss: true) == .beginDismissal)
    #expect(machine.moved(to: 100, height: 400) == .update(progress: 0.25))
    let action = machine.ended(at: end.translation, velocity: end.velocity, height: 400)
    let share = end.velocity / 400
    #expect(action == (end.finishes ? .finish(velocity: share) : .cancel(velocity: share)))
    #expect(!machine.isActive)
  }

  @Test func `a sheet that may not go gives way less and less`() throws {
    var machine = SheetDragStateMachine()
    #expect(machine.began(mayDismiss: false) == .none)
    var lengths: [CGFloat] = []
    for translation in stride(from: 0.0, through: 4000, by: 100) {
      guard case .stretch(let length) = machine.moved(to: translation, height: 400) else {
        Issue.record("not stretched")
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

  @Test func `a short pull is no attempt`() {
    var machine = SheetDragStateMachine()
    _ = machine.began(mayDismiss: false)
    #expect(machine.ended(at: 60, velocity: 0, height: 400) == .springBack(isAttempt: false))
    _ = machine.began(mayDismiss: false)
    #expect(machine.ended(at: 60, velocity: 200, height: 400) == .springBack(isAttempt: true))
  }

  @Test func `a gesture that is broken off means nothing`() {
    var machine = SheetDragStateMachine()
    #expect(machine.cancelled() == .none)
    #expect(machine.moved(to: 10, height: 400) == .none)
    #expect(machine.ended(at: 10, velocity: 0, height: 400) == .none)
    _ = machine.began(mayDismiss: true)
    #expect(machine.began(mayDismiss: true) == .none)
    #expect(machine.cancelled() == .cancel(velocity: 0))
    _ = machine.began(mayDismiss: false)
    #expect(machine.cancelled() == .springBack(isAttempt: false))
    _ = machine.began(mayDismiss: true)
    machine.forget()
    #expect(machine.ended(at: 399, velocity: 0, height: 400) == .none)
  }

  @Test func `a container of no height finishes nothing by chance`() {
    var machine = SheetDragStateMachine()
    _ = machine.began(mayDismiss: true)
    #expect(machine.moved(to: 10, height: 0) == .update(progress: 0))
    #expect(machine.ended(at: 0, velocity: 0, height: 0) == .cancel(velocity: 0))
  }
}
