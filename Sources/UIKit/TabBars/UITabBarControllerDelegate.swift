// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The methods that decide about the selection of tabs, supply transitions between them, and
/// receive the selections of the user.
///
/// Every method is optional: an extension implements it as UIKit behaves without it. The methods
/// about customizing are never called: no interface for it is shown here.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  // MARK: Managing tab bar selections

  /// Returns whether a tab that the user tapped is selected.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The tab's view controller, which may be selected already.
  /// - Returns: `true` unless implemented.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when the user selected a tab, even if it was selected already.
  ///
  /// A transition of the animator, if there is one, runs at that moment.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The tab's view controller.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )

  // MARK: Managing tab bar customizations

  /// Called before the interface for customizing is shown; never here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  )
  /// Called before the interface for customizing is dismissed; never here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )
  /// Called after the interface for customizing was dismissed; never here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )

  // MARK: Overriding view rotation settings

  /// Returns the orientations of the tab bar controller.
  ///
  /// - Parameter tabBarController: The tab bar controller.
  /// - Returns: The orientations; `.allButUpsideDown` unless implemented.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation that the tab bar controller is best presented in.
  ///
  /// - Parameter tabBarController: The tab bar controller.
  /// - Returns: The orientation; `.portrait` unless implemented.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation

  // MARK: Supporting custom tab bar transition animations

  /// Returns the animator of a switch to another tab, whether the user or the app selected it.
  ///
  /// It is called while the tab bar controller is visible, after the selection changed and before
  /// the view controllers receive callbacks.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - fromVC: The visible view controller.
  ///   - toVC: The view controller of the selected tab.
  /// - Returns: The animator; `nil` switches at once.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives an animator interactively.
  ///
  /// Cancelling the transition selects the former tab again.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - animationController: The animator.
  /// - Returns: The object; `nil` for a timed transition.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// The default implementation; it has no effect.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
  /// The default implementation; it has no effect.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  /// The default implementation; it has no effect.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  /// The default implementation; it has no effect.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  /// Returns all orientations except upside down.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Returns portrait.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }
  /// Returns `nil`.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
