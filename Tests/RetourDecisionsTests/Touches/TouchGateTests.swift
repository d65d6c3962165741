// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct TouchGateTests {
  private var gate = TouchGate()

  @Test mutating func `a touch without restrictions is delivered at once`() {
    #expect(gate.restrictionsChanged(to: []) == [.began])
    #expect(gate.touchMoved([]) == [.moved])
    #expect(gate.restrictionsChanged(to: []) == [])
    #expect(gate.touchEnded([]) == [.ended])
    #expect(gate.isOver)
    #expect(gate.restrictionsChanged(to: []) == [])
  }

  @Test mutating func `a touch that a gesture takes is cancelled once`() {
    #expect(gate.restrictionsChanged(to: []) == [.began])
    #expect(gate.touchMoved(.cancels) == [.cancelled])
    #expect(gate.touchMoved(.cancels) == [])
    #expect(gate.touchEnded([]) == [])
  }

  @Test mutating func `a delayed touch is delivered when the gesture fails`() {
    #expect(gate.restrictionsChanged(to: .delaysBegan) == [])
    #expect(gate.touchMoved(.delaysBegan) == [])
    #expect(gate.restrictionsChanged(to: []) == [.began, .moved])
  }

  @Test mutating func `a touch that ended during its delay is delivered completely`() {
    #expect(gate.restrictionsChanged(to: .delaysBegan) == [])
    #expect(gate.touchEnded(.delaysBegan) == [])
    #expect(gate.restrictionsChanged(to: []) == [.began, .ended])
    #expect(gate.isOver)
  }

  @Test(arguments: [TouchGate.Restrictions.cancels, .discardsUndelivered])
  mutating func `a delayed touch is never delivered when the gesture is recognized`(
    _ restrictions: TouchGate.Restrictions
  ) {
    #expect(gate.restrictionsChanged(to: .delaysBegan) == [])
    #expect(gate.touchMoved(restrictions) == [])
    #expect(gate.isOver)
  }

  @Test mutating func `a delayed end is delivered when the gesture fails`() {
    #expect(gate.restrictionsChanged(to: .delaysEnded) == [.began])
    #expect(gate.touchEnded(.delaysEnded) == [])
    #expect(!gate.isOver)
    #expect(gate.restrictionsChanged(to: []) == [.ended])
  }

  @Test mutating func `a delayed end becomes a cancellation when the gesture is recognized`() {
    #expect(gate.restrictionsChanged(to: .delaysEnded) == [.began])
    #expect(gate.touchEnded(.delaysEnded) == [])
    #expect(gate.restrictionsChanged(to: .cancels) == [.cancelled])
  }

  @Test mutating func `a delivered touch is not discarded`() {
    #expect(gate.restrictionsChanged(to: []) == [.began])
    #expect(gate.touchMoved(.discardsUndelivered) == [.moved])
  }

  // MARK: Every pair of state and event

  /// An event, with the name that the table of the gate has for it.
  enum Event: CaseIterable {
    case restrictionsChanged, touchMoved, touchEnded, touchCancelled

    func callAsFunction(_ gate: inout TouchGate) -> [TouchGate.Message] {
      switch self {
      case .restrictionsChanged: gate.restrictionsChanged(to: [])
      case .touchMoved: gate.touchMoved([])
      case .touchEnded: gate.touchEnded([])
      case .touchCancelled: gate.touchCancelled()
      }
    }
  }

  /// A way into each state, and the messages of the events in the order of their cases.
  @MainActor static let rows: [(path: [TouchGate.Restrictions], messages: [[TouchGate.Message]])] =
    [
      ([], [[.began], [.began], [.began, .ended], []]),
      ([.delaysBegan], [[.began], [.began, .moved], [.began, .ended], []]),
      ([[]], [[], [.moved], [.ended], [.cancelled]]),
      ([[], .delaysEnded], [[.ended], [.ended], [.ended], [.cancelled]]),
      ([.cancels], [[], [], [], []]),
    ]

  @MainActor
  @Test(arguments: 0..<5) func `every state handles every event`(_ index: Int) {
    let row = Self.rows[index]
    for (event, messages) in zip(Event.allCases, row.messages) {
      var gate = TouchGate()
      if let first = row.path.first { _ = gate.restrictionsChanged(to: first) }
      if row.path.count > 1 { _ = gate.touchEnded(row.path[1]) }
      #expect(event(&gate) == messages, "row \(index), \(event)")
    }
  }

  @Test mutating func `a blocked touch is never delivered`() {
    gate.block()
    for event in Event.allCases { #expect(event(&gate) == []) }
  }

  @Test func `blocking traps in every state but the first`() async {
    await #expect(processExitsWith: .failure) {
      var gate = TouchGate()
      _ = gate.restrictionsChanged(to: .delaysBegan)
      gate.block()
    }
    await #expect(processExitsWith: .failure) {
      var gate = TouchGate()
      _ = gate.restrictionsChanged(to: [])
      gate.block()
    }
    await #expect(processExitsWith: .failure) {
      var gate = TouchGate()
      _ = gate.touchEnded(.delaysEnded)
      gate.block()
    }
    await #expect(processExitsWith: .failure) {
      var gate = TouchGate()
      gate.block()
      gate.block()
    }
  }
}
