// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The easing curve of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
package struct TimingCurve: Equatable, Sendable {
  /// The first control point: time in 0...1, and progress.
  package let first: SIMD2<Double>
  /// The second control point: time in 0...1, and progress.
  package let second: SIMD2<Double>

  /// Creates a curve from its control points.
  package init(first: SIMD2<Double>, second: SIMD2<Double>) {
    (self.first, self.second) = (first, second)
  }

  /// Returns the progress at a fraction of the time, exact to 1e-6.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if first.x == first.y, second.x == second.y { return time }
    return Self.coordinate(first.y, second.y, parameter(at: time))
  }

  /// Returns one coordinate of the curve at a parameter.
  private static func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }

  /// Returns the parameter at which the curve reaches a time.
  ///
  /// By Newton's method, and by bisection where that fails.
  private func parameter(at time: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, time)
    for _ in 0..<64 {
      let error = Self.coordinate(first.x, second.x, t) - time
      if abs(error) < 1e-9 { break }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(first.x, second.x, t)
      let next = slope > 1e-6 ? t - error / slope : low - 1
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
