// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The critically damped spring that moves pages.
///
/// It evaluates mass 3, stiffness 1000, damping 500 as Core Animation does, which ignores
/// over-damping (measured by runtime introspection, see Documentation/Parity.md):
/// x(t) = target + (d + (v + ωd)t)·e^(−ωt), where d is the distance at the start and v its
/// velocity.
package struct SystemSpring {
  /// √(1000 / 3), in radians per second, for the system's duration of 0.5 s.
  package static let frequency = 18.257_418_583_505_537
  /// The system's duration in seconds.
  package static let duration = 0.5

  /// The undamped frequency in radians per second.
  package let frequency: Double

  /// Creates the spring for a duration.
  ///
  /// - Parameter duration: The duration in seconds; the spring's time is stretched to it.
  package init(duration: Double) {
    frequency = Self.frequency * Self.duration / max(duration, 0.001)
  }

  /// Returns the position after a time in seconds.
  package func position(
    from start: Double,
    velocity: Double,
    target: Double,
    at time: Double
  ) -> Double {
    let distance = start - target
    return target + (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
  }

  /// Returns the velocity after a time in seconds, per second.
  package func velocity(
    from start: Double,
    velocity: Double,
    target: Double,
    at time: Double
  ) -> Double {
    let distance = start - target
    let slope = velocity + frequency * distance
    return (slope - frequency * (distance + slope * time)) * exp(-frequency * time)
  }
}
