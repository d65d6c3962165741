// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct RotationTrackerTests {
  private var tracker = RotationTracker()

  /// A point at an angle and a distance from the origin.
  private func point(_ angle: Double, _ distance: Double = 100) -> CGPoint {
    CGPoint(x: cos(angle) * distance, y: sin(angle) * distance)
  }

  private mutating func putDown() {
    _ = tracker.touchBegan(1, at: .zero)
    _ = tracker.touchBegan(2, at: point(0))
  }

  @Test(arguments: [0.3, -0.3])
  mutating func `a finger that goes around the other one turns by the angle`(_ angle: Double) {
    putDown()
    tracker.touchesMoved(to: [2: point(angle)], time: 0.1)
    #expect(abs(tracker.rotation - angle) < 1e-9)
  }

  @Test mutating func `turns add up beyond half a turn`() {
    putDown()
    for step in 1...100 {
      tracker.touchesMoved(to: [2: point(Double(step) * 0.1)], time: Double(step) / 60)
    }
    #expect(abs(tracker.rotation - 10) < 1e-9)
    #expect(abs(tracker.velocity - 6) < 1e-6)
  }

  @Test mutating func `the slop is ten points of one finger around the other`() {
    putDown()
    tracker.touchesMoved(to: [2: point(0.09)], time: 0.1)
    #expect(!tracker.hasLeftSlop)
    tracker.touchesMoved(to: [2: point(0.11)], time: 0.2)
    #expect(tracker.hasLeftSlop)
  }

  @Test mutating func `fingers that move side by side do not turn`() {
    putDown()
    tracker.touchesMoved(
      to: [1: CGPoint(x: 40, y: 70), 2: CGPoint(x: 140, y: 70)],
      time: 0.1
    )
    #expect(tracker.rotation == 0 && !tracker.hasLeftSlop)
  }

  @Test mutating func `a finger that is lifted and put down elsewhere keeps the rotation`() {
    putDown()
    tracker.touchesMoved(to: [2: point(0.5)], time: 0.1)
    tracker.touchEnded(2)
    #expect(tracker.touchBegan(3, at: point(2)) == true)
    #expect(tracker.touchBegan(4, at: point(1)) == false)
    #expect(abs(tracker.rotation - 0.5) < 1e-9)
    tracker.touchesMoved(to: [3: point(2.25), 4: point(3)], time: 0.2)
    #expect(abs(tracker.rotation - 0.75) < 1e-9)
  }

  @Test mutating func `the velocity is known when the rotation begins, and at its first change`() {
    putDown()
    tracker.touchesMoved(to: [2: point(0.1)], time: 0.1)
    tracker.touchesMoved(to: [2: point(0.2)], time: 0.15)
    tracker.begin()
    #expect(tracker.rotation == 0 && abs(tracker.velocity - 2) < 1e-9)
    tracker.touchesMoved(to: [2: point(0.3)], time: 0.2)
    #expect(abs(tracker.velocity - 2) < 1e-9)
    tracker.setRotation(0)
    tracker.touchesMoved(to: [2: point(0.5)], time: 0.3)
    #expect(abs(tracker.velocity - 2) < 1e-9)
  }

  @Test mutating func `setting the rotation resets the velocity, and nonsense is ignored`() {
    putDown()
    tracker.touchesMoved(to: [2: point(0.2)], time: 0.1)
    tracker.touchesMoved(to: [2: point(0.4)], time: 0.2)
    #expect(tracker.velocity > 1)
    tracker.setRotation(1)
    #expect(abs(tracker.rotation - 1) < 1e-9 && tracker.velocity == 0)
    tracker.setRotation(.nan)
    #expect(abs(tracker.rotation - 1) < 1e-9)
    tracker.touchesMoved(to: [2: CGPoint(x: CGFloat.nan, y: 0)], time: 0.3)
    #expect(tracker.rotation == 1)
  }
}
