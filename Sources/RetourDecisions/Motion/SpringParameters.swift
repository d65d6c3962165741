// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The stiffness and damping of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
///
/// The mass is 1; the stiffness is chosen so that the envelope has settled at the end of the
/// duration: natural frequency × duration = 9.2334 / damping ratio (the constant was measured by
/// openuikit for a ratio of 1; scaling it by the ratio is our decision, since the envelope decays
/// with ratio × frequency).
package struct SpringParameters: Equatable, Sendable {
  package let mass: CGFloat = 1
  package let stiffness: CGFloat
  package let damping: CGFloat

  /// Creates the parameters of a spring that settles in a given time.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - dampingRatio: 1 for a spring without overshoot, less for one that oscillates; values
  ///     outside 0.01...1 are clamped.
  package init(duration: TimeInterval, dampingRatio: CGFloat) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let frequency = 9.2334 / (ratio * max(duration, 0.001))
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
  }
}
