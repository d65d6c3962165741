// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The delegate of a ``BackNavigationController`` as UIKit sees it: it notifies the stack, then
/// forwards to the app's delegate.
@MainActor
final class NavigationDelegateProxy: NSObject, UINavigationControllerDelegate {
  private weak var stack: BackStack?
  /// The app's delegate.
  ///
  /// UIKit asks on the main thread which methods it implements, by methods that are not isolated.
  nonisolated(unsafe) private(set) weak var delegate: (any UINavigationControllerDelegate)?

  private var hidesAnimators = false

  init(_ stack: BackStack) { self.stack = stack }

  /// Performs a closure in which UIKit finds no animator of the app's.
  func withoutAnimators<Result>(_ body: () -> Result) -> Result {
    hidesAnimators = true
    defer { hidesAnimators = false }
    return body()
  }

  /// Replaces the app's delegate.
  func forward(to delegate: (any UINavigationControllerDelegate)?) { self.delegate = delegate }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    stack?.pageWillShow(viewController, animated: animated)
    NavigationDelegateAnswers(delegate).willShow(navigationController, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    stack?.recorder.note(.didShow(viewController.journalName))
    stack?.stackDidSettle()
    NavigationDelegateAnswers(delegate).didShow(navigationController, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard !hidesAnimators else { return nil }
    return stack?.takeSwipeAnimator()
      ?? NavigationDelegateAnswers(delegate).animator(
        navigationController,
        operation,
        fromVC,
        toVC
      )
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    stack?.takeSwipeInteraction()
      ?? NavigationDelegateAnswers(delegate).interactor(navigationController, animationController)
  }
}
