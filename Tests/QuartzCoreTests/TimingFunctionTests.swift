// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

@Suite struct TimingFunctionTests {
  @Test(arguments: [
    CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default,
  ])
  func `every pacing goes from 0 to 1 and never back`(_ name: CAMediaTimingFunctionName) {
    let function = CAMediaTimingFunction(name: name)
    #expect(function.progress(at: 0) == 0)
    #expect(function.progress(at: 1) == 1)
    var last = 0.0
    for step in 1...1000 {
      let progress = function.progress(at: Double(step) / 1000)
      #expect(progress >= last)
      last = progress
    }
  }

  @Test func `ease in ease out is symmetric and half done at half time`() {
    let function = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect(abs(function.progress(at: 0.5) - 0.5) < 1e-6)
    for step in 1..<50 {
      let time = Double(step) / 100
      #expect(abs(function.progress(at: time) + function.progress(at: 1 - time) - 1) < 1e-6)
    }
  }

  @Test(arguments: [
    [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [1, 0, 0, 1], [0, 1, 1, 0], [0.38, 0.7, 0.125, 1],
  ])
  func `the curve is solved to a millionth`(_ points: [Double]) {
    let function = CAMediaTimingFunction(
      controlPoints: Float(points[0]),
      Float(points[1]),
      Float(points[2]),
      Float(points[3])
    )
    var stored = [Float](repeating: 0, count: 2)
    function.getControlPoint(at: 2, values: &stored)
    #expect(stored == [Float(points[2]), Float(points[3])])
    func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    for step in 1..<100 {
      let t = Double(step) / 100
      let x = bezier(Double(Float(points[0])), Double(Float(points[2])), t)
      let y = bezier(Double(Float(points[1])), Double(Float(points[3])), t)
      // Where the curve stands upright, a time has many progresses.
      let slope =
        (bezier(Double(Float(points[0])), Double(Float(points[2])), t + 1e-4) - x) / 1e-4
      guard slope > 0.01 else { continue }
      #expect(abs(function.progress(at: x) - y) < 1e-6)
    }
  }

  @Test func `an even pacing is the time itself`() {
    #expect(CAMediaTimingFunction(name: .linear).progress(at: 0.3) == 0.3)
  }
}
