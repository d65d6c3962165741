// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// An animation that arrives as if pulled by a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; 1 unless set.
  open var mass: CGFloat = 1
  /// How strong the spring pulls; 100 unless set.
  open var stiffness: CGFloat = 100
  /// How much the movement is braked; 10 unless set.
  open var damping: CGFloat = 10
  /// The speed at the beginning, in ways per second: 1 is the whole way in a second.
  open var initialVelocity: CGFloat = 0

  /// How many seconds it takes until the rest of the movement is less than a thousandth of the way.
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

  override var pacing: AnimationEffect.Pacing { .spring(spring, timingFunction) }

  override var pacesItself: Bool { true }
}
