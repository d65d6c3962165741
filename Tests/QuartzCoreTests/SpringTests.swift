// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

@MainActor
struct SpringTests {
  /// The system's spring, and the table of its exact equation x(t) = 1 - (1 + wt) e^(-wt),
  /// w = sqrt(1000 / 3); a damping ratio of 4.56 counts as 1.
  private nonisolated static let table: [(Double, Double)] = [
    (0, 0), (1.0 / 60, 0.0379), (2.0 / 60, 0.1247), (0.05, 0.2322), (0.10, 0.5448),
    (0.15, 0.7583), (0.20, 0.8793), (0.25, 0.9420), (0.30, 0.9729), (0.35, 0.9876),
    (0.40, 0.9944), (0.45, 0.9975), (0.4999, 0.9989),
  ]

  @Test(arguments: table)
  func `the system spring matches its table`(_ time: Double, _ expected: Double) {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.stiffness, spring.damping, spring.duration) = (3, 1000, 500, 0.5)
    (spring.fromValue, spring.toValue) = (0, 1)
    stage.session.perform { layer.add(spring, forKey: nil) }
    let x = stage.at(time) { layer.presentation()?.position.x ?? .nan }
    #expect(abs(x - expected) < 0.00006)
  }

  @Test func `a new spring has Apple's defaults`() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
  }

  @Test func `the system spring settles to a thousandth in half a second`() {
    let spring = CASpringAnimation()
    (spring.mass, spring.stiffness, spring.damping) = (3, 1000, 500)
    #expect(abs(spring.settlingDuration - 0.506) < 0.001)
  }
}
