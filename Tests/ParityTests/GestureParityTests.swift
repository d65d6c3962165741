// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Behavior of gesture recognizers that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .timeLimit(.minutes(20)))
struct GestureParityTests {
  // Apple documentation of `cancelsTouchesInView`, `delaysTouchesBegan`, `delaysTouchesEnded` and
  // `requiresExclusiveTouchType`; header of UIGestureRecognizer.
  @Test func `a recognizer cancels touches, delays their ends, and takes touches of one type`() {
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.cancelsTouchesInView && recognizer.delaysTouchesEnded)
    #expect(!recognizer.delaysTouchesBegan && recognizer.requiresExclusiveTouchType)
    #expect(recognizer.isEnabled && recognizer.state == .possible && recognizer.name == nil)
  }

  // Apple documentation of `allowedTouchTypes`: "The default value of this property contains all
  // touch types."
  @Test func `a recognizer allows touches of fingers and pointers`() {
    let types = UIGestureRecognizer().allowedTouchTypes.map(\.intValue)
    for type in [UITouch.TouchType.direct, .indirectPointer] {
      #expect(types.contains(type.rawValue))
    }
  }

  // Apple documentation of `direction` and `numberOfTouchesRequired`; header of the directions.
  @Test func `a swipe goes right with one finger unless told otherwise`() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
  }

  // Apple header: `scale` is relative to the touches, 1 at first, `rotation` is in radians.
  @Test func `a pinch has the scale 1 at first, and a rotation the angle 0`() {
    #expect(UIPinchGestureRecognizer().scale == 1)
    #expect(UIRotationGestureRecognizer().rotation == 0)
  }

  // Apple documentation of UILongPressGestureRecognizer's properties.
  @Test func `a long press lasts half a second within ten points, after no tap`() {
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
  }
}
