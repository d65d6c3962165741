// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The methods of an interaction controller, which drives a custom transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the interactive transition, in place of the animator.
  ///
  /// - Parameter transitionContext: The context of the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed in which the transition settles; 2 is twice as fast.
  var completionSpeed: CGFloat { get }
  /// The curve in which the transition settles.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is interactive from its start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The speed of the transition itself.
  public var completionSpeed: CGFloat { 1 }
  /// The curve that eases in and out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default, `true`.
  public var wantsInteractiveStart: Bool { true }
}
