// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The callbacks of a navigation controller's delegate.
///
/// The methods of the protocol are optional in Objective-C. Without an Objective-C runtime, they
/// are requirements with default implementations.
@MainActor
struct NavigationDelegateAnswers {
  private let delegate: (any UINavigationControllerDelegate)?

  init(_ delegate: (any UINavigationControllerDelegate)?) { self.delegate = delegate }

  #if canImport(ObjectiveC)
  func willShow(_ stack: UINavigationController, _ page: UIViewController, _ animated: Bool) {
    delegate?.navigationController?(stack, willShow: page, animated: animated)
  }
  func didShow(_ stack: UINavigationController, _ page: UIViewController, _ animated: Bool) {
    delegate?.navigationController?(stack, didShow: page, animated: animated)
  }
  func animator(
    _ stack: UINavigationController,
    _ operation: UINavigationController.Operation,
    _ from: UIViewController,
    _ to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.navigationController?(stack, animationControllerFor: operation, from: from, to: to)
  }
  func interactor(
    _ stack: UINavigationController,
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate?.navigationController?(stack, interactionControllerFor: animator)
  }
  #else
  func willShow(_ stack: UINavigationController, _ page: UIViewController, _ animated: Bool) {
    delegate?.navigationController(stack, willShow: page, animated: animated)
  }
  func didShow(_ stack: UINavigationController, _ page: UIViewController, _ animated: Bool) {
    delegate?.navigationController(stack, didShow: page, animated: animated)
  }
  func animator(
    _ stack: UINavigationController,
    _ operation: UINavigationController.Operation,
    _ from: UIViewController,
    _ to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.navigationController(stack, animationControllerFor: operation, from: from, to: to)
  }
  func interactor(
    _ stack: UINavigationController,
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate?.navigationController(stack, interactionControllerFor: animator)
  }
  #endif
}
