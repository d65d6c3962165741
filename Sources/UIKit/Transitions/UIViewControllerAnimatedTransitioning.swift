// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Moves the views of a transition in its own way.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns how long the transition takes without a finger.
  ///
  /// - Parameter transitionContext: The transition.
  /// - Returns: The time in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Puts the new view into the container, moves both and calls `completeTransition(_:)`.
  ///
  /// - Parameter transitionContext: The transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Tells the animator that the transition is over.
  ///
  /// - Parameter transitionCompleted: Whether the change stands.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
