// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct PinchTrackerTests {
  private var tracker = PinchTracker()

  private mutating func putDown() {
    _ = tracker.touchBegan(1, at: .zero)
    _ = tracker.touchBegan(2, at: CGPoint(x: 100, y: 0))
  }

  @Test mutating func `the scale is the quotient of the distances since the beginning`() {
    putDown()
    tracker.touchesMoved(to: [2: CGPoint(x: 109, y: 0)], time: 0.1)
    #expect(!tracker.hasLeftSlop)
    tracker.touchesMoved(to: [2: CGPoint(x: 120, y: 0)], time: 0.2)
    #expect(tracker.hasLeftSlop)
    tracker.begin()
    #expect(tracker.scale == 1)
    tracker.touchesMoved(to: [1: CGPoint(x: -120, y: 0)], time: 0.3)
    #expect(tracker.scale == 2)
  }

  @Test mutating func `the velocity is the change of the scale per second`() {
    putDown()
    tracker.begin()
    for step in 1...6 {
      tracker.touchesMoved(
        to: [2: CGPoint(x: 100 + 10 * Double(step), y: 0)],
        time: Double(step) / 60
      )
    }
    #expect(abs(tracker.velocity - 6) < 1e-6)
  }

  @Test mutating func `the velocity is known when the pinch begins, and at its first change`() {
    putDown()
    tracker.touchesMoved(to: [2: CGPoint(x: 110, y: 0)], time: 0.1)
    tracker.touchesMoved(to: [2: CGPoint(x: 120, y: 0)], time: 0.12)
    tracker.begin()
    // 500 points a second over 120 points.
    #expect(abs(tracker.velocity - 500 / 120) < 1e-9)
    tracker.touchesMoved(to: [2: CGPoint(x: 130, y: 0)], time: 0.14)
    #expect(abs(tracker.velocity - 500 / 120) < 1e-9)
  }

  @Test mutating func `setting the scale resets the velocity, which the next change has again`() {
    putDown()
    tracker.touchesMoved(to: [2: CGPoint(x: 150, y: 0)], time: 0.1)
    tracker.touchesMoved(to: [2: CGPoint(x: 200, y: 0)], time: 0.2)
    #expect(tracker.velocity > 1)
    tracker.setScale(1)
    #expect(tracker.velocity == 0)
    tracker.touchesMoved(to: [2: CGPoint(x: 300, y: 0)], time: 0.3)
    #expect(abs(tracker.velocity - 5) < 1e-9)
  }

  @Test mutating func `a finger that replaces another one is no movement`() {
    putDown()
    tracker.touchesMoved(to: [2: CGPoint(x: 100, y: 0)], time: 0.1)
    tracker.touchEnded(2)
    _ = tracker.touchBegan(3, at: CGPoint(x: 400, y: 0))
    tracker.touchesMoved(to: [3: CGPoint(x: 400, y: 0)], time: 0.11)
    tracker.touchesMoved(to: [3: CGPoint(x: 400, y: 0)], time: 0.12)
    #expect(tracker.velocity == 0)
  }

  @Test mutating func `a third finger is none, and one that replaces another keeps the scale`() {
    putDown()
    #expect(tracker.touchBegan(3, at: .zero) == false)
    tracker.touchesMoved(to: [2: CGPoint(x: 200, y: 0)], time: 0.1)
    tracker.touchEnded(1)
    tracker.touchesMoved(to: [2: CGPoint(x: 500, y: 0)], time: 0.2)
    #expect(tracker.scale == 2)
    #expect(tracker.touchBegan(4, at: CGPoint(x: 450, y: 0)) == true)
    #expect(tracker.scale == 2)
    tracker.touchesMoved(to: [4: CGPoint(x: 400, y: 0)], time: 0.3)
    #expect(tracker.scale == 4)
  }

  @Test mutating func `a scale that is no positive number is ignored`() {
    putDown()
    for scale in [0, -1, .nan, .infinity] { tracker.setScale(scale) }
    #expect(tracker.scale == 1)
    tracker.setScale(3)
    tracker.touchesMoved(to: [2: CGPoint(x: 200, y: 0)], time: 0.1)
    #expect(tracker.scale == 6)
  }
}
