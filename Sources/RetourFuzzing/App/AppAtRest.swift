// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The invariants of every app at rest.
@MainActor
enum AppAtRest {
  /// Returns what is wrong in a view controller, its children and what it presents.
  static func violation(in controller: UIViewController) -> String? {
    if let running = controller.transitionCoordinator,
      // A swipe waits for the answer to a question that is shown.
      !running.isInteractive || controller.presentedViewController == nil
    {
      return "\(name(controller)) is in a transition"
    }
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

  /// Returns a scroll view in a view that still moves.
  static func movingScrollView(in view: UIView) -> String? {
    if let scrollView = view as? UIScrollView {
      let states = [
        ("tracking", scrollView.isTracking), ("dragging", scrollView.isDragging),
        ("decelerating", scrollView.isDecelerating), ("zooming", scrollView.isZooming),
      ]
      if let state = states.first(where: \.1) {
        return "\(type(of: scrollView)) is \(state.0) without a finger"
      }
    }
    return view.subviews.lazy.compactMap(movingScrollView).first
  }

  private static func name(_ controller: UIViewController) -> String {
    "\(type(of: controller)) \(controller.title ?? "")"
  }
}
