// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Lets a finger move a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Prepares the transition for the finger; the animator is not asked to.
  ///
  /// - Parameter transitionContext: The transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest goes when the finger lets go; 2 is twice as fast.
  var completionSpeed: CGFloat { get }
  /// How the speed of the rest develops.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the finger moves the transition from its start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as the transition is.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// From its start.
  public var wantsInteractiveStart: Bool { true }
}
