// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The time in which a held transition settles, so that it starts at the speed of the finger.
///
/// The curve is UIKit's `easeOut`, a cubic curve with the first control point (0, 0) and the second
/// (0.58, 1), whose slope at the start is 1 / 0.58.
struct SettlingCurve {
  /// The shortest and the longest time, in seconds.
  static let limits = 0.12...0.4

  /// Returns the time in which a transition settles.
  ///
  /// - Parameters:
  ///   - rest: The share of the transition that is left, 0...1.
  ///   - velocity: The speed towards the end, in transitions per second.
  /// - Returns: The time, in seconds.
  static func duration(rest: CGFloat, velocity: CGFloat) -> CGFloat {
    guard velocity > 0 else { return limits.upperBound }
    return min(max(rest / 0.58 / velocity, limits.lowerBound), limits.upperBound)
  }
}
