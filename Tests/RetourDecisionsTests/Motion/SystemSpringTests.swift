// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct SystemSpringTests {
  @Test(arguments: [0.0, 3, -3])
  func `velocity is the slope of position`(_ initial: Double) {
    let spring = SystemSpring(duration: 0.5)
    let step = 1e-6
    for time in stride(from: 0.01, through: 0.5, by: 0.01) {
      func position(_ time: Double) -> Double {
        spring.position(from: 0.2, velocity: initial, target: 1, at: time)
      }
      let slope = (position(time + step) - position(time - step)) / (2 * step)
      let velocity = spring.velocity(from: 0.2, velocity: initial, target: 1, at: time)
      #expect(abs(slope - velocity) < 1e-5)
    }
  }

  @Test func `a longer duration stretches time`() {
    let (short, long) = (SystemSpring(duration: 0.5), SystemSpring(duration: 1))
    for time in stride(from: 0.0, through: 0.5, by: 0.05) {
      let expected = short.position(from: 0, velocity: 0, target: 1, at: time)
      let stretched = long.position(from: 0, velocity: 0, target: 1, at: 2 * time)
      #expect(abs(expected - stretched) < 1e-12)
    }
  }
}
