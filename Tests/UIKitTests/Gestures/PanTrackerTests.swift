// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// How far fingers went, and when a pan begins.
@Suite struct PanTrackerTests {
  private var tracker = PanTracker()

  @Test(arguments: [1.0, -1.0])
  mutating func `the slop is swallowed, however often the finger is looked at`(
    _ direction: Double
  ) {
    var coarse = PanTracker()
    coarse.down(1, at: .zero, time: 0)
    coarse.move([1: CGPoint(x: 60 * direction, y: 0)], time: 0.1)
    coarse.begin()
    tracker.down(1, at: .zero, time: 0)
    for step in 1...60 {
      let hadLeft = tracker.hasLeftSlop
      tracker.move([1: CGPoint(x: Double(step) * direction, y: 0)], time: Double(step) / 600)
      if !hadLeft, tracker.hasLeftSlop { tracker.begin() }
    }
    #expect(tracker.translation == CGPoint(x: 50 * direction, y: 0))
    #expect(coarse.translation == tracker.translation)
  }

  @Test mutating func `nine points are within the slop and ten are not`() {
    tracker.down(1, at: .zero, time: 0)
    tracker.move([1: CGPoint(x: 0, y: 9)], time: 0.1)
    #expect(!tracker.hasLeftSlop)
    tracker.move([1: CGPoint(x: 6, y: 8)], time: 0.2)
    #expect(tracker.hasLeftSlop)
  }

  @Test mutating func `a finger that joins or leaves does not move the translation`() {
    tracker.down(1, at: .zero, time: 0)
    tracker.move([1: CGPoint(x: 10, y: 0)], time: 0.1)
    tracker.down(2, at: CGPoint(x: 300, y: 300), time: 0.1)
    #expect(tracker.movement == CGPoint(x: 10, y: 0))
    tracker.move([1: CGPoint(x: 20, y: 0), 2: CGPoint(x: 310, y: 300)], time: 0.2)
    #expect(tracker.movement == CGPoint(x: 20, y: 0))
    tracker.up(1)
    tracker.move([2: CGPoint(x: 320, y: 300)], time: 0.3)
    #expect(tracker.movement == CGPoint(x: 30, y: 0))
    #expect(tracker.count == 1)
  }

  @Test mutating func `the translation may be set`() {
    tracker.down(1, at: .zero, time: 0)
    tracker.move([1: CGPoint(x: 40, y: 0)], time: 0.1)
    tracker.setTranslation(CGPoint(x: 5, y: 7))
    #expect(tracker.translation == CGPoint(x: 5, y: 7))
    tracker.move([1: CGPoint(x: 41, y: 0)], time: 0.2)
    #expect(tracker.translation == CGPoint(x: 6, y: 7))
  }

  @Test mutating func `fingers that are not down do not move anything`() {
    tracker.move([9: CGPoint(x: 40, y: 0)], time: 0)
    tracker.up(9)
    tracker.begin()
    #expect(tracker.translation == .zero)
  }
}
