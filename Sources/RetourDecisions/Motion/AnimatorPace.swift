// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The timing of an animator: a curve, or a spring.
package enum AnimatorPace: Equatable, Sendable {
  case curve(TimingCurve)
  case spring(mass: Double, stiffness: Double, damping: Double, velocity: Double)

  /// A constant speed.
  package static let even = AnimatorPace.curve(TimingCurve(first: .zero, second: .one))

  /// Returns the share of the way after a time.
  ///
  /// - Parameters:
  ///   - time: The seconds since the start.
  ///   - duration: The seconds that the whole way takes.
  /// - Returns: The share: 0 before the start, 1 after the end; a spring may overshoot in between.
  package func progress(at time: Double, of duration: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= duration { return 1 }
    switch self {
    case .curve(let curve): return curve.progress(at: time / duration)
    case .spring(let mass, let stiffness, let damping, let velocity):
      return Spring(
        mass: mass,
        stiffness: stiffness,
        damping: damping,
        initialVelocity: velocity
      ).progress(at: time)
    }
  }

  /// Returns the first time at which a share of the way is done.
  ///
  /// - Parameters:
  ///   - progress: The share, 0 to 1.
  ///   - duration: The seconds that the whole way takes.
  /// - Returns: The seconds since the start.
  package func time(of progress: Double, of duration: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return duration }
    // A spring can pass a place several times: the first sixtieth that is beyond it.
    let steps = max(2, Int((min(duration, 60) * 60).rounded(.up)))
    var (low, high) = (0.0, duration)
    for step in 1...steps {
      let time = duration * Double(step) / Double(steps)
      if self.progress(at: time, of: duration) >= progress {
        high = time
        break
      }
      low = time
    }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
