// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct SpringParametersTests {
  @Test(arguments: [0.3, 0.5, 1.0])
  func `a spring settles at the end of its duration`(_ ratio: Double) {
    let parameters = SpringParameters(duration: 0.4, dampingRatio: ratio)
    let spring = Spring(
      mass: parameters.mass,
      stiffness: parameters.stiffness,
      damping: parameters.damping,
      initialVelocity: 0
    )
    #expect(abs(spring.progress(at: 0.4) - 1) < 0.002)
  }

  @Test func `damping ratios are clamped`() {
    let critical = SpringParameters(duration: 1, dampingRatio: 1)
    #expect(SpringParameters(duration: 1, dampingRatio: 7) == critical)
    let weakest = SpringParameters(duration: 1, dampingRatio: 0.01)
    #expect(SpringParameters(duration: 1, dampingRatio: -1) == weakest)
  }
}
