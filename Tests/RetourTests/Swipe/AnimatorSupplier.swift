// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// An app's delegate with an animator that fades, for pops or pushes or both.
final class AnimatorSupplier: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var operations: [UINavigationController.Operation] = [.pop]
  private(set) var questions = 0
  private(set) var animations = 0
  private(set) var ends: [Bool] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    questions += 1
    return operations.contains(operation) ? self : nil
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    animations += 1
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: 0.4,
      animations: { from.alpha = 0 },
      completion: { _ in
        from.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}
