// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Behavior of gesture recognizers that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct TouchRecognizerParityTests {
  // Apple documentation of `requiresExclusiveTouchType`.
  @Test func `a recognizer takes touches of one type`() {
    #expect(UIGestureRecognizer().requiresExclusiveTouchType)
  }

  // Apple documentation of `allowedTouchTypes`.
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

  // Apple header: `rotation` is in radians, relative to the touches at first.
  @Test func `a rotation has the angle 0`() {
    #expect(UIRotationGestureRecognizer().rotation == 0)
  }
}
