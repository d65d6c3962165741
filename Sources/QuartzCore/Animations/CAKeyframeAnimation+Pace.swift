// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension CAKeyframeAnimation {
  /// Creates an animation of the same property, in the same time.
  ///
  /// - Parameter animation: The animation with the time, the pace and the part that is played.
  package convenience init(paced animation: CABasicAnimation) {
    self.init(keyPath: animation.keyPath)
    (beginTime, duration, speed) = (animation.beginTime, animation.duration, animation.speed)
    (timeOffset, fillMode) = (animation.timeOffset, animation.fillMode)
    (repeatCount, autoreverses) = (animation.repeatCount, animation.autoreverses)
    timingFunction = animation.timingFunction
    spring = animation as? CASpringAnimation
    part = animation.part
  }
}
