// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct EdgeStripTests {
  private let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  @Test(arguments: [
    (EdgeStrip.Edge.left, CGPoint(x: 19.9, y: 400), CGPoint(x: 20, y: 400)),
    (.right, CGPoint(x: 370, y: 400), CGPoint(x: 369.9, y: 400)),
    (.top, CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 20)),
    (.bottom, CGPoint(x: 200, y: 843), CGPoint(x: 200, y: 823)),
  ])
  func `the strip is 20 points wide`(
    _ edge: EdgeStrip.Edge,
    _ inside: CGPoint,
    _ outside: CGPoint
  ) {
    let strip = EdgeStrip(edge: edge, bounds: bounds)
    #expect(strip.contains(inside))
    #expect(!strip.contains(outside))
    #expect(!strip.contains(CGPoint(x: -1, y: -1)))
  }

  @Test func `a safe area inset above 20 points widens the strip`() {
    #expect(EdgeStrip(edge: .left, bounds: bounds, inset: 44).contains(CGPoint(x: 43, y: 9)))
    #expect(EdgeStrip(edge: .left, bounds: bounds, inset: 5).contains(CGPoint(x: 19, y: 9)))
  }

  @Test(arguments: [
    (EdgeStrip.Edge.left, CGPoint(x: 10, y: 9)),
    (.right, CGPoint(x: -10, y: 9)),
    (.top, CGPoint(x: -9, y: 10)),
    (.bottom, CGPoint(x: 9, y: -10)),
  ])
  func `a movement is inward only if it leads away from the edge more than along it`(
    _ edge: EdgeStrip.Edge,
    _ movement: CGPoint
  ) {
    let strip = EdgeStrip(edge: edge, bounds: bounds)
    #expect(strip.isInward(movement))
    #expect(!strip.isInward(CGPoint(x: -movement.x, y: -movement.y)))
    #expect(!strip.isInward(CGPoint(x: movement.y, y: movement.x)))
    #expect(!strip.isInward(CGPoint(x: 10, y: 10)))
  }
}
