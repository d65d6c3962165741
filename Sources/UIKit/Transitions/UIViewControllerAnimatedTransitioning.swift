// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The methods of a custom animator.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition without interaction.
  ///
  /// - Parameter transitionContext: The context of the transition.
  /// - Returns: The duration in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Adds the new view to the container, animates both and calls `completeTransition(_:)`.
  ///
  /// An operation on the stack may end the transition earlier; the call has no effect then.
  ///
  /// - Parameter transitionContext: The context of the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns the animator of a transition that can be interrupted.
  ///
  /// A `UIPercentDrivenInteractiveTransition` starts and drives the returned animator, if there is
  /// one; `animateTransition(using:)` is called for transitions without a finger only.
  ///
  /// - Parameter transitionContext: The context of the transition.
  /// - Returns: The animator, the same one for the whole transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Notifies the animator that the transition ended.
  ///
  /// It is called after the appearance callbacks, and before the completions of the transition
  /// coordinator.
  ///
  /// - Parameter transitionCompleted: Whether the transition finished; `false` if it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// The default implementation: the transition has no such animator.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator() }

  /// The default implementation; it has no effect.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
