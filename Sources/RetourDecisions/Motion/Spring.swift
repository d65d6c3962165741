// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The law of a spring from 0 to 1.
///
/// As Core Animation evaluates it, after WebKit's SpringSolver: a damping ratio of 1 and more is
/// critical damping.
package struct Spring: Equatable, Sendable {
  /// Radians per second without damping.
  private let frequency: Double
  private let ratio: Double
  private let velocity: Double

  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    frequency = (stiffness / mass).squareRoot()
    ratio = damping / (2 * (stiffness * mass).squareRoot())
    velocity = initialVelocity
  }

  /// The part of the way that is done after some seconds; more than 1 where it overshoots.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard ratio < 1 else {
      return 1 - (1 + (frequency - velocity) * time) * exp(-frequency * time)
    }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let sine = (ratio * frequency - velocity) / swing
    return 1 - exp(-ratio * frequency * time) * (cos(swing * time) + sine * sin(swing * time))
  }

  /// The seconds after which the rest of the way stays below a thousandth; at most a minute.
  package var settlingDuration: Double {
    guard frequency > 0, frequency.isFinite, ratio > 0 else { return 60 }
    // The envelope of the swing falls for good, except at its very beginning.
    var low = 0.0
    var high = 60.0
    while high - low > 1e-6 {
      let middle = (low + high) / 2
      if rest(at: middle) < 0.001 { high = middle } else { low = middle }
    }
    return high
  }

  /// The largest distance from the end, from a time on.
  private func rest(at time: Double) -> Double {
    guard ratio < 1 else {
      return (1 + abs(frequency - velocity) * time) * exp(-frequency * time)
    }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let sine = (ratio * frequency - velocity) / swing
    return exp(-ratio * frequency * time) * (1 + sine * sine).squareRoot()
  }
}
