// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Tells an animator about the transition that it makes, and hears from it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the transition happens in; the animator puts the new view into it.
  var containerView: UIView { get }
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether a finger moves the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition is taken back.
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation or dismissal; `.none` for a push or pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Tells how far the finger has come, for what runs along.
  ///
  /// - Parameter percentComplete: The progress, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the finger let go and the transition goes on to its end.
  func finishInteractiveTransition()
  /// Says that the finger let go and the transition goes back to its start.
  func cancelInteractiveTransition()
  /// Says that a finger takes over a transition that runs by itself.
  func pauseInteractiveTransition()
  /// Says that everything has arrived; the animator must call it, the first call counts.
  ///
  /// - Parameter didComplete: Whether the change stands; `false` takes it back.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the transition.
  ///
  /// - Parameter key: Which one.
  /// - Returns: The controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  ///
  /// - Parameter key: Which one.
  /// - Returns: The view; `nil` if it is not to be moved.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// How the new view is turned at the end; not at all here.
  var targetTransform: CGAffineTransform { get }
  /// Returns where a controller's view is at the start.
  ///
  /// - Parameter vc: A controller of the transition.
  /// - Returns: The frame in the container; zero for a view that is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns where a controller's view is to be at the end.
  ///
  /// - Parameter vc: A controller of the transition.
  /// - Returns: The frame in the container; zero for a view that will be gone.
  func finalFrame(for vc: UIViewController) -> CGRect
}
