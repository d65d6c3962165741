// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

// The properties and operations of the navigation controller that the kit uses.
extension BackStack {
  /// The navigation controller, which shows something and so has not been released.
  var navigationController: UINavigationController {
    guard let controller else { preconditionFailure("the navigation controller was released") }
    return controller
  }

  var viewControllers: [UIViewController] { controller?.viewControllers ?? [] }
  var topViewController: UIViewController? { controller?.topViewController }
  var presentedViewController: UIViewController? { controller?.presentedViewController }
  var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    controller?.transitionCoordinator
  }
  var traitCollection: UITraitCollection { navigationController.traitCollection }
  var view: UIView { navigationController.view }
  var viewIfLoaded: UIView? { controller?.viewIfLoaded }
  var navigationBar: UINavigationBar { navigationController.navigationBar }
  var isNavigationBarHidden: Bool { controller?.isNavigationBarHidden ?? true }
  var toolbar: UIToolbar { navigationController.toolbar }
  var isToolbarHidden: Bool { controller?.isToolbarHidden ?? true }
  var interactivePopGestureRecognizer: UIGestureRecognizer? {
    controller?.interactivePopGestureRecognizer
  }
  var systemContentPopRecognizer: UIGestureRecognizer? { controller?.systemContentPopRecognizer }

  /// The app's delegate, which the kit's own one forwards to.
  var delegate: (any UINavigationControllerDelegate)? { delegateProxy.delegate }

  func pushViewController(_ page: UIViewController, animated: Bool) {
    controller?.pushViewController(page, animated: animated)
  }

  func popViewController(animated: Bool) -> UIViewController? {
    controller?.popViewController(animated: animated)
  }

  func popToViewController(_ page: UIViewController, animated: Bool) -> [UIViewController]? {
    controller?.popToViewController(page, animated: animated)
  }

  func setViewControllers(_ pages: [UIViewController], animated: Bool) {
    controller?.setViewControllers(pages, animated: animated)
  }
}
