// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct ScrollStartTests {
  @Test func `the direction is known after three points, however small the steps`() {
    var start = ScrollStart()
    for step in 1...9 {
      start.add(CGPoint(x: 0.3, y: -0.2))
      let length = Double(step) * hypot(0.3, 0.2)
      #expect(start.hasDirection == (length >= 3), "after \(length) points")
    }
    #expect(abs(start.movement.x - 2.7) < 1e-9 && abs(start.movement.y + 1.8) < 1e-9)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a movement that is not finite counts as none`(_ number: CGFloat) {
    var start = ScrollStart()
    start.add(CGPoint(x: number, y: 5))
    start.add(CGPoint(x: 1, y: number))
    #expect(start == ScrollStart())
  }
}
