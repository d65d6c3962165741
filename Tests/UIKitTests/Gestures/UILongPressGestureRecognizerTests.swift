// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

import UIKit

@MainActor
struct UILongPressGestureRecognizerTests {
  private let hand = Hand()
  private let probe = Probe()
  private let press: UILongPressGestureRecognizer

  init() {
    press = UILongPressGestureRecognizer(target: probe, action: Probe.action)
    hand.addView().addGestureRecognizer(press)
  }

  @Test func `the defaults are Apple's`() {
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.numberOfTouchesRequired == 1)
  }

  @Test func `a press of half a second begins the gesture`() {
    hand.down(100, 100)
    hand.advance(by: 0.49)
    #expect(press.state == .possible)
    hand.advance(by: 0.02)
    #expect(probe.take() == [.began])
    hand.move(300, 700)
    hand.up(300, 700)
    #expect(probe.take() == [.changed, .ended])
    #expect(hand.isAtRest)
  }

  @Test func `a press fails if the finger moves too far`() {
    hand.down(100, 100)
    hand.move(111, 100)
    #expect(press.state == .failed)
    hand.advance(by: 1)
    hand.up(111, 100)
    #expect(probe.states.isEmpty)
    #expect(hand.isAtRest)
  }

  @Test func `a press fails if the finger is lifted early`() {
    hand.tap(100, 100)
    hand.advance(by: 1)
    #expect(probe.states.isEmpty)
  }

  @Test func `a long press prevents a tap`() {
    let taps = Probe()
    press.view?.addGestureRecognizer(
      UITapGestureRecognizer(target: taps, action: Probe.action)
    )
    hand.down(100, 100)
    hand.advance(by: 1)
    hand.up(100, 100)
    #expect(probe.states == [.began, .ended])
    #expect(taps.states.isEmpty)
  }

  @Test func `a press can require a tap before it`() {
    press.numberOfTapsRequired = 1
    hand.down(100, 100)
    hand.advance(by: 1)
    hand.up(100, 100)
    #expect(probe.states.isEmpty)
    hand.advance(by: 1)
    hand.tap(100, 100)
    hand.down(100, 100)
    hand.advance(by: 1)
    hand.up(100, 100)
    #expect(probe.states == [.began, .ended])
  }
}
