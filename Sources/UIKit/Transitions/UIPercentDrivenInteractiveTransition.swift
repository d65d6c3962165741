// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An interaction controller that drives the animations of a custom animator by a percentage.
///
/// It drives every animation block of `animateTransition(using:)`, each with its own curve; a
/// cancelled transition undoes those blocks.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var transition: TransitionContext?
  private var storedPercent: CGFloat = 0

  /// Creates an object for one transition or several, one after the other.
  public override init() { super.init() }

  // MARK: Accessing transition attributes

  /// The speed in which the transition settles; 2 is twice as fast.
  open var completionSpeed: CGFloat = 1
  /// The curve in which the transition settles, unless it has a `timingCurve`.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing in which the transition settles, in place of `completionCurve`; `nil` at first.
  ///
  /// A spring from its physics takes its own time, divided by the speed.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition is interactive from its start.
  ///
  /// With `false`, the animation starts timed, and `pause()` makes it interactive.
  open var wantsInteractiveStart = true
  /// The duration of the animator's transition without interaction, in seconds.
  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }
  /// The progress of the last update, 0...1.
  open var percentComplete: CGFloat { storedPercent }

  // MARK: Performing a transition

  /// Has the animator make its animations, paused at their start.
  ///
  /// - Parameter transitionContext: The context of the transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transition = transitionContext as? TransitionContext
    storedPercent = 0
    transition?.runAnimator()
  }
  /// Pauses a running transition, which becomes interactive.
  open func pause() {
    transition?.pauseInteractiveTransition()
    storedPercent = transition?.progress ?? storedPercent
  }
  /// Shows the transition at a progress.
  ///
  /// The animations show the progress in the next frame; their completions are not called.
  ///
  /// - Parameter percentComplete: The share of the transition; it is clamped to 0...1.
  open func update(_ percentComplete: CGFloat) {
    storedPercent = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    transition?.updateInteractiveTransition(storedPercent)
  }
  /// Cancels the transition, which settles at its start.
  ///
  /// When it has settled, the completions of the animator's animations are called, and
  /// `transitionWasCancelled` is `true`.
  open func cancel() { transition?.cancelInteractiveTransition() }
  /// Finishes the transition, which settles at its end.
  ///
  /// When it has settled, the completions of the animator's animations are called.
  open func finish() { transition?.finishInteractiveTransition() }
}
