// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Hears of the beginning and the end of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Tells that the animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells that the animation has ended, by itself (`flag` is true) or because it was removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
