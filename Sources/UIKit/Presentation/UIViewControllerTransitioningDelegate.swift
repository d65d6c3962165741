// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Provides the animators of a presentation and its dismissal and, with the style `.custom`, the
/// presentation controller.
///
/// Animators apply to animated presentations of every style.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of a presentation.
  ///
  /// - Parameters:
  ///   - presented: The presented view controller.
  ///   - presenting: The presenting view controller.
  ///   - source: The view controller whose `present` was called.
  /// - Returns: The animator; `nil`, the default, for the native animation.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of a dismissal.
  ///
  /// - Parameter dismissed: The dismissed view controller.
  /// - Returns: The animator; `nil`, the default, for the native animation.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller of a presentation.
  ///
  /// Called after the animator was returned.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: The interaction controller; `nil`, the default, without interaction.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the interaction controller of a dismissal.
  ///
  /// Called after the animator was returned.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: The interaction controller; `nil`, the default, without interaction.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller of a presentation with the style `.custom`.
  ///
  /// - Parameters:
  ///   - presented: The presented view controller.
  ///   - presenting: The presenting view controller, if it is known already.
  ///   - source: The view controller whose `present` was called.
  /// - Returns: The presentation controller; `nil`, the default, covers the window and keeps the
  ///   presenting view.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
