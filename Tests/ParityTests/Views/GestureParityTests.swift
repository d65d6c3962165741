// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Defaults and rules of gesture recognizers that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct GestureParityTests {
  // Apple header UIGestureRecognizer.h: the defaults.
  @Test func `a recognizer has its documented defaults`() {
    let recognizer = UITapGestureRecognizer()
    #expect(recognizer.state == .possible && recognizer.isEnabled && recognizer.view == nil)
    #expect(recognizer.cancelsTouchesInView && !recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded && recognizer.delegate == nil)
    #expect(recognizer.name == nil && recognizer.numberOfTouches == 0)
  }

  // Apple header UITapGestureRecognizer.h: the defaults.
  @Test func `a tap is one tap of one finger`() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    #expect(tap.buttonMaskRequired == .primary)
  }

  // Apple header UILongPressGestureRecognizer.h: the defaults.
  @Test func `a long press takes half a second within 10 points`() {
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
  }

  // Apple header UIPanGestureRecognizer.h: the defaults.
  @Test func `a pan begins with one finger, and has not moved`() {
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches > 10)
    #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
  }

  // Apple header UIPinchGestureRecognizer.h: the scale can be set.
  @Test func `a pinch has a scale of 1`() {
    let pinch = UIPinchGestureRecognizer()
    #expect(pinch.scale == 1 && pinch.velocity == 0)
  }

  // Apple documentation of `edges` of UIScreenEdgePanGestureRecognizer.
  @Test func `an edge pan has no edges unless set, and is a pan`() {
    let pan = UIScreenEdgePanGestureRecognizer()
    #expect(pan.edges == [])
    pan.edges = .left
    #expect(pan.edges == .left && (pan as UIGestureRecognizer) is UIPanGestureRecognizer)
  }

  // Apple documentation of `canPrevent(_:)`, `canBePrevented(by:)` and the failure requirements.
  @Test func `recognizers prevent others, and require no failure`() {
    let (first, second) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    #expect(first.canPrevent(second) && first.canBePrevented(by: second))
    #expect(!first.shouldRequireFailure(of: second) && !first.shouldBeRequiredToFail(by: second))
  }

  // Apple header UIGestureRecognizer.h: the values of the states; recognized is ended.
  @Test func `states have the values of the header`() {
    typealias State = UIGestureRecognizer.State
    #expect(State.possible.rawValue == 0 && State.began.rawValue == 1)
    #expect(State.changed.rawValue == 2 && State.ended.rawValue == 3)
    #expect(State.cancelled.rawValue == 4 && State.failed.rawValue == 5)
    #expect(State.recognized == State.ended)
  }

  // Apple headers UITouch.h, UIEvent.h, UIPress.h and UICommand.h: the values of the constants.
  @Test func `touches, presses and events have the values of the headers`() {
    #expect(UITouch.Phase.began.rawValue == 0 && UITouch.Phase.moved.rawValue == 1)
    #expect(UITouch.Phase.stationary.rawValue == 2 && UITouch.Phase.ended.rawValue == 3)
    #expect(UITouch.Phase.cancelled.rawValue == 4)
    #expect(UITouch.TouchType.direct.rawValue == 0)
    #expect(UITouch.TouchType.indirectPointer.rawValue == 3)
    #expect(UIPress.Phase.changed.rawValue == 1 && UIPress.Phase.ended.rawValue == 3)
    #expect(UIPress.PressType.upArrow.rawValue == 0 && UIPress.PressType.select.rawValue == 4)
    #expect(UIEvent.EventType.touches.rawValue == 0 && UIEvent.EventType.presses.rawValue == 3)
    #expect(UIEvent.ButtonMask.primary.rawValue == 1)
    #expect(UIEvent.ButtonMask.secondary.rawValue == 2)
    #expect(UIEvent.ButtonMask.button(3).rawValue == 4)
    #expect(UIKeyModifierFlags.shift.rawValue == 1 << 17)
    #expect(UIKeyModifierFlags.command.rawValue == 1 << 20)
    #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4)
    #expect(UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue == 0x28)
    #expect(UIKeyboardHIDUsage.keyboardEscape.rawValue == 0x29)
    #expect(UIKeyboardHIDUsage.keyboardLeftControl.rawValue == 0xE0)
  }
}
