// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// An app's own animations of a push.
enum CustomAnimation {
  /// The page grows and turns into its place.
  case turn
  /// A circle uncovers the page.
  case circle
  /// The pages are two sides of a cube that turns.
  case cube
  /// A material grows over the page below while the other one comes from the bottom.
  case material
}

/// A push, or a pop, with an app's own animation.
@MainActor
final class CustomPush: NSObject, UIViewControllerAnimatedTransitioning {
  private static let duration = 0.5

  private let animation: CustomAnimation
  private let isPush: Bool

  init(_ animation: CustomAnimation, isPush: Bool) {
    (self.animation, self.isPush) = (animation, isPush)
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    container.addSubview(to)
    if !isPush { container.addSubview(from) }
    let (top, bottom) = isPush ? (to, from) : (from, to)
    let effect = UIVisualEffectView(effect: nil)
    effect.frame = container.bounds
    if animation == .material { container.insertSubview(effect, belowSubview: top) }
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      for page in [from, to] {
        page.transform = .identity
        page.layer.mask = nil
      }
      container.layer.sublayerTransform = CATransform3DIdentity
      effect.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
    place(top, bottom, effect, isShown: !isPush)
    UIView.animate(withDuration: Self.duration) {
      self.place(top, bottom, effect, isShown: self.isPush)
    }
    CATransaction.commit()
  }

  /// Gives the pages their places before and after a push.
  private func place(
    _ top: UIView,
    _ bottom: UIView,
    _ effect: UIVisualEffectView,
    isShown: Bool
  ) {
    let size = top.bounds.size
    switch animation {
    case .turn:
      let away = CGAffineTransform(scaleX: 0.5, y: 0.5).rotated(by: 0.4)
      top.transform = isShown ? .identity : away
    case .circle: if top.layer.mask == nil { uncover(top) }
    case .cube:
      top.superview?.layer.sublayerTransform.m34 = -1 / 800
      let angle: CGFloat = 1.2
      top.layer.transform = side(isShown ? 0 : angle, width: size.width)
      bottom.layer.transform = side(isShown ? -angle : 0, width: size.width)
    case .material:
      effect.effect = isShown ? UIBlurEffect(style: .systemMaterial) : nil
      top.transform = CGAffineTransform(translationX: 0, y: isShown ? 0 : size.height)
    }
  }

  /// A side of a cube that is turned about the edge in the middle.
  private func side(_ angle: CGFloat, width: CGFloat) -> CATransform3D {
    let half = angle < 0 ? -width / 2 : angle > 0 ? width / 2 : 0
    let edge = CATransform3DMakeTranslation(half, 0, 0)
    return CATransform3DTranslate(CATransform3DRotate(edge, angle, 0, 1, 0), half, 0, 0)
  }

  /// Animates a circle as the page's mask.
  private func uncover(_ page: UIView) {
    let bounds = page.bounds
    func circle(_ radius: CGFloat) -> CGPath {
      let square = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
      return UIBezierPath(ovalIn: square.insetBy(dx: -radius, dy: -radius)).cgPath
    }
    let least = circle(10)
    let whole = circle(hypot(bounds.width, bounds.height) / 2)
    let mask = CAShapeLayer()
    mask.frame = bounds
    mask.path = isPush ? whole : least
    page.layer.mask = mask
    let growth = CABasicAnimation(keyPath: "path")
    growth.fromValue = isPush ? least : whole
    growth.toValue = mask.path
    growth.duration = Self.duration
    mask.add(growth, forKey: nil)
  }
}
