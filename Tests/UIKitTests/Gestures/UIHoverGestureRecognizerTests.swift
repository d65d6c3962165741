// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourHost
import RetourTesting
import Testing

@testable import UIKit

@MainActor
@Suite(.freesControllers) struct UIHoverGestureRecognizerTests {
  private let hand = Hand()
  private let probe = Probe()
  private let outer: TouchView
  private let inner: TouchView

  init() {
    outer = hand.addView(CGRect(x: 50, y: 50, width: 200, height: 200))
    inner = hand.addView(CGRect(x: 50, y: 50, width: 100, height: 100), to: outer)
  }

  @discardableResult
  private func addHover(to view: UIView, _ probe: Probe? = nil) -> UIHoverGestureRecognizer {
    let hover = UIHoverGestureRecognizer(target: probe ?? self.probe, action: Probe.action)
    view.addGestureRecognizer(hover)
    return hover
  }

  private func move(_ x: CGFloat, _ y: CGFloat) {
    hand.world.movePointer(to: CGPoint(x: x, y: y))
  }

  @Test func `a hover begins with the pointer in the view and ends when it leaves`() {
    let hover = addHover(to: outer)
    move(10, 10)
    #expect(probe.states.isEmpty)
    move(60, 70)
    #expect(hover.state == .began && hover.location(in: outer) == CGPoint(x: 10, y: 20))
    #expect(hover.numberOfTouches == 1)
    move(120, 120)
    #expect(hover.state == .changed)
    move(10, 20)
    #expect(probe.take() == [.began, .changed, .ended])
    #expect(hover.state == .possible && hand.isAtRest)
  }

  @Test func `views around the one below the pointer hover as well`() {
    let innerProbe = Probe()
    addHover(to: outer)
    addHover(to: inner, innerProbe)
    move(120, 120)
    move(70, 70)
    #expect(probe.take() == [.began, .changed])
    #expect(innerProbe.take() == [.began, .ended])
  }

  @Test func `a pointer that leaves the window ends the hover`() {
    addHover(to: outer)
    move(100, 100)
    hand.world.movePointer(to: nil)
    #expect(probe.take() == [.began, .ended])
    move(100, 100)
    #expect(probe.take() == [.began])
  }

  @Test func `a click in the view leaves the hover as it is, and reaches taps`() {
    let tapProbe = Probe()
    let hover = addHover(to: outer)
    outer.addGestureRecognizer(
      UITapGestureRecognizer(target: tapProbe, action: Probe.action)
    )
    move(100, 100)
    hand.world.click(at: CGPoint(x: 100, y: 100))
    #expect(tapProbe.states == [.ended])
    #expect(probe.take() == [.began] && hover.state == .began)
    hand.world.finger.tap(at: CGPoint(x: 100, y: 100))
    #expect(probe.take().isEmpty)
  }

  @Test func `the removal of the view cancels the hover, which can begin again`() {
    addHover(to: outer)
    move(100, 100)
    outer.removeFromSuperview()
    hand.advance(by: 0)
    #expect(probe.take() == [.began, .cancelled])
    hand.window.addSubview(outer)
    move(101, 100)
    #expect(probe.take() == [.began])
  }

  @Test func `a disabled recognizer is cancelled, and hovers when it is enabled`() {
    let hover = addHover(to: outer)
    move(100, 100)
    hover.isEnabled = false
    move(101, 100)
    #expect(probe.take() == [.began, .cancelled])
    hover.isEnabled = true
    move(102, 100)
    #expect(probe.take() == [.began])
  }

  private final class Refusal: NSObject, UIGestureRecognizerDelegate {
    var questions = 0
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      questions += 1
      return false
    }
  }

  @Test func `a delegate is asked once for each time that the pointer enters`() {
    let delegate = Refusal()
    addHover(to: outer).delegate = delegate
    move(100, 100)
    move(101, 100)
    #expect(delegate.questions == 1 && probe.states.isEmpty)
    move(10, 10)
    move(100, 100)
    #expect(delegate.questions == 2)
  }

  @Test func `the modifiers that are held are known`() {
    let hover = addHover(to: outer)
    hand.world.hold(Key(.keyboardLeftShift))
    move(100, 100)
    #expect(hover.modifierFlags == .shift && hover.buttonMask == [])
    hand.world.release(Key(.keyboardLeftShift))
  }

  @Test func `movements that arrive together are one`() {
    let hover = addHover(to: outer)
    hand.send(
      [60, 70, 80].map { InputEvent(timestamp: 0, kind: .pointer(CGPoint(x: $0, y: 100))) }
    )
    #expect(probe.take() == [.began] && hover.location(in: nil).x == 80)
  }
}
