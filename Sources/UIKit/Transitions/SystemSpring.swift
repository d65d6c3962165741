// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The spring that moves pages: critically damped, as the system evaluates mass 3, stiffness 1000,
/// damping 500 (uikit-facts: measured by runtime introspection; WebKit's SpringSolver ignores
/// over-damping).
///
/// x(t) = target + (d + (v + ωd)t)·e^(−ωt), with d the distance at the start and v its speed.
struct SystemSpring {
  /// √(1000 / 3), per second, for the system's duration of 0.5 s.
  static let frequency = 18.257_418_583_505_537
  /// The system's duration in seconds.
  static let duration = 0.5

  let frequency: Double

  /// Creates the spring for a duration in seconds: another one stretches its time.
  init(duration: Double) {
    frequency = Self.frequency * Self.duration / max(duration, 0.001)
  }

  func position(from start: Double, velocity: Double, target: Double, at time: Double) -> Double {
    let distance = start - target
    return target + (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
  }

  func velocity(from start: Double, velocity: Double, target: Double, at time: Double) -> Double {
    let distance = start - target
    let slope = velocity + frequency * distance
    return (slope - frequency * (distance + slope * time)) * exp(-frequency * time)
  }
}
