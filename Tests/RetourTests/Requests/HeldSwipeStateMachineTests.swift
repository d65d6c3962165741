// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import Retour

/// The decisions about a swipe that the kit holds.
struct HeldSwipeStateMachineTests {
  typealias Machine = HeldSwipeStateMachine

  /// A machine in each of its states.
  private static func machines() -> [Machine] {
    var (asking, denied, waiting) = (Machine(), Machine(), Machine())
    asking.began(.ask)
    denied.began(.deny)
    waiting.began(.ask)
    _ = waiting.ended(at: 80, velocity: 50, width: 100)
    var (finishing, cancelling) = (waiting, waiting)
    _ = finishing.answered(true)
    _ = cancelling.answered(false)
    return [Machine(), asking, denied, waiting, finishing, cancelling]
  }

  @Test func `each state holds the page or not`() {
    let holds = Self.machines().map(\.holdsPage)
    #expect(holds == [false, true, true, true, false, true])
  }

  @Test func `each pair of a state and an event has its action`() {
    let machines = Self.machines()
    #expect(
      machines.map { $0.moved(to: 50, width: 100) }
        == [.none, .update(0.5), .update(0.25 * (1 - 1 / 2.1)), .none, .none, .none]
    )
    #expect(
      machines.map { machine -> Machine.Action in
        var machine = machine
        return machine.ended(at: 80, velocity: 100, width: 100)
      } == [.none, .ask, .cancel(velocity: 1), .none, .none, .none]
    )
    #expect(
      machines.map { machine -> Machine.Action in
        var machine = machine
        return machine.cancelled()
      } == [.none, .cancel(velocity: 0), .cancel(velocity: 0), .none, .none, .none]
    )
    for (isLeaving, action) in [
      (true, Machine.Action.finish(velocity: 0.5)), (false, .cancel(velocity: 0)),
    ] {
      #expect(
        machines.map { machine -> Machine.Action in
          var machine = machine
          return machine.answered(isLeaving)
        } == [.none, .none, .none, action, .none, .none]
      )
    }
    for machine in machines.dropFirst() {
      var machine = machine
      let state = machine.state
      machine.began(.ask)
      #expect(machine.state == state)
      machine.transitionEnded()
      #expect(machine.state == .idle)
    }
  }

  @Test(arguments: [
    (CGFloat(51), CGFloat(0), true), (49, 0, false), (20, 101, true), (80, -101, false),
    (80, .nan, false),
  ])
  func `the question is put where the native swipe would finish`(
    _ translation: CGFloat,
    _ velocity: CGFloat,
    _ asks: Bool
  ) {
    var machine = Machine()
    machine.began(.ask)
    let action = machine.ended(at: translation, velocity: velocity, width: 100)
    #expect((action == .ask) == asks)
  }

  @Test func `a denied swipe follows ever less and stays below a quarter`() {
    var machine = Machine()
    machine.began(.deny)
    var last: CGFloat = 0
    var step: CGFloat = 1
    for translation in stride(from: CGFloat(10), through: 100, by: 10) {
      guard case .update(let progress) = machine.moved(to: translation, width: 100) else {
        Issue.record("no update at \(translation)")
        return
      }
      #expect(progress > last && progress < 0.25)
      #expect(progress - last < step)
      (step, last) = (progress - last, progress)
    }
    #expect(machine.moved(to: -20, width: 100) == .update(0))
    #expect(machine.moved(to: .nan, width: 100) == .update(0))
    #expect(machine.moved(to: 20, width: 0) == .update(0))
  }

  @Test(arguments: [(40, 0, false), (60, 0, true), (20, 150, true), (70, -100, false)])
  func `an allowed swipe finishes where the native swipe would, without a question`(
    _ translation: Int,
    _ velocity: Int,
    _ finishes: Bool
  ) {
    var machine = HeldSwipeStateMachine()
    machine.began(.allow)
    #expect(machine.moved(to: 30, width: 100) == .update(0.3))
    let action = machine.ended(at: CGFloat(translation), velocity: CGFloat(velocity), width: 100)
    let speed = CGFloat(velocity) / 100
    #expect(action == (finishes ? .finish(velocity: speed) : .cancel(velocity: speed)))
    #expect(machine.state == .settling(finishing: finishes))
  }

  @Test func `a transition settles at the finger's speed within its limits`() {
    #expect(SettlingCurve.duration(rest: 0.5, velocity: 0) == 0.4)
    #expect(SettlingCurve.duration(rest: 0.5, velocity: -3) == 0.4)
    #expect(SettlingCurve.duration(rest: 0.5, velocity: 100) == 0.12)
    // The slope of the curve at its start is 1 / 0.58.
    let time = SettlingCurve.duration(rest: 0.29, velocity: 2)
    #expect(abs(0.29 / 0.58 / time - 2) < 0.001)
  }

  @MainActor @Test func `deny beats ask, and ask beats allow`() {
    func kind(_ decisions: [BackDecision]) -> String {
      switch MergedBackDecision(decisions) {
      case .allow: "allow"
      case .deny: "deny"
      case .ask(let questions): "ask \(questions.count)"
      }
    }
    let ask = BackDecision.ask { true }
    #expect(kind([]) == "allow")
    #expect(kind([.allow, .allow]) == "allow")
    #expect(kind([ask, .deny]) == "deny")
    #expect(kind([.deny, ask]) == "deny")
    #expect(kind([.allow, ask]) == "ask 1")
    #expect(kind([ask, ask]) == "ask 2")
  }
}
