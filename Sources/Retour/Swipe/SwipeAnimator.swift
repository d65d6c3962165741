// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// An animator that imitates the native pop, for swipes that UIKit's own animator cannot hold.
@MainActor
final class SwipeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration without interaction, in seconds: that of the native transition.
  static let duration: TimeInterval = 0.5
  // Imitations of the system agree on these figures.
  private static let parallax: CGFloat = 0.3
  private static let dimming: CGFloat = 0.1

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let upper = context.view(forKey: .from), let lower = context.view(forKey: .to),
      let page = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let rest = context.finalFrame(for: page)
    let width = rest.width * (isMirrored ? -1 : 1)
    let dimmingView = UIView(frame: rest)
    dimmingView.backgroundColor = .black
    dimmingView.alpha = Self.dimming
    dimmingView.isUserInteractionEnabled = false
    container.insertSubview(lower, at: 0)
    container.insertSubview(dimmingView, aboveSubview: lower)
    lower.frame = rest.offsetBy(dx: -Self.parallax * width, dy: 0)
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      options: .curveLinear,
      animations: {
        lower.frame = rest
        dimmingView.alpha = 0
        upper.frame = upper.frame.offsetBy(dx: width, dy: 0)
      },
      completion: { _ in
        dimmingView.removeFromSuperview()
        if context.transitionWasCancelled { upper.frame = rest }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}
