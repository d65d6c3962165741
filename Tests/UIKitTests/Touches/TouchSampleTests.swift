// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourHost
import Testing

@testable import UIKit

/// Coalesced and predicted touches.
@MainActor
struct TouchSampleTests {
  private let hand = Hand()

  private final class Canvas: UIView {
    var onMove: ((UITouch, UIEvent) -> Void)?
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if let touch = touches.first, let event { onMove?(touch, event) }
    }
  }

  private func addCanvas() -> Canvas {
    let canvas = Canvas(frame: CGRect(x: 10, y: 0, width: 300, height: 300))
    hand.window.addSubview(canvas)
    return canvas
  }

  private func event(_ x: CGFloat, at time: Double) -> InputEvent {
    var event = hand.touchEvent(.moved, x, 100)
    event.timestamp = time
    return event
  }

  @Test func `the coalesced touches are all locations since the last event, in order`() {
    let canvas = addCanvas()
    var xs: [CGFloat] = []
    var previous: [CGFloat] = []
    var times: [Double] = []
    var isCopy = true
    canvas.onMove = { touch, event in
      let copies = event.coalescedTouches(for: touch) ?? []
      xs = copies.map { $0.location(in: canvas).x }
      previous = copies.map { $0.previousLocation(in: nil).x }
      times = copies.map(\.timestamp)
      isCopy = copies.allSatisfy { $0 !== touch && $0.view === canvas && $0.phase == .moved }
    }
    hand.down(20, 100)
    hand.send([event(30, at: 0.004), event(45, at: 0.008), event(50, at: 0.012)])
    #expect(xs == [20, 35, 40] && times == [0.004, 0.008, 0.012] && isCopy)
    #expect(previous == [20, 30, 45])
    hand.send([event(60, at: 0.02)])
    #expect(xs == [50])
  }

  @Test func `a moving touch is predicted a frame ahead, and a resting one is not`() {
    let canvas = addCanvas()
    var xs: [CGFloat]?
    canvas.onMove = { touch, event in
      xs = event.predictedTouches(for: touch)?.map { $0.location(in: nil).x }
    }
    hand.down(20, 100)
    hand.send([event(30, at: 1.0 / 120)])
    #expect(xs == [40, 50])
    hand.send([event(30, at: 2.0 / 120)])
    #expect(xs == [])
  }

  @Test func `a touch of another event has no samples in this one`() {
    let event = UIEvent()
    #expect(event.coalescedTouches(for: UITouch()) == nil)
    #expect(event.predictedTouches(for: UITouch()) == nil)
  }
}
