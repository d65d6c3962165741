// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The spring behind `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
///
/// Mass 1; the stiffness is chosen so that the envelope has settled when the duration is over:
/// natural frequency x duration = 9.2334 / damping ratio (the constant was measured by openuikit
/// for a ratio of 1; scaling it by the ratio is our decision, since the envelope decays with
/// ratio x frequency).
struct SpringLaw {
  let stiffness: CGFloat
  let damping: CGFloat

  init(duration: TimeInterval, dampingRatio: CGFloat) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let frequency = 9.2334 / (ratio * max(duration, 0.001))
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
  }

  func configure(_ animation: CASpringAnimation) {
    animation.mass = 1
    animation.stiffness = stiffness
    animation.damping = damping
  }
}
