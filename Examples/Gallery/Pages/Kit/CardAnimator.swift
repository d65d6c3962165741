// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import UIKit

/// A delegate of a stack with an animator for pops: the page shrinks and fades.
final class CardAnimator: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? self : nil }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: 0.4,
      animations: {
        from.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        from.alpha = 0.2
      },
      completion: { _ in
        from.transform = .identity
        from.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}
