// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import RetourDecisions

struct StickDirectionTests {
  private func held(_ places: [(Double, Double)]) -> [FocusDirection?] {
    var stick = StickDirection()
    return places.map { x, y in
      stick.move(to: CGPoint(x: x, y: y))
      return stick.held
    }
  }

  @Test(arguments: [
    ((0.6, 0.1), FocusDirection.right), ((-0.6, 0.5), .left), ((0.2, -1), .up),
    ((-0.4, 0.5), .down),
  ])
  func `the longer part is the direction`(_ place: (Double, Double), _ direction: FocusDirection) {
    #expect(held([place]) == [direction])
  }

  @Test func `within the dead zone nothing is held`() {
    #expect(held([(0.49, 0), (0.3, -0.49), (0, 0)]) == [nil, nil, nil])
  }

  @Test func `a direction is let go further in than it was taken`() {
    #expect(held([(0.5, 0), (0.4, 0), (0.36, 0.1), (0.34, 0)]) == [.right, .right, .right, nil])
    #expect(held([(0.5, 0), (0.34, 0), (0.4, 0)]) == [.right, nil, nil])
  }

  @Test func `a diagonal keeps the direction until another one is clearly longer`() {
    #expect(
      held([(0.8, 0.7), (0.7, 0.8), (0.6, 0.74), (0.6, 0.8)]) == [.right, .right, .right, .down]
    )
  }

  @Test func `the other side is another direction`() {
    #expect(held([(0.8, 0), (-0.8, 0)]) == [.right, .left])
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a place that is no number is at rest`(_ number: Double) {
    #expect(held([(1, 0), (number, 0), (0, number)]) == [.right, nil, nil])
  }
}
