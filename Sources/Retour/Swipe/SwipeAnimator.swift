// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// An animator that imitates the native transition, for swipes that UIKit's own cannot perform.
@MainActor
final class SwipeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration without interaction, in seconds: that of the native transition.
  static let duration: TimeInterval = 0.5
  // Imitations of the system agree on these figures.
  private static let parallax: CGFloat = 0.3
  private static let dimming: CGFloat = 0.1

  private let direction: BackRequest.Direction

  init(_ direction: BackRequest.Direction) {
    self.direction = direction
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let former = context.view(forKey: .from), let next = context.view(forKey: .to),
      let page = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let isBack = direction == .back
    let (upper, lower) = isBack ? (former, next) : (next, former)
    let container = context.containerView
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (rest, size) = (context.finalFrame(for: page), container.bounds.size)
    let width = rest.width * (isMirrored ? -1 : 1)
    let covered = rest.offsetBy(dx: -Self.parallax * width, dy: 0)
    let away = rest.offsetBy(dx: width, dy: 0)
    let dimmingView = UIView(frame: rest)
    dimmingView.backgroundColor = .black
    dimmingView.isUserInteractionEnabled = false
    if isBack { container.insertSubview(lower, at: 0) } else { container.addSubview(upper) }
    container.insertSubview(dimmingView, aboveSubview: lower)
    let show = { (covers: Bool) in
      upper.frame = covers ? rest : away
      lower.frame = covers ? covered : rest
      dimmingView.alpha = covers ? Self.dimming : 0
    }
    show(isBack)
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      options: .curveLinear,
      animations: { show(!isBack) },
      completion: { _ in
        dimmingView.removeFromSuperview()
        // A layout in another size has ended the transition, and has placed the pages for it.
        let frame = container.bounds.size == size ? rest : container.bounds
        lower.frame = frame
        if context.transitionWasCancelled { former.frame = frame }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}
