// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct SearchStateMachineTests {
  private enum Event: CaseIterable {
    case activate, deactivate, presentationEnded, dismissalEnded

    func play(on machine: inout SearchStateMachine) -> SearchStateMachine.Action {
      switch self {
      case .activate: machine.activate()
      case .deactivate: machine.deactivate()
      case .presentationEnded: machine.presentationEnded()
      case .dismissalEnded: machine.dismissalEnded()
      }
    }
  }

  /// The events that lead to a state, and the answers to all events there.
  private static let table: [([Event], [SearchStateMachine.Action])] = [
    ([], [.present, .none, .none, .none]),
    ([.activate], [.none, .dismiss, .notify, .none]),
    ([.activate, .presentationEnded], [.none, .dismiss, .none, .none]),
    ([.activate, .deactivate], [.present, .none, .none, .notify]),
    ([.activate, .deactivate, .dismissalEnded], [.present, .none, .none, .none]),
  ]

  @Test func `every event in every state has the answer of the table`() {
    for (events, answers) in Self.table {
      for (event, answer) in zip(Event.allCases, answers) {
        var machine = SearchStateMachine()
        for former in events { _ = former.play(on: &machine) }
        let given = event.play(on: &machine)
        #expect(given == answer, "\(event) after \(events)")
      }
    }
  }

  @Test func `a search is active from its beginning to the beginning of its end`() {
    var machine = SearchStateMachine()
    var seen = [machine.isActive]
    for event in [Event.activate, .presentationEnded, .deactivate, .dismissalEnded] {
      _ = event.play(on: &machine)
      seen.append(machine.isActive)
    }
    #expect(seen == [false, true, true, false, false])
  }
}
