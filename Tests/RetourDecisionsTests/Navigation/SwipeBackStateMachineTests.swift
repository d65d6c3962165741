// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct SwipeBackStateMachineTests {
  typealias Machine = SwipeBackStateMachine

  private var tracking: Machine {
    var machine = Machine()
    _ = machine.began(canPop: true)
    return machine
  }

  // MARK: Every pair of state and event

  @Test func `idle, a gesture begins only where there is a page to pop`() {
    var machine = Machine()
    #expect(machine.began(canPop: false) == .none && machine.state == .idle)
    #expect(machine.began(canPop: true) == .beginPop && machine.state == .tracking)
  }

  @Test func `idle, the rest of a gesture has no effect`() {
    var machine = Machine()
    #expect(machine.moved(to: 50, width: 100) == .none)
    #expect(machine.ended(at: 90, velocity: 500, width: 100) == .none)
    #expect(machine.cancelled() == .none)
    machine.transitionEnded()
    #expect(machine.state == .idle)
  }

  @Test func `tracking, a second beginning has no effect`() {
    var machine = tracking
    #expect(machine.began(canPop: true) == .none && machine.isTracking)
  }

  @Test func `tracking, the transition follows the finger between its ends`() {
    let machine = tracking
    #expect(machine.moved(to: 25, width: 100) == .update(progress: 0.25))
    #expect(machine.moved(to: -5, width: 100) == .update(progress: 0))
    #expect(machine.moved(to: 500, width: 100) == .update(progress: 1))
    #expect(machine.moved(to: .nan, width: 100) == .update(progress: 0))
    #expect(machine.moved(to: 25, width: 0) == .update(progress: 0))
    #expect(machine.isTracking)
  }

  @Test func `tracking, a cancelled gesture cancels the pop`() {
    var machine = tracking
    #expect(machine.cancelled() == .cancel(velocity: 0) && machine.state == .idle)
  }

  @Test func `tracking, the end of the transition ends the gesture's part`() {
    var machine = tracking
    machine.transitionEnded()
    #expect(machine.state == .idle)
  }

  // MARK: The decision at the end

  @Test(
    arguments: [
      (51, 0, true), (50, 0, false), (0, 170, true), (0, 160, false), (90, -150, false),
    ] as [(CGFloat, CGFloat, Bool)]
  )
  func `a gesture finishes if it is projected past the middle`(
    _ translation: CGFloat,
    _ velocity: CGFloat,
    _ finishes: Bool
  ) {
    var machine = tracking
    let speed = velocity / 100
    #expect(
      machine.ended(at: translation, velocity: velocity, width: 100)
        == (finishes ? .finish(velocity: speed) : .cancel(velocity: speed))
    )
    #expect(machine.state == .idle)
  }

  @Test func `a velocity that is no number counts as none`() {
    var machine = tracking
    #expect(machine.ended(at: 90, velocity: .nan, width: 100) == .cancel(velocity: 0))
  }
}
