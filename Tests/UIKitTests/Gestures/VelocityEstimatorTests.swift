// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// How fast a finger goes.
@Suite struct VelocityEstimatorTests {
  private var estimator = VelocityEstimator()

  @Test(arguments: [-1.0, 1.0])
  mutating func `even motion has its own velocity`(_ direction: Double) {
    for frame in 0...12 {
      let time = Double(frame) / 60
      estimator.add(CGPoint(x: direction * 300 * time, y: 40 * time), at: time)
    }
    #expect(abs(estimator.velocity.x - direction * 300) < 1e-6)
    #expect(abs(estimator.velocity.y - 40) < 1e-6)
  }

  @Test mutating func `one sample has no velocity`() {
    #expect(estimator.velocity == .zero)
    estimator.add(CGPoint(x: 5, y: 5), at: 1)
    #expect(estimator.velocity == .zero)
  }

  @Test mutating func `a finger that rested is not fast`() {
    estimator.add(.zero, at: 0)
    estimator.add(CGPoint(x: 100, y: 0), at: 0.05)
    #expect(estimator.velocity.x > 0)
    estimator.add(CGPoint(x: 100, y: 0), at: 0.2)
    #expect(estimator.velocity == .zero)
  }

  @Test mutating func `what came before the last 100 ms does not count`() {
    estimator.add(CGPoint(x: -5000, y: 0), at: 0)
    for frame in 1...10 {
      let time = 1 + Double(frame) / 100
      estimator.add(CGPoint(x: 200 * time, y: 0), at: time)
    }
    #expect(abs(estimator.velocity.x - 200) < 1e-6)
  }

  @Test mutating func `samples of one moment replace each other`() {
    estimator.add(.zero, at: 0)
    estimator.add(CGPoint(x: 10, y: 0), at: 0.01)
    estimator.add(CGPoint(x: 20, y: 0), at: 0.01)
    #expect(abs(estimator.velocity.x - 2000) < 1e-6)
  }

  @Test mutating func `samples from the past and no numbers are ignored`() {
    estimator.add(.zero, at: 1)
    estimator.add(CGPoint(x: 10, y: 0), at: 1.1)
    let velocity = estimator.velocity
    estimator.add(CGPoint(x: 900, y: 0), at: 0.5)
    estimator.add(CGPoint(x: CGFloat.nan, y: 0), at: 1.2)
    estimator.add(.zero, at: .infinity)
    #expect(estimator.velocity == velocity)
  }
}
