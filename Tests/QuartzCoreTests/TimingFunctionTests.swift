// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

struct TimingFunctionTests {
  @Test func `a timing function returns the control points that it was created with`() {
    let function = CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.38, 0.7)
    let expected: [[Float]] = [[0, 0], [0.25, 0.1], [0.38, 0.7], [1, 1]]
    for (index, point) in expected.enumerated() {
      var stored = [Float](repeating: 0, count: 2)
      function.getControlPoint(at: index, values: &stored)
      #expect(stored == point)
    }
  }

  @Test(
    arguments: [
      (CAMediaTimingFunctionName.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]),
      (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
      (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])]
  )
  func `a named function has Apple's control points`(
    _ name: CAMediaTimingFunctionName,
    _ expected: [Float]
  ) {
    let function = CAMediaTimingFunction(name: name)
    var points = [Float](repeating: 0, count: 4)
    points.withUnsafeMutableBufferPointer { points in
      guard let base = points.baseAddress else { return }
      function.getControlPoint(at: 1, values: base)
      function.getControlPoint(at: 2, values: base + 2)
    }
    #expect(points == expected)
  }
}
