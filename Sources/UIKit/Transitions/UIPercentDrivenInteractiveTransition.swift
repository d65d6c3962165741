// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Lets a finger drive the animations of an animator back and forth.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var transition: TransitionContext?
  private var storedPercent: CGFloat = 0

  /// Creates an object for one transition or several, one after the other.
  public override init() { super.init() }

  // MARK: Accessing transition attributes

  /// How fast the rest goes when the finger lets go; 2 is twice as fast.
  open var completionSpeed: CGFloat = 1
  /// How the speed of the rest develops.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the finger moves the transition from its start.
  open var wantsInteractiveStart = true
  /// How long the animator's transition takes without a finger, in seconds.
  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }
  /// How far the finger has moved the transition, 0...1.
  open var percentComplete: CGFloat { storedPercent }

  // MARK: Performing a transition

  /// Lets the animator make its animations, and holds them at their start.
  ///
  /// - Parameter transitionContext: The transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transition = transitionContext as? TransitionContext
    storedPercent = 0
    transition?.runAnimator()
  }
  /// Holds a transition that runs by itself where it is.
  open func pause() {
    transition?.pauseInteractiveTransition()
    storedPercent = transition?.progress ?? storedPercent
  }
  /// Shows a moment of the transition.
  ///
  /// - Parameter percentComplete: How far it has come, 0...1.
  open func update(_ percentComplete: CGFloat) {
    storedPercent = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    transition?.updateInteractiveTransition(storedPercent)
  }
  /// Lets the transition go back to its start.
  open func cancel() { transition?.cancelInteractiveTransition() }
  /// Lets the transition go on to its end.
  open func finish() { transition?.finishInteractiveTransition() }
}
