// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Behavior of layers and of their animations that is the same in Apple's Core Animation.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct LayerParityTests {
  // Apple header (CAShapeLayer.h): "fillColor ... defaults to opaque black", "strokeColor ...
  // defaults to nil", "strokeStart ... zero", "strokeEnd ... one", "lineWidth ... one",
  // "miterLimit ... ten", "lineDashPhase ... zero"; fill rule, cap and join as named.
  @Test func `a shape layer has its documented defaults`() {
    let shape = CAShapeLayer()
    #expect(shape.path == nil && shape.strokeColor == nil && shape.lineDashPattern == nil)
    #expect(shape.fillColor?.alpha == 1)
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1)
    #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.lineDashPhase == 0)
    #expect(shape.fillRule == .nonZero && shape.lineCap == .butt && shape.lineJoin == .miter)
  }

  // Apple header (CAShapeLayer.h): the names of rules, caps and joins.
  @Test func `the names of rules, caps and joins are Apple's`() {
    #expect(CAShapeLayerFillRule.nonZero.rawValue == "non-zero")
    #expect(CAShapeLayerFillRule.evenOdd.rawValue == "even-odd")
    #expect(CAShapeLayerLineCap.butt.rawValue == "butt")
    #expect(CAShapeLayerLineCap.round.rawValue == "round")
    #expect(CAShapeLayerLineCap.square.rawValue == "square")
    #expect(CAShapeLayerLineJoin.miter.rawValue == "miter")
    #expect(CAShapeLayerLineJoin.round.rawValue == "round")
    #expect(CAShapeLayerLineJoin.bevel.rawValue == "bevel")
  }

  // Apple documentation of each property: it keeps what it is set to; the path is copied.
  @Test func `a shape layer keeps its values, and a copy of its path`() {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    shape.path = path
    path.addRect(CGRect(x: 50, y: 50, width: 10, height: 10))
    #expect(shape.path?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    (shape.lineCap, shape.lineJoin, shape.fillRule) = (.round, .bevel, .evenOdd)
    #expect(shape.lineCap == .round && shape.lineJoin == .bevel && shape.fillRule == .evenOdd)
    shape.lineDashPattern = [4, 2]
    #expect(shape.lineDashPattern == [4, 2])
  }

  // Apple documentation (hitTest(_:)): a layer is hit within its bounds, whatever it draws.
  @Test func `a shape layer is hit within its bounds, not by its path`() {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    shape.path = CGPath(rect: CGRect(x: 30, y: 0, width: 10, height: 10), transform: nil)
    #expect(shape.hitTest(CGPoint(x: 12, y: 28)) === shape)
    #expect(shape.hitTest(CGPoint(x: 45, y: 15)) == nil)
  }

  // Apple header (CAGradientLayer.h): "startPoint ... endPoint ... default values are [.5,0] and
  // [.5,1]", "locations ... defaults to nil", "type ... axial", "colors ... defaults to nil".
  @Test func `a gradient layer has its documented defaults`() {
    let gradient = CAGradientLayer()
    #expect(gradient.colors == nil && gradient.locations == nil && gradient.type == .axial)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0.25, 0.75]
    #expect(gradient.colors?.count == 2 && gradient.locations == [0.25, 0.75])
    #expect(CAGradientLayerType.radial.rawValue == "radial")
    #expect(CAGradientLayerType.conic.rawValue == "conic")
  }

  // Apple header (CALayer.h): the bits of CACornerMask; "defaults to all four corners".
  @Test func `corner masks have Apple's bits, and all corners are masked`() {
    #expect(CACornerMask.layerMinXMinYCorner.rawValue == 1)
    #expect(CACornerMask.layerMaxXMinYCorner.rawValue == 2)
    #expect(CACornerMask.layerMinXMaxYCorner.rawValue == 4)
    #expect(CACornerMask.layerMaxXMaxYCorner.rawValue == 8)
    #expect(CALayer().maskedCorners.rawValue == 15)
  }

  // Apple header (CALayer.h): "mask ... defaults to nil"; "shadowPath ... defaults to null".
  @Test func `masks and shadow paths are none by default`() {
    let layer = CALayer()
    #expect(layer.mask == nil && layer.shadowPath == nil)
    let mask = CALayer()
    layer.mask = mask
    #expect(layer.mask === mask && layer.sublayers == nil)
    layer.mask = nil
    #expect(layer.mask == nil)
  }

  // Apple documentation (layerClass): the default is CALayer; a subclass's layer is of its class.
  @Test func `a view's layer is of its layerClass`() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    #expect(ObjectIdentifier(UIView.layerClass) == ObjectIdentifier(CALayer.self))
    #expect(Shape().layer is CAShapeLayer)
  }

  // Apple header (CATransform3D.h): what each function returns.
  @Test func `transforms in space are made and combined as documented`() {
    let moved = CATransform3DMakeTranslation(1, 2, 3)
    #expect(moved.m41 == 1 && moved.m42 == 2 && moved.m43 == 3 && moved.m44 == 1)
    let scaled = CATransform3DMakeScale(2, 3, 4)
    #expect(scaled.m11 == 2 && scaled.m22 == 3 && scaled.m33 == 4)
    // "Translate 't' by '(tx, ty, tz)': t' = translate(tx, ty, tz) * t."
    let both = CATransform3DTranslate(scaled, 1, 1, 1)
    #expect(
      CATransform3DEqualToTransform(
        both,
        CATransform3DConcat(CATransform3DMakeTranslation(1, 1, 1), scaled)
      )
    )
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(CATransform3DIsAffine(scaled) == false)
    #expect(CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 1)))
    #expect(CATransform3DGetAffineTransform(scaled) == CGAffineTransform(scaleX: 2, y: 3))
  }

  // Apple documentation: affineTransform() is the layer's transform as an affine one.
  @Test func `a layer's transforms are one`() {
    let view = UIView()
    view.layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    view.transform3D = CATransform3DMakeTranslation(3, 4, 0)
    #expect(view.layer.affineTransform() == CGAffineTransform(translationX: 3, y: 4))
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.transform3D))
  }

  // Apple header (CAAnimation.h): calculation modes, rotation modes, transitions; "type ...
  // defaults to fade", "startProgress ... 0", "endProgress ... 1"; kCATransition.
  @Test func `names and defaults of animations are Apple's`() {
    #expect(CAAnimationCalculationMode.cubicPaced.rawValue == "cubicPaced")
    #expect(CAAnimationCalculationMode.discrete.rawValue == "discrete")
    #expect(CAAnimationRotationMode.rotateAuto.rawValue == "auto")
    #expect(CAAnimationRotationMode.rotateAutoReverse.rawValue == "autoReverse")
    #expect(kCATransition == "transition")
    let transition = CATransition()
    #expect(transition.type == .fade && transition.subtype == nil)
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
    #expect(CATransitionType.moveIn.rawValue == "moveIn")
    #expect(CATransitionSubtype.fromTop.rawValue == "fromTop")
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    #expect(keyframes.calculationMode == .linear && keyframes.values == nil)
    #expect(keyframes.path == nil && keyframes.keyTimes == nil && keyframes.rotationMode == nil)
    #expect(CAAnimationGroup().animations == nil)
  }

  // Apple header (UIView.h): the bits of UIViewAnimationOptions and UIViewKeyframeAnimationOptions.
  @Test func `the options of animations have Apple's bits`() {
    #expect(UIView.AnimationOptions.allowAnimatedContent.rawValue == 1 << 7)
    #expect(UIView.AnimationOptions.showHideTransitionViews.rawValue == 1 << 8)
    #expect(UIView.AnimationOptions.overrideInheritedOptions.rawValue == 1 << 9)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
    typealias Options = UIView.KeyframeAnimationOptions
    #expect(Options.overrideInheritedDuration.rawValue == 1 << 5)
    #expect(Options.overrideInheritedOptions.rawValue == 1 << 9)
    #expect(Options.calculationModeLinear.rawValue == 0)
    #expect(Options.calculationModeDiscrete.rawValue == 1 << 10)
    #expect(Options.calculationModePaced.rawValue == 2 << 10)
    #expect(Options.calculationModeCubic.rawValue == 3 << 10)
    #expect(Options.calculationModeCubicPaced.rawValue == 4 << 10)
  }

  // Apple documentation: transition(from:to:...) removes the first view and adds the second one to
  // its superview; with showHideTransitionViews it hides and shows them.
  @Test func `a transition between views exchanges them`() throws {
    let page = UIViewController()
    let window = try makeWindow(page)
    defer { window.isHidden = true }
    let (old, new) = (UIView(), UIView())
    page.view.addSubview(old)
    UIView.transition(from: old, to: new, duration: 0, options: .transitionCrossDissolve)
    #expect(old.superview == nil && new.superview === page.view)
  }

  // Apple documentation: the values of animated properties are the final ones at once; the
  // completion is called when all keyframes have ended.
  @Test func `keyframes set the final values, and complete`() async throws {
    let page = UIViewController()
    let window = try makeWindow(page)
    defer { window.isHidden = true }
    let view = UIView()
    page.view.addSubview(view)
    await happened { done in
      UIView.animateKeyframes(
        withDuration: 0.05,
        delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.5 }
        },
        completion: { _ in done() }
      )
      #expect(view.alpha == 0.5)
    }
    #expect(view.layer.animationKeys() == nil)
  }
}
