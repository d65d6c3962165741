// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The context of a custom transition, for its animator and its interaction controller.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; the animator adds the new view to it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation or dismissal; `.none` for a push or pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Updates the progress of the interaction, which alongside animations follow.
  ///
  /// - Parameter percentComplete: The progress, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction; the transition settles at its end.
  func finishInteractiveTransition()
  /// Ends the interaction; the transition settles at its start.
  func cancelInteractiveTransition()
  /// Pauses a running transition, which becomes interactive.
  func pauseInteractiveTransition()
  /// Ends the transition; the animator must call it, and only the first call has an effect.
  ///
  /// - Parameter didComplete: Whether the transition finished; `false` reverts the change.
  func completeTransition(_ didComplete: Bool)
  /// Returns a view controller of the transition.
  ///
  /// - Parameter key: The key of the view controller.
  /// - Returns: The view controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  ///
  /// - Parameter key: The key of the view.
  /// - Returns: The view; `nil` if the animator is not to move it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The transform of the new view at the end; always the identity.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a view controller's view at the start.
  ///
  /// - Parameter vc: A controller of the transition.
  /// - Returns: The frame in the container; zero for a view that is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a view controller's view at the end.
  ///
  /// - Parameter vc: A controller of the transition.
  /// - Returns: The frame in the container; zero for a view that will be gone.
  func finalFrame(for vc: UIViewController) -> CGRect
}
