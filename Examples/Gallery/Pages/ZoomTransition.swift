// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A transition that scales pages in and out, timed or interactively.
final class ZoomTransition: NSObject, UINavigationControllerDelegate {
  /// The interaction controller of the next or the running transition.
  var finger: UIPercentDrivenInteractiveTransition?

  /// Becomes the delegate of a stack until a page of another kind is shown.
  ///
  /// - Parameter stack: The stack.
  func takeOver(_ stack: UINavigationController) {
    finger = nil
    stack.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    if !(viewController is ZoomPage) { navigationController.delegate = nil }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Zoom(isPush: operation == .push) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

  /// The animator, which scales and fades the upper page.
  private final class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool

    init(isPush: Bool) { self.isPush = isPush }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let to = transitionContext.view(forKey: .to),
        let from = transitionContext.view(forKey: .from)
      else { return transitionContext.completeTransition(false) }
      if let page = transitionContext.viewController(forKey: .to) {
        to.frame = transitionContext.finalFrame(for: page)
      }
      if isPush {
        transitionContext.containerView.addSubview(to)
      } else {
        transitionContext.containerView.insertSubview(to, belowSubview: from)
      }
      let upper = isPush ? to : from
      let isPush = isPush
      let small = CGAffineTransform(scaleX: 0.5, y: 0.5)
      if isPush { (upper.transform, upper.alpha) = (small, 0) }
      UIView.animate(
        withDuration: transitionDuration(using: transitionContext),
        animations: {
          (upper.transform, upper.alpha) = isPush ? (.identity, 1) : (small, 0)
        },
        completion: { _ in
          (upper.transform, upper.alpha) = (.identity, 1)
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
      )
    }
  }
}
