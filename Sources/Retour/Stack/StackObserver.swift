// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Hears of the pages that a stack shows, before the app's own delegate does.
@MainActor
final class StackObserver: NSObject, UINavigationControllerDelegate {
  private weak var stack: BackNavigationController?
  /// The app's delegate.
  weak var delegate: (any UINavigationControllerDelegate)?

  init(_ stack: BackNavigationController) { self.stack = stack }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    stack?.prepareToShow(viewController, animated: animated)
    DelegateAnswers(delegate).willShow(navigationController, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    stack?.settle()
    DelegateAnswers(delegate).didShow(navigationController, viewController, animated)
  }
}

#if !canImport(ObjectiveC)
// What else the app's delegate answers, the kit's passes on.
extension StackObserver {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.navigationController(
      navigationController,
      animationControllerFor: operation,
      from: fromVC,
      to: toVC
    )
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate?.navigationController(
      navigationController,
      interactionControllerFor: animationController
    )
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(navigationController)
      ?? .allButUpsideDown
  }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(
      navigationController
    ) ?? .portrait
  }
}
#endif
