// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@Suite struct AppearanceStateMachineTests {
  typealias Machine = AppearanceStateMachine

  enum Step: Sendable {
    case show, hide, end
  }

  static func machine(after steps: [Step]) -> Machine {
    var machine = Machine()
    for step in steps { _ = act(step, on: &machine) }
    return machine
  }

  static func act(_ step: Step, on machine: inout Machine) -> Machine.Action {
    switch step {
    case .show: machine.begin(appearing: true, animated: true)
    case .hide: machine.begin(appearing: false, animated: true)
    case .end: machine.end()
    }
  }

  /// Every state and every step: what is told, and the state that follows.
  @Test(
    arguments: [
      ([], .show, .willAppear(animated: true), .appearing(animated: true)),
      ([], .hide, .none, .disappeared),
      ([], .end, .none, .disappeared),
      ([.show], .show, .unbalanced, .appearing(animated: true)),
      ([.show], .hide, .willDisappear(animated: true), .disappearing(animated: true)),
      ([.show], .end, .didAppear(animated: true), .appeared),
      ([.show, .end], .show, .none, .appeared),
      ([.show, .end], .hide, .willDisappear(animated: true), .disappearing(animated: true)),
      ([.show, .end], .end, .none, .appeared),
      ([.show, .end, .hide], .show, .willAppear(animated: true), .appearing(animated: true)),
      ([.show, .end, .hide], .hide, .unbalanced, .disappearing(animated: true)),
      ([.show, .end, .hide], .end, .didDisappear(animated: true), .disappeared),
    ] as [([Step], Step, Machine.Action, Machine.State)]
  )
  func `every step is told as Apple's diagram says`(
    _ before: [Step],
    _ step: Step,
    _ action: Machine.Action,
    _ state: Machine.State
  ) {
    var machine = Self.machine(after: before)
    #expect(Self.act(step, on: &machine) == action)
    #expect(machine.state == state)
  }

  @Test func `the end is animated as its beginning was`() {
    var machine = Machine()
    _ = machine.begin(appearing: true, animated: false)
    #expect(machine.end() == .didAppear(animated: false))
  }
}
