// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The invariants of every app at rest.
@MainActor
enum AppAtRest {
  /// Returns what is wrong in a view controller, its children and what it presents.
  static func violation(in controller: UIViewController) -> String? {
    if controller.transitionCoordinator != nil { return "\(name(controller)) is in a transition" }
    if let stack = controller as? UINavigationController, let wrong = mistake(in: stack) {
      return wrong
    }
    for child in controller.children {
      if let wrong = violation(in: child) { return wrong }
    }
    guard let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    else { return nil }
    return violation(in: presented)
  }

  private static func mistake(in stack: UINavigationController) -> String? {
    guard stack.viewIfLoaded?.window != nil else { return nil }
    let (items, own) = (
      stack.navigationBar.items ?? [], stack.viewControllers.map(\.navigationItem)
    )
    if items != own {
      return "the bar has \(items.map(\.title)), the stack \(own.map(\.title))"
    }
    if let top = stack.topViewController, stack.presentedViewController == nil,
      top.viewIfLoaded?.window == nil
    {
      return "\(name(top)) is on top and not on screen"
    }
    return nil
  }

  /// Returns a recognizer in a view that still recognizes.
  static func stuckRecognizer(in view: UIView) -> String? {
    for recognizer in view.gestureRecognizers ?? []
    where recognizer.state != .possible || recognizer.numberOfTouches > 0 {
      return "\(type(of: recognizer)) is \(recognizer.state) without a finger"
    }
    for subview in view.subviews {
      if let stuck = stuckRecognizer(in: subview) { return stuck }
    }
    return nil
  }

  private static func name(_ controller: UIViewController) -> String {
    "\(type(of: controller)) \(controller.title ?? "")"
  }
}
