// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct PresentationStateMachineTests {
  typealias Machine = PresentationStateMachine

  /// The events that lead to a state.
  static func path(to state: Machine.State) -> [Machine.Event] {
    let presented: [Machine.Event] = [.startPresentation, .finishPresentation, .notify]
    let dismissing = presented + [.beginDismissal, .startDismissal]
    let interactive = presented + [.beginDismissal, .startInteractiveDismissal]
    return switch state {
    case .willPresent: []
    case .presenting: [.startPresentation]
    case .didPresent: [.startPresentation, .finishPresentation]
    case .presented: presented
    case .willDismiss: presented + [.beginDismissal]
    case .dismissing: dismissing
    case .interactive: interactive
    case .cancelling: interactive + [.releaseToCancel]
    case .didDismiss: dismissing + [.finishDismissal]
    case .dismissed: dismissing + [.finishDismissal, .notify]
    }
  }

  /// Sends an event through its method.
  static func send(_ event: Machine.Event, to machine: inout Machine) -> Machine.Action {
    switch event {
    case .startPresentation: machine.startPresentation()
    case .finishPresentation: machine.finishPresentation()
    case .cancelPresentation: machine.cancelPresentation()
    case .beginDismissal: machine.beginDismissal()
    case .startDismissal: machine.startDismissal()
    case .startInteractiveDismissal: machine.startInteractiveDismissal()
    case .takeHold: machine.takeHold()
    case .releaseToFinish: machine.release(finishing: true)
    case .releaseToCancel: machine.release(finishing: false)
    case .finishDismissal: machine.finishDismissal()
    case .cancelDismissal: return machine.cancelDismissal()
    case .notify: machine.notify()
    }
    return .none
  }

  static func machine(in state: Machine.State) -> Machine {
    var machine = Machine()
    for event in path(to: state) { _ = send(event, to: &machine) }
    return machine
  }

  /// The state after each possible event; a state that stays is one without an effect.
  static let table: [Machine.State: [Machine.Event: Machine.State]] = [
    .willPresent: [.startPresentation: .presenting],
    .presenting: [
      .finishPresentation: .didPresent, .cancelPresentation: .didDismiss,
      .releaseToFinish: .presenting, .releaseToCancel: .presenting,
    ],
    .didPresent: [.notify: .presented],
    .presented: [.beginDismissal: .willDismiss],
    .willDismiss: [.startDismissal: .dismissing, .startInteractiveDismissal: .interactive],
    .dismissing: [
      .takeHold: .interactive, .releaseToFinish: .dismissing, .releaseToCancel: .cancelling,
      .finishDismissal: .didDismiss,
      .cancelDismissal: .didPresent,
    ],
    .interactive: [
      .releaseToFinish: .dismissing, .releaseToCancel: .cancelling, .finishDismissal: .didDismiss,
      .cancelDismissal: .didPresent,
    ],
    .cancelling: [
      .takeHold: .interactive, .releaseToFinish: .dismissing, .releaseToCancel: .cancelling,
      .finishDismissal: .didDismiss,
      .cancelDismissal: .didPresent,
    ],
    .didDismiss: [.notify: .dismissed],
    .dismissed: [:],
  ]

  @Test(arguments: Machine.State.allCases, Machine.Event.allCases)
  func `each event in each state leads where the table says, or is impossible`(
    _ state: Machine.State,
    _ event: Machine.Event
  ) {
    var machine = Self.machine(in: state)
    #expect(machine.state == state)
    let next = Self.table[state]?[event]
    #expect(Machine.state(after: event, in: state) == next)
    guard let next else { return }
    let action = Self.send(event, to: &machine)
    #expect(machine.state == next)
    let endsInteraction = state == .interactive && event == .cancelDismissal
    #expect(action == (endsInteraction ? .endInteraction(isCancelled: true) : .none))
  }

  @Test func `an impossible event stops the process with both names`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var machine = PresentationStateMachine()
      machine.finishDismissal()
    }
    try expectTrap(result, says: "finishDismissal cannot occur in willPresent")
  }

  @Test(arguments: Machine.State.allCases)
  func `each state answers a dismissal`(_ state: Machine.State) {
    let expected: Machine.Answer =
      switch state {
      case .presented: .start
      case .presenting: .finishPresentationAndStart
      case .interactive: .takeOver
      case .willPresent, .didPresent, .cancelling: .wait
      case .willDismiss, .dismissing, .didDismiss, .dismissed: .refuse
      }
    #expect(Self.machine(in: state).answerToDismissal == expected)
  }

  @Test(arguments: Machine.State.allCases)
  func `each state answers another presentation by the presenting view controller`(
    _ state: Machine.State
  ) {
    let expected: Machine.Answer =
      switch state {
      case .dismissed: .start
      case .didDismiss: .wait
      default: .refuse
      }
    #expect(Self.machine(in: state).answerToPresentationByPresenter == expected)
  }

  @Test(arguments: Machine.State.allCases)
  func `each state answers a presentation by the presented view controller`(
    _ state: Machine.State
  ) {
    let expected: Machine.Answer =
      switch state {
      case .presented: .start
      case .didPresent, .cancelling: .wait
      default: .refuse
      }
    #expect(Self.machine(in: state).answerToPresentationByPresented == expected)
  }

  @Test(arguments: Machine.State.allCases)
  func `only a dismissal is dismissing, and only a finger is interactive`(_ state: Machine.State) {
    let machine = Self.machine(in: state)
    let dismissing: [Machine.State] = [
      .willDismiss, .dismissing, .interactive, .cancelling, .didDismiss,
    ]
    #expect(machine.isDismissing == dismissing.contains(state))
    #expect(machine.isInteractive == (state == .interactive || state == .cancelling))
  }
}
