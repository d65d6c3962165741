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
  /// The default implementation; it has no effect.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation; it has no effect.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
