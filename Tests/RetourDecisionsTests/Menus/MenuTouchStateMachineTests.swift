// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import RetourDecisions

struct MenuTouchStateMachineTests {
  private typealias Machine = MenuTouchStateMachine
  private let far = CGPoint(x: 0, y: 40)
  private let near = CGPoint(x: 0, y: 4)

  @Test func `a press that lifts in place leaves the menu open`() {
    var machine = Machine(isPressed: true)
    #expect(machine.touchMoved(to: .outside, movement: near, canScroll: false) == .none)
    #expect(machine.touchEnded(on: .outside) == .none)
    #expect(machine.touchBegan(on: .row(1)) == .highlight(1))
  }

  @Test func `a press that slides to a row chooses it`() {
    var machine = Machine(isPressed: true)
    #expect(machine.touchMoved(to: .row(0), movement: far, canScroll: true) == .highlight(0))
    #expect(machine.touchMoved(to: .row(0), movement: far, canScroll: true) == .none)
    #expect(machine.touchMoved(to: .row(2), movement: far, canScroll: true) == .highlight(2))
    #expect(machine.highlighted == 2 && machine.scrollsAtEdges)
    #expect(machine.touchEnded(on: .row(2)) == .choose(2))
    #expect(machine.highlighted == nil && !machine.scrollsAtEdges)
  }

  @Test func `a press that lifts beside the rows leaves the menu open`() {
    for target in [Machine.Target.outside, .inert, .parent] {
      var machine = Machine(isPressed: true)
      _ = machine.touchMoved(to: .row(0), movement: far, canScroll: false)
      #expect(machine.touchMoved(to: target, movement: far, canScroll: false) == .highlight(nil))
      #expect(machine.touchEnded(on: target) == .highlight(nil))
      #expect(machine.touchBegan(on: .row(0)) == .highlight(0))
    }
  }

  @Test func `a tap chooses a row or opens a submenu, and has no effect on inert parts`() {
    for (target, action) in [
      (Machine.Target.row(3), Machine.Action.choose(3)), (.submenu(1), .openSubmenu(1)),
      (.inert, .highlight(nil)),
    ] {
      var machine = Machine(isPressed: false)
      _ = machine.touchBegan(on: target)
      #expect(machine.touchEnded(on: target) == action)
    }
  }

  @Test func `a tap outside dismisses, and one on the parent closes the submenu`() {
    var machine = Machine(isPressed: false)
    #expect(machine.touchBegan(on: .outside) == .none)
    #expect(machine.touchMoved(to: .row(0), movement: far, canScroll: true) == .none)
    #expect(machine.touchEnded(on: .row(0)) == .none)
    _ = machine.touchBegan(on: .outside)
    #expect(machine.touchEnded(on: .outside) == .dismiss)
    _ = machine.touchBegan(on: .parent)
    #expect(machine.touchEnded(on: .parent) == .closeSubmenu)
    _ = machine.touchBegan(on: .parent)
    #expect(machine.touchEnded(on: .outside) == .none)
  }

  @Test func `a finger scrolls a long menu, and slides in a short one`() {
    var machine = Machine(isPressed: false)
    _ = machine.touchBegan(on: .row(0))
    #expect(machine.touchMoved(to: .row(0), movement: near, canScroll: true) == .none)
    #expect(machine.touchMoved(to: .row(1), movement: far, canScroll: true) == .scroll(40))
    #expect(machine.highlighted == nil && !machine.scrollsAtEdges)
    #expect(machine.touchMoved(to: .outside, movement: near, canScroll: true) == .scroll(4))
    #expect(machine.touchEnded(on: .row(1)) == .endScrolling)

    _ = machine.touchBegan(on: .row(0))
    #expect(machine.touchMoved(to: .row(1), movement: far, canScroll: false) == .highlight(1))
    #expect(!machine.scrollsAtEdges)
  }

  @Test func `a finger that rests on a submenu opens it once, on a row nothing`() {
    var machine = Machine(isPressed: true)
    #expect(machine.didDwell() == .none)
    _ = machine.touchMoved(to: .row(0), movement: far, canScroll: false)
    #expect(machine.didDwell() == .none)
    _ = machine.touchMoved(to: .submenu(1), movement: far, canScroll: false)
    #expect(machine.didDwell() == .openSubmenu(1))
    #expect(machine.didDwell() == .none)
    #expect(machine.touchMoved(to: .row(2), movement: far, canScroll: false) == .highlight(2))
    #expect(machine.touchEnded(on: .row(2)) == .choose(2))
  }

  @Test func `a cancelled touch chooses nothing and leaves the menu open`() {
    for target in [Machine.Target.row(0), .outside] {
      var machine = Machine(isPressed: false)
      _ = machine.touchBegan(on: target)
      #expect(machine.touchCancelled() == (target == .outside ? .none : .highlight(nil)))
      #expect(machine.touchEnded(on: target) == .none)
      #expect(machine.touchBegan(on: .row(1)) == .highlight(1))
    }
    var machine = Machine(isPressed: false)
    _ = machine.touchBegan(on: .row(0))
    _ = machine.touchMoved(to: .row(0), movement: far, canScroll: true)
    #expect(machine.touchCancelled() == .endScrolling)
  }

  @Test func `nothing has an effect on a closed menu, whatever finger is down`() {
    let openings: [(inout Machine) -> Void] = [
      { _ in }, { _ = $0.touchBegan(on: .row(0)) }, { _ = $0.touchBegan(on: .outside) },
    ]
    for isPressed in [true, false] {
      for open in openings {
        var machine = Machine(isPressed: isPressed)
        open(&machine)
        machine.menuDidClose()
        #expect(machine.touchMoved(to: .row(0), movement: far, canScroll: true) == .none)
        #expect(machine.didDwell() == .none)
        #expect(machine.touchEnded(on: .row(0)) == .none)
        #expect(machine.touchCancelled() == .none)
        #expect(machine.touchBegan(on: .row(0)) == .none)
        #expect(machine.highlighted == nil)
      }
    }
  }
}
