// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

/// Every pair of a recognizer's phase and an event.
struct GestureArbiterPhaseTests {
  enum Phase: Int, CaseIterable {
    case absent, possible, waiting, active, over, failed
  }

  enum Event: Int, CaseIterable {
    case join, touchBegan, touchIgnored, setRequirement, request, admit, fail, finish, setDeadline,
      remove
  }

  /// The events that trap in each phase.
  private static func traps(in phase: Phase) -> [Event] {
    switch phase {
    case .absent:
      [.touchBegan, .touchIgnored, .admit, .fail, .finish, .setDeadline, .remove]
    case .possible: [.join, .admit, .finish]
    case .waiting: [.join, .finish]
    case .active, .over, .failed: [.join, .admit, .fail]
    }
  }

  /// Returns an arbiter with recognizer 1 in a phase, and recognizer 2 as its competitor.
  private static func arbiter(in phase: Phase) -> GestureArbiter {
    var arbiter = GestureArbiter()
    arbiter.join(2, options: [])
    arbiter.touchBegan(1, for: 2, options: [])
    if phase == .absent { return arbiter }
    arbiter.join(1, options: [])
    arbiter.touchBegan(1, for: 1, options: [])
    switch phase {
    case .absent, .possible: break
    case .waiting: _ = arbiter.request(1, .begin)
    case .active:
      _ = arbiter.request(1, .begin)
      _ = arbiter.admit(1, preventing: [])
    case .over:
      _ = arbiter.request(1, .recognize)
      _ = arbiter.admit(1, preventing: [])
    case .failed: _ = arbiter.fail(1)
    }
    return arbiter
  }

  private static func send(_ event: Event, to arbiter: inout GestureArbiter) {
    switch event {
    case .join: arbiter.join(1, options: [])
    case .touchBegan: arbiter.touchBegan(7, for: 1, options: [])
    case .touchIgnored: arbiter.touchIgnored(1, by: 1)
    case .setRequirement: arbiter.setRequirement(of: 1, toFail: 2, true)
    case .request: _ = arbiter.request(1, .begin)
    case .admit: _ = arbiter.admit(1, preventing: [])
    case .fail: _ = arbiter.fail(1)
    case .finish: arbiter.finish(1)
    case .setDeadline: arbiter.setDeadline(1, true)
    case .remove: _ = arbiter.remove(1)
    }
  }

  @Test(arguments: Phase.allCases)
  func `events that cannot happen in a phase trap`(_ phase: Phase) async {
    for event in Self.traps(in: phase) {
      let (phaseValue, eventValue): (Int, Int) = (phase.rawValue, event.rawValue)
      await #expect(processExitsWith: .failure, "\(event) while \(phase)") {
        [phaseValue = phaseValue as Int, eventValue = eventValue as Int] in
        guard let phase = Phase(rawValue: phaseValue), let event = Event(rawValue: eventValue)
        else { return }
        var arbiter = Self.arbiter(in: phase)
        Self.send(event, to: &arbiter)
      }
    }
  }

  @Test(arguments: Phase.allCases)
  func `all other events are handled`(_ phase: Phase) {
    for event in Event.allCases where !Self.traps(in: phase).contains(event) {
      var arbiter = Self.arbiter(in: phase)
      Self.send(event, to: &arbiter)
      #expect(arbiter.participants == Self.participants(after: event, in: phase))
      #expect(
        arbiter.isOpen(1) == Self.isOpen(after: event, in: phase),
        "\(event) while \(phase)"
      )
    }
  }

  private static func participants(after event: Event, in phase: Phase) -> [Int] {
    switch event {
    case .join: [2, 1]
    case .remove: [2]
    default: phase == .absent ? [2] : [2, 1]
    }
  }

  private static func isOpen(after event: Event, in phase: Phase) -> Bool {
    switch event {
    case .join: true
    case .admit, .fail, .remove: false
    default: phase == .possible || phase == .waiting
    }
  }

  @Test func `an absent recognizer accepts touches and has no request`() {
    let arbiter = Self.arbiter(in: .absent)
    #expect(arbiter.acceptsTouches(1))
    #expect(arbiter.pendingRequest(1) == nil)
    #expect(arbiter.unresolvedCompetitors(of: 1).isEmpty)
    #expect(arbiter.openCompetitors(of: 1).isEmpty)
    #expect(arbiter.activeCompetitors(of: 1).isEmpty)
  }

  @Test(arguments: zip(Phase.allCases, [true, true, false, true, false, false]))
  func `possible and active recognizers accept touches`(_ phase: Phase, _ accepts: Bool) {
    #expect(Self.arbiter(in: phase).acceptsTouches(1) == accepts)
  }

  @Test(arguments: [Phase.absent, .active, .over, .failed])
  func `a request that arrives late fails`(_ phase: Phase) {
    var arbiter = Self.arbiter(in: phase)
    #expect(arbiter.request(1, .begin) == .fail)
  }
}
