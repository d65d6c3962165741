// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct BarHidingStateMachineTests {
  typealias Machine = BarHidingStateMachine

  private let visible = Machine.Bars(isNavigationBarHidden: false, isToolbarHidden: true)
  private let hidden = Machine.Bars(isNavigationBarHidden: true, isToolbarHidden: true)

  private func machine(
    onSwipe: Bool = false,
    onTap: Bool = false,
    whenCompact: Bool = false
  ) -> Machine {
    var machine = Machine()
    machine.hidesOnSwipe = onSwipe
    machine.hidesOnTap = onTap
    machine.hidesWhenCompact = whenCompact
    return machine
  }

  /// A machine with everything enabled, in a state.
  private func machine(in state: Machine.State) -> Machine {
    var machine = machine(onSwipe: true, onTap: true, whenCompact: true)
    machine.hidesWhenKeyboardAppears = true
    switch state {
    case .visible: break
    case .hiddenByGesture: _ = machine.tapped(visible)
    case .hiddenByHeight: _ = machine.heightChanged(isCompact: true, visible)
    case .hiddenByKeyboard: _ = machine.keyboardAppears(visible)
    }
    return machine
  }

  @Test func `the keyboard hides visible bars, which a tap shows, once`() {
    var machine = machine()
    machine.hidesWhenKeyboardAppears = true
    #expect(machine.keyboardAppears(hidden) == .none && machine.state == .visible)
    #expect(machine.keyboardAppears(visible) == .hide && machine.takesTaps)
    #expect(machine.heightChanged(isCompact: true, hidden) == .none)
    #expect(machine.heightChanged(isCompact: false, hidden) == .none)
    #expect(machine.tapped(hidden) == .show(toolbar: false) && !machine.takesTaps)
  }

  @Test func `nothing hides the bars unless it is enabled`() {
    var machine = machine()
    #expect(machine.keyboardAppears(visible) == .none)
    #expect(machine.tapped(visible) == .none)
    #expect(machine.swiped(-100, visible) == .none)
    #expect(machine.heightChanged(isCompact: true, visible) == .none)
    #expect(machine.state == .visible && !machine.takesTaps)
  }

  @Test(arguments: [Machine.State.visible, .hiddenByGesture, .hiddenByHeight, .hiddenByKeyboard])
  func `a tap toggles the bars in every state`(_ state: Machine.State) {
    var machine = machine(in: state)
    #expect(machine.state == state)
    #expect(machine.tapped(hidden) == .show(toolbar: false))
    #expect(machine.state == .visible)
    #expect(machine.tapped(visible) == .hide)
    #expect(machine.state == .hiddenByGesture)
  }

  @Test(arguments: [Machine.State.visible, .hiddenByGesture, .hiddenByHeight, .hiddenByKeyboard])
  func `a swipe up hides and one down shows in every state`(_ state: Machine.State) {
    var machine = machine(in: state)
    #expect(machine.swiped(20, hidden) == .show(toolbar: false))
    #expect(machine.state == .visible)
    #expect(machine.swiped(-20, visible) == .hide)
    #expect(machine.state == .hiddenByGesture)
  }

  @Test func `a swipe against the bars or below 20 points has no effect`() {
    var machine = machine(onSwipe: true)
    #expect(machine.swiped(100, visible) == .none)
    #expect(machine.swiped(-19, visible) == .none)
    #expect(machine.swiped(-20, visible) == .hide)
    #expect(machine.swiped(-20, hidden) == .none)
    #expect(machine.state == .hiddenByGesture)
  }

  @Test func `a regular height shows the bars that the compact height hid`() {
    var machine = machine(whenCompact: true)
    #expect(machine.heightChanged(isCompact: true, hidden) == .none)
    #expect(machine.heightChanged(isCompact: false, hidden) == .none)
    #expect(machine.heightChanged(isCompact: true, visible) == .hide)
    #expect(machine.heightChanged(isCompact: true, hidden) == .none)
    #expect(machine.takesTaps && machine.state == .hiddenByHeight)
    #expect(machine.heightChanged(isCompact: false, hidden) == .show(toolbar: false))
    #expect(!machine.takesTaps && machine.state == .visible)
  }

  @Test func `a regular height leaves bars hidden that a gesture hid`() {
    var machine = machine(in: .hiddenByGesture)
    #expect(machine.heightChanged(isCompact: true, hidden) == .none)
    #expect(machine.heightChanged(isCompact: false, hidden) == .none)
    #expect(machine.state == .hiddenByGesture)
  }

  @Test(arguments: [Machine.State.visible, .hiddenByGesture, .hiddenByHeight, .hiddenByKeyboard])
  func `bars that the client hides stay hidden in a regular height`(_ state: Machine.State) {
    var machine = machine(in: state)
    machine.clientDecided()
    #expect(machine.state == .visible)
    #expect(machine.heightChanged(isCompact: false, hidden) == .none)
  }

  @Test func `a toolbar comes back only if it was hidden along with the navigation bar`() {
    var machine = machine(onTap: true)
    #expect(
      machine.tapped(Machine.Bars(isNavigationBarHidden: false, isToolbarHidden: false)) == .hide
    )
    #expect(machine.tapped(hidden) == .show(toolbar: true))
    #expect(machine.tapped(visible) == .hide)
    #expect(machine.tapped(hidden) == .show(toolbar: false))
  }
}
