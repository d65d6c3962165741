// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// An animation along the motion of a damped spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; 100 by default.
  open var stiffness: CGFloat = 100
  /// The damping of the spring; 10 by default.
  open var damping: CGFloat = 10
  /// The initial velocity: 1 is the whole distance in a second.
  open var initialVelocity: CGFloat = 0

  /// The seconds after which less than a thousandth of the distance remains.
  ///
  /// The bound is our decision; Apple's is not known exactly.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  override func copyState(to copy: CAAnimation) {
    super.copyState(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
    copy.initialVelocity = initialVelocity
  }

  override var pacing: AnimationEffect.Pacing { .spring(spring, timingFunction?.curve) }

  override var pacesItself: Bool { true }
}
