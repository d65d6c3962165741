// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct TimingCurveTests {
  private static func curve(_ points: [Double]) -> TimingCurve {
    TimingCurve(first: SIMD2(points[0], points[1]), second: SIMD2(points[2], points[3]))
  }

  @Test(arguments: [
    [0, 0, 1, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1],
  ])
  func `a curve of the system goes from 0 to 1 and never back`(_ points: [Double]) {
    let curve = Self.curve(points)
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    var last = 0.0
    for step in 1...1000 {
      let progress = curve.progress(at: Double(step) / 1000)
      #expect(progress >= last)
      last = progress
    }
  }

  @Test func `ease in ease out is symmetric and half done at half time`() {
    let curve = Self.curve([0.42, 0, 0.58, 1])
    #expect(abs(curve.progress(at: 0.5) - 0.5) < 1e-6)
    for step in 1..<50 {
      let time = Double(step) / 100
      #expect(abs(curve.progress(at: time) + curve.progress(at: 1 - time) - 1) < 1e-6)
    }
  }

  @Test(arguments: [
    [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [1, 0, 0, 1], [0, 1, 1, 0], [0.38, 0.7, 0.125, 1],
  ])
  func `progress is exact to a millionth`(_ points: [Double]) {
    let curve = Self.curve(points)
    func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    for step in 1..<100 {
      let t = Double(step) / 100
      let x = bezier(points[0], points[2], t)
      let y = bezier(points[1], points[3], t)
      // Where the curve is vertical, one time has many values of progress.
      let slope = (bezier(points[0], points[2], t + 1e-4) - x) / 1e-4
      guard slope > 0.01 else { continue }
      #expect(abs(curve.progress(at: x) - y) < 1e-6)
    }
  }

  @Test func `the progress of a linear curve is the time`() {
    #expect(Self.curve([0, 0, 1, 1]).progress(at: 0.3) == 0.3)
  }
}
