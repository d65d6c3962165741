// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Adapts a presentation to traits, and controls its interactive dismissal.
///
/// A dismissal by code asks nothing and is not reported.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style of a presentation in a horizontally compact window.
  ///
  /// Not called if `adaptivePresentationStyle(for:traitCollection:)` is implemented.
  ///
  /// - Parameter controller: The presentation controller.
  /// - Returns: The style, or `.none` to keep the presentation's own, the default.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns the style of a presentation for some traits.
  ///
  /// Called when the presentation begins and when the traits of the window change.
  ///
  /// - Parameters:
  ///   - controller: The presentation controller.
  ///   - traitCollection: The traits.
  /// - Returns: The style, or `.none` to keep the presentation's own. The default asks
  ///   `adaptivePresentationStyle(for:)` in horizontally compact windows.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Configures the presentation controller that an adaptation made.
  ///
  /// - Parameters:
  ///   - presentationController: The presentation controller of the presentation's own style.
  ///   - adaptivePresentationController: The one that replaces it.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  )
  /// Returns the view controller to present with an adapted style.
  ///
  /// Called when the presentation begins with another style, and not afterwards.
  ///
  /// - Parameters:
  ///   - controller: The presentation controller of the presentation's own style.
  ///   - style: The style that replaces it.
  /// - Returns: The view controller; `nil`, the default, presents the original one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before a presentation begins, and before the traits of the window change its style.
  ///
  /// - Parameters:
  ///   - presentationController: The presentation controller of the presentation's own style.
  ///   - style: The style that replaces it, or `.none`.
  ///   - transitionCoordinator: The coordinator of the transition; `nil` without animation.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )
  /// Returns whether a finger may dismiss the presented view controller.
  ///
  /// Not called where `isModalInPresentation` prevents it.
  ///
  /// - Parameter presentationController: The presentation controller.
  /// - Returns: `true` by default.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when a finger begins to dismiss the presented view controller.
  ///
  /// The dismissal may still be cancelled: `presentationControllerDidDismiss(_:)` need not follow.
  ///
  /// - Parameter presentationController: The presentation controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a finger dismissed the presented view controller.
  ///
  /// - Parameter presentationController: The presentation controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after a finger tried to dismiss a view controller that may not be dismissed.
  ///
  /// - Parameter presentationController: The presentation controller.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// Keeps the presentation's own style; a popover becomes a page sheet.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.standardAdaptiveStyle }
  /// Asks `adaptivePresentationStyle(for:)` in horizontally compact windows.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller) : .none
  }
  /// Leaves the presentation controller as it is.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Presents the original view controller.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// The default implementation; it has no effect.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Allows every dismissal.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// The default implementation; it has no effect.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// The default implementation; it has no effect.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// The default implementation; it has no effect.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
