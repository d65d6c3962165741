// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct SpringTests {
  @Test func `a weakly damped spring overshoots and comes to rest`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 4, initialVelocity: 0)
    #expect((0..<200).contains { spring.progress(at: Double($0) / 100) > 1.3 })
    #expect(abs(spring.progress(at: spring.settlingDuration) - 1) < 0.001)
    #expect(spring.progress(at: 0) == 0)
  }

  @Test(arguments: [4.0, 20, 80])
  func `the initial velocity is the slope at the beginning`(_ damping: Double) {
    let spring = Spring(mass: 1, stiffness: 100, damping: damping, initialVelocity: 7)
    #expect(abs(spring.progress(at: 1e-5) / 1e-5 - 7) < 0.01)
  }

  @Test(arguments: [4.0, 12, 20], [0.0, 7])
  func `the progress solves the spring's equation`(_ damping: Double, _ velocity: Double) {
    let (mass, stiffness) = (2.0, 50.0)
    let spring = Spring(
      mass: mass,
      stiffness: stiffness,
      damping: damping,
      initialVelocity: velocity
    )
    // Integrated in steps of a tenth of a millisecond, by the midpoint rule.
    let step = 1e-4
    func force(_ place: Double, _ speed: Double) -> Double {
      (stiffness * (1 - place) - damping * speed) / mass
    }
    var (place, speed) = (0.0, velocity)
    for index in 1...10_000 {
      let middle = (place + speed * step / 2, speed + force(place, speed) * step / 2)
      place += middle.1 * step
      speed += force(middle.0, middle.1) * step
      guard index.isMultiple(of: 1000) else { continue }
      #expect(abs(spring.progress(at: Double(index) * step) - place) < 1e-5)
    }
  }

  @Test(arguments: [(0, 100, 10), (1, 0, 10), (1, 100, 0)])
  func `a spring of absurd figures still settles in finite time`(_ m: Int, _ k: Int, _ c: Int) {
    let spring = Spring(
      mass: Double(m),
      stiffness: Double(k),
      damping: Double(c),
      initialVelocity: 0
    )
    #expect(spring.settlingDuration <= 60)
  }
}
