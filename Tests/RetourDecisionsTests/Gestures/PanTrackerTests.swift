// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct PanTrackerTests {
  private var tracker = PanTracker()

  @Test(arguments: [1.0, -1.0])
  mutating func `the translation excludes the slop at any sampling rate`(
    _ direction: Double
  ) {
    var coarse = PanTracker()
    coarse.touchBegan(1, at: .zero, time: 0)
    coarse.touchesMoved(to: [1: CGPoint(x: 60 * direction, y: 0)], time: 0.1)
    coarse.begin()
    tracker.touchBegan(1, at: .zero, time: 0)
    for step in 1...60 {
      let hadLeft = tracker.hasLeftSlop
      tracker.touchesMoved(
        to: [1: CGPoint(x: Double(step) * direction, y: 0)],
        time: Double(step) / 600
      )
      if !hadLeft, tracker.hasLeftSlop { tracker.begin() }
    }
    #expect(tracker.translation == CGPoint(x: 50 * direction, y: 0))
    #expect(coarse.translation == tracker.translation)
  }

  @Test mutating func `a movement of ten points leaves the slop and one of nine does not`() {
    tracker.touchBegan(1, at: .zero, time: 0)
    tracker.touchesMoved(to: [1: CGPoint(x: 0, y: 9)], time: 0.1)
    #expect(!tracker.hasLeftSlop)
    tracker.touchesMoved(to: [1: CGPoint(x: 6, y: 8)], time: 0.2)
    #expect(tracker.hasLeftSlop)
  }

  @Test mutating func `a touch that begins or ends does not change the movement`() {
    tracker.touchBegan(1, at: .zero, time: 0)
    tracker.touchesMoved(to: [1: CGPoint(x: 10, y: 0)], time: 0.1)
    tracker.touchBegan(2, at: CGPoint(x: 300, y: 300), time: 0.1)
    #expect(tracker.movement == CGPoint(x: 10, y: 0))
    tracker.touchesMoved(to: [1: CGPoint(x: 20, y: 0), 2: CGPoint(x: 310, y: 300)], time: 0.2)
    #expect(tracker.movement == CGPoint(x: 20, y: 0))
    tracker.touchEnded(1)
    tracker.touchesMoved(to: [2: CGPoint(x: 320, y: 300)], time: 0.3)
    #expect(tracker.movement == CGPoint(x: 30, y: 0))
    #expect(tracker.count == 1)
  }

  @Test mutating func `movement adds to a translation that was set`() {
    tracker.touchBegan(1, at: .zero, time: 0)
    tracker.touchesMoved(to: [1: CGPoint(x: 40, y: 0)], time: 0.1)
    tracker.setTranslation(CGPoint(x: 5, y: 7))
    #expect(tracker.translation == CGPoint(x: 5, y: 7))
    tracker.touchesMoved(to: [1: CGPoint(x: 41, y: 0)], time: 0.2)
    #expect(tracker.translation == CGPoint(x: 6, y: 7))
  }

  @Test mutating func `unknown touches have no effect`() {
    tracker.touchesMoved(to: [9: CGPoint(x: 40, y: 0)], time: 0)
    tracker.touchEnded(9)
    tracker.begin()
    #expect(tracker.translation == .zero)
  }
}
