// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct ZoomTests {
  @Test func `a pinch beyond the range resists, up to the double`() {
    let range = ZoomRange(least: 0.5, most: 3)
    #expect(range.shown(2) == 2 && range.shown(3) == 3 && range.shown(0.5) == 0.5)
    #expect(range.shown(6) > 3 && range.shown(6) < 6 && range.shown(1e9) < 6)
    #expect(range.shown(0.25) < 0.5 && range.shown(1e-9) > 0.25)
    // A doubling is one octave: shown as 1 − 1 / 1.55 octaves.
    #expect(abs(range.shown(6) - 3 * exp2(1 - 1 / 1.55)) < 1e-9)
    #expect(ZoomRange(least: 1, most: 3, bounces: false).shown(9) == 3)
  }

  @Test func `a range is that of its limits`() {
    #expect(!ZoomRange(least: 1, most: 1).allowsZoom && ZoomRange(least: 1, most: 2).allowsZoom)
    #expect(ZoomRange(least: 2, most: 1).most == 2)
    #expect(ZoomRange(least: 1, most: 2).clamped(.nan) == 1)
    #expect(ZoomRange(least: 0, most: 2).least > 0)
  }

  @Test func `a motion changes scale and offset together`() {
    let motion = ZoomMotion(
      from: .init(scale: 1, offset: CGPoint(x: 0, y: 10)),
      to: .init(scale: 3, offset: CGPoint(x: 100, y: 50)),
      start: 2
    )
    #expect(motion.place(at: 2) == .init(scale: 1, offset: CGPoint(x: 0, y: 10)))
    let middle = motion.place(at: 2.15)
    #expect(abs(middle.scale - 2) < 1e-9 && abs(middle.offset.x - 50) < 1e-9)
    #expect(!motion.hasEnded(at: 2.29) && motion.hasEnded(at: 2.3))
    #expect(motion.place(at: 9) == motion.target)
  }

  @Test func `the scale of a pinch is that of the distance since it began`() {
    var tracker = PinchTracker()
    let accepted = [
      tracker.touchBegan(1, at: .zero), tracker.touchBegan(2, at: CGPoint(x: 100, y: 0)),
      tracker.touchBegan(3, at: .zero),
    ]
    #expect(accepted == [true, true, false] && tracker.count == 2)
    tracker.touchesMoved(to: [2: CGPoint(x: 109, y: 0)], time: 0)
    #expect(!tracker.hasLeftSlop)
    tracker.touchesMoved(to: [2: CGPoint(x: 110, y: 0), 9: .zero], time: 0)
    #expect(tracker.hasLeftSlop)
    tracker.begin()
    #expect(tracker.scale == 1)
    tracker.touchesMoved(to: [1: CGPoint(x: -110, y: 0)], time: 0.1)
    #expect(abs(tracker.scale - 2) < 1e-9)
    tracker.setScale(-1)
    #expect(abs(tracker.scale - 2) < 1e-9)
    tracker.setScale(4)
    tracker.touchesMoved(to: [1: .zero], time: 0.2)
    #expect(abs(tracker.scale - 2) < 1e-9)
    tracker.touchEnded(1)
    tracker.touchesMoved(to: [2: .zero], time: 0.3)
    #expect(abs(tracker.scale - 2) < 1e-9 && tracker.count == 1)
    _ = tracker.touchBegan(4, at: CGPoint(x: 50, y: 0))
    tracker.touchesMoved(to: [4: CGPoint(x: 100, y: 0)], time: 0.4)
    #expect(abs(tracker.scale - 4) < 1e-9, "another finger goes on from the present scale")
  }

  @Test func `the velocity of a pinch is that of the scale`() {
    var tracker = PinchTracker()
    _ = tracker.touchBegan(1, at: .zero)
    _ = tracker.touchBegan(2, at: CGPoint(x: 100, y: 0))
    for step in 1...6 {
      tracker.touchesMoved(to: [2: CGPoint(x: 100 + 10 * step, y: 0)], time: Double(step) / 100)
    }
    #expect(abs(tracker.velocity - 10) < 1e-6)
  }
}
