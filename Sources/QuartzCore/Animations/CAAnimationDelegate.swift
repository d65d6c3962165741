// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The delegate of an animation, which is notified of its start and its end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation has started.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended (`flag` is true) or was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Default implementation: no effect.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Default implementation: no effect.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
