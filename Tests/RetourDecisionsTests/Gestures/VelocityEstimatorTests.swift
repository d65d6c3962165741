// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct VelocityEstimatorTests {
  private var estimator = VelocityEstimator()

  @Test(arguments: [-1.0, 1.0])
  mutating func `uniform motion has its exact velocity`(_ direction: Double) {
    for frame in 0...12 {
      let time = Double(frame) / 60
      estimator.add(CGPoint(x: direction * 300 * time, y: 40 * time), at: time)
    }
    #expect(abs(estimator.velocity.x - direction * 300) < 1e-6)
    #expect(abs(estimator.velocity.y - 40) < 1e-6)
  }

  @Test mutating func `a single sample has no velocity`() {
    #expect(estimator.velocity == .zero)
    estimator.add(CGPoint(x: 5, y: 5), at: 1)
    #expect(estimator.velocity == .zero)
  }

  @Test mutating func `a rest of 100 ms has no velocity`() {
    estimator.add(.zero, at: 0)
    estimator.add(CGPoint(x: 100, y: 0), at: 0.05)
    #expect(estimator.velocity.x > 0)
    estimator.add(CGPoint(x: 100, y: 0), at: 0.2)
    #expect(estimator.velocity == .zero)
  }

  @Test mutating func `samples older than 100 ms are excluded`() {
    estimator.add(CGPoint(x: -5000, y: 0), at: 0)
    for frame in 1...10 {
      let time = 1 + Double(frame) / 100
      estimator.add(CGPoint(x: 200 * time, y: 0), at: time)
    }
    #expect(abs(estimator.velocity.x - 200) < 1e-6)
  }

  @Test mutating func `a sample replaces an earlier one of the same time`() {
    estimator.add(.zero, at: 0)
    estimator.add(CGPoint(x: 10, y: 0), at: 0.01)
    estimator.add(CGPoint(x: 20, y: 0), at: 0.01)
    #expect(abs(estimator.velocity.x - 2000) < 1e-6)
  }

  @Test mutating func `older samples and samples that are not finite are ignored`() {
    estimator.add(.zero, at: 1)
    estimator.add(CGPoint(x: 10, y: 0), at: 1.1)
    let velocity = estimator.velocity
    estimator.add(CGPoint(x: 900, y: 0), at: 0.5)
    estimator.add(CGPoint(x: CGFloat.nan, y: 0), at: 1.2)
    estimator.add(.zero, at: .infinity)
    #expect(estimator.velocity == velocity)
  }
}
