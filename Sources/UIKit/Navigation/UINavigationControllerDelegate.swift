// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The delegate of a navigation controller, which is notified of pages and makes custom
/// transitions.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that a page is about to appear.
  ///
  /// It is called after the `viewWillDisappear(_:)` and `viewWillAppear(_:)` of the pages. A
  /// cancelled swipe causes no further call.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The page.
  ///   - animated: Whether the page appears with an animation.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  /// Notifies the delegate that a page has appeared.
  ///
  /// It is called after the `didMove(toParent:)` of the pages, and before the completions of the
  /// transition coordinator. Stack operations in this method are performed at once.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The page.
  ///   - animated: Whether the page appeared with an animation.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
  /// Returns the animator of a custom transition.
  ///
  /// The stack has changed already, and the pages were not notified yet. The method is also called
  /// before a swipe: the swipe does not begin where there is an animator.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: A push or a pop.
  ///   - fromVC: The visible page.
  ///   - toVC: The page that will be visible.
  /// - Returns: The animator; `nil` for the native transition.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller that drives a custom transition.
  ///
  /// It is called after an animator was returned, before the pages receive callbacks.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - animationController: The animator.
  /// - Returns: The interaction controller; `nil` for a timed transition.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the interface orientations that the navigation controller supports.
  ///
  /// - Parameter navigationController: The navigation controller.
  /// - Returns: The orientations.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation in which the navigation controller is best presented.
  ///
  /// - Parameter navigationController: The navigation controller.
  /// - Returns: The orientation.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  /// The default implementation; it has no effect.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// The default implementation; it has no effect.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Returns `nil`: the transition is native.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`: the transition is not interactive.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns the default of every view controller: all but upside down.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Returns the portrait orientation.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
}
