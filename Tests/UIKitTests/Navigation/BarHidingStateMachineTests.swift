// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

@Suite struct BarHidingStateMachineTests {
  private var machine = BarHidingStateMachine()

  @Test func `nothing hides bars by itself at first`() {
    var machine = machine
    #expect(machine.tapped(isHidden: false) == .none)
    #expect(machine.swiped(-100, isHidden: false) == .none)
    #expect(machine.roomChanged(isLow: true, isHidden: false) == .none)
    #expect(machine.state == .shown && !machine.takesTaps)
  }

  @Test func `a swipe goes the way of the bars`() {
    var machine = machine
    machine.hidesOnSwipe = true
    #expect(machine.swiped(100, isHidden: false) == .none)
    #expect(machine.swiped(-19, isHidden: false) == .none)
    #expect(machine.swiped(-20, isHidden: false) == .hide)
    #expect(machine.state == .hiddenByHand)
    #expect(machine.swiped(-20, isHidden: true) == .none)
    #expect(machine.swiped(20, isHidden: true) == .show)
    #expect(machine.state == .shown)
  }

  @Test func `room that comes back brings what little room took, and no more`() {
    var machine = machine
    machine.hidesWhenLow = true
    #expect(machine.roomChanged(isLow: true, isHidden: true) == .none)
    #expect(machine.roomChanged(isLow: false, isHidden: true) == .none)
    #expect(machine.roomChanged(isLow: true, isHidden: false) == .hide)
    #expect(machine.roomChanged(isLow: true, isHidden: true) == .none)
    #expect(machine.takesTaps && machine.state == .hiddenByRoom)
    #expect(machine.roomChanged(isLow: false, isHidden: true) == .show)
    #expect(!machine.takesTaps)
  }

  @Test func `what the app says counts`() {
    var machine = machine
    machine.hidesWhenLow = true
    _ = machine.roomChanged(isLow: true, isHidden: false)
    machine.forget()
    #expect(machine.roomChanged(isLow: false, isHidden: true) == .none)
  }
}
