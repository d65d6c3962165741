// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct AppearanceStateMachineTests {
  typealias Machine = AppearanceStateMachine

  enum Event: Sendable {
    case appear, place, disappear, end
  }

  static func machine(after events: [Event]) -> Machine {
    var machine = Machine()
    for event in events { _ = send(event, to: &machine) }
    return machine
  }

  static func send(_ event: Event, to machine: inout Machine) -> Machine.Action {
    switch event {
    case .appear: machine.beginAppearing(animated: true)
    case .place: machine.placeView()
    case .disappear: machine.beginDisappearing(animated: true)
    case .end: machine.end()
    }
  }

  static let appearing = Machine.State.appearing(animated: true, didCallViewIsAppearing: false)
  static let placed = Machine.State.appearing(animated: true, didCallViewIsAppearing: true)
  static let disappearing = Machine.State.disappearing(animated: true)

  /// Every state and every event: the callback, and the state that follows.
  @Test(
    arguments: [
      ([], .appear, .viewWillAppear(animated: true), appearing),
      ([], .place, .none, .disappeared),
      ([], .disappear, .none, .disappeared),
      ([], .end, .none, .disappeared),
      ([.appear], .appear, .logUnbalancedCall, appearing),
      ([.appear], .place, .viewIsAppearing, placed),
      ([.appear], .disappear, .viewWillDisappear(animated: true), disappearing),
      ([.appear], .end, .viewDidAppear(animated: true), .appeared),
      ([.appear, .place], .appear, .logUnbalancedCall, placed),
      ([.appear, .place], .place, .none, placed),
      ([.appear, .place], .disappear, .viewWillDisappear(animated: true), disappearing),
      ([.appear, .place], .end, .viewDidAppear(animated: true), .appeared),
      ([.appear, .end], .appear, .none, .appeared),
      ([.appear, .end], .place, .none, .appeared),
      ([.appear, .end], .disappear, .viewWillDisappear(animated: true), disappearing),
      ([.appear, .end], .end, .none, .appeared),
      ([.appear, .end, .disappear], .appear, .viewWillAppear(animated: true), appearing),
      ([.appear, .end, .disappear], .place, .none, disappearing),
      ([.appear, .end, .disappear], .disappear, .logUnbalancedCall, disappearing),
      ([.appear, .end, .disappear], .end, .viewDidDisappear(animated: true), .disappeared),
    ] as [([Event], Event, Machine.Action, Machine.State)]
  )
  func `each event in each state calls what Apple's diagram says`(
    _ before: [Event],
    _ event: Event,
    _ action: Machine.Action,
    _ state: Machine.State
  ) {
    var machine = Self.machine(after: before)
    #expect(Self.send(event, to: &machine) == action)
    #expect(machine.state == state)
    #expect(machine.isAppearing == (state == Self.appearing || state == Self.placed))
    #expect(machine.isDisappearing == (state == Self.disappearing))
  }

  @Test func `an end is animated as its beginning was`() {
    var machine = Machine()
    _ = machine.beginAppearing(animated: false)
    #expect(machine.end() == .viewDidAppear(animated: false))
    _ = machine.beginDisappearing(animated: false)
    #expect(machine.end() == .viewDidDisappear(animated: false))
  }

  @Test func `a second appearance calls viewIsAppearing again`() {
    var machine = Self.machine(after: [.appear, .place, .disappear, .appear])
    #expect(machine.placeView() == .viewIsAppearing)
  }
}
