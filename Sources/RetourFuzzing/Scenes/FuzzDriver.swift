// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Retour
import UIKit

/// The delegate of a scene's stack: an app with animators and interaction controllers of its own.
@MainActor
final class FuzzDriver: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private static let duration = 0.4
  /// Whether it has an animator for every second page.
  private let hasAnimators: Bool
  /// The interaction controller of the transition that it drives.
  private var interaction: UIPercentDrivenInteractiveTransition?

  /// Creates the delegate of a stack.
  ///
  /// - Parameter stack: A kit's stack whose swipes drive animators gets some.
  init(of stack: UINavigationController) {
    hasAnimators = (stack as? BackNavigationController)?.swipeDrivesAnimators == true
    super.init()
    if let navigation = BackNavigation.attached(to: stack) {
      navigation.delegate = self
    } else {
      stack.delegate = self
    }
  }

  /// Whether it drives a transition.
  var isDriving: Bool { interaction != nil }

  /// Performs an operation, whose transition it drives.
  func drive(_ operation: () -> Void) {
    interaction = UIPercentDrivenInteractiveTransition()
    operation()
  }

  /// Shows a share of the transition.
  func update(_ share: CGFloat) { interaction?.update(share) }

  /// Ends the transition.
  func end(finishing: Bool) {
    let interaction = interaction
    self.interaction = nil
    finishing ? interaction?.finish() : interaction?.cancel()
  }

  // MARK: UINavigationControllerDelegate

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if isDriving { return self }
    let upper = (operation == .pop ? fromVC : toVC) as? FuzzPage
    return hasAnimators && upper?.record.number.isMultiple(of: 2) == true ? self : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  // MARK: UIViewControllerAnimatedTransitioning

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let page = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    to.frame = context.finalFrame(for: page)
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: Self.duration,
      animations: { from.alpha = 0 },
      completion: { _ in
        from.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }

  func animationEnded(_ transitionCompleted: Bool) { interaction = nil }
}
