// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Animations that are the same in Apple's Core Animation.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct AnimationParityTests {
  /// The coordinates of a control point.
  private func controlPoint(_ index: Int, _ function: CAMediaTimingFunction) -> [Float] {
    var values: [Float] = [9, 9]
    values.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return }
      function.getControlPoint(at: index, values: first)
    }
    return values
  }

  // Apple headers CAAnimation.h and CAMediaTiming.h: the defaults.
  @Test func `an animation has its documented defaults`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.keyPath == "opacity" && animation.duration == 0 && animation.speed == 1)
    #expect(animation.beginTime == 0 && animation.timeOffset == 0 && animation.repeatCount == 0)
    #expect(animation.repeatDuration == 0 && !animation.autoreverses)
    #expect(animation.fillMode == .removed && animation.isRemovedOnCompletion)
    #expect(animation.timingFunction == nil && animation.delegate == nil && !animation.isAdditive)
    #expect(animation.fromValue == nil && animation.toValue == nil && animation.byValue == nil)
  }

  // Apple header CAAnimation.h: the defaults of CASpringAnimation.
  @Test func `a spring has a mass of 1, a stiffness of 100 and a damping of 10`() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0)
  }

  // Apple documentation of `settlingDuration`: when the spring comes to rest.
  @Test func `a spring that is damped more settles earlier`() {
    let spring = CASpringAnimation(keyPath: "position")
    let duration = spring.settlingDuration
    spring.damping = 15
    #expect(spring.settlingDuration < duration && spring.settlingDuration > 0)
  }

  // Apple documentation of NSCopying: a copy has the values.
  @Test func `a copy of an animation has its values`() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 3
    animation.fromValue = 0.25
    animation.fillMode = .both
    let copy = try #require(animation.copy() as? CABasicAnimation)
    animation.duration = 4
    #expect(copy.duration == 3 && copy.keyPath == "opacity" && copy.fillMode == .both)
    #expect(copy.fromValue as? Double == 0.25)
  }

  // Apple header CAMediaTiming.h: the names of the fill modes.
  @Test func `the fill modes have the names of the header`() {
    let modes: [CAMediaTimingFillMode] = [.forwards, .backwards, .both, .removed]
    #expect(modes.map(\.rawValue) == ["forwards", "backwards", "both", "removed"])
  }

  // Apple header CAMediaTimingFunction.h: the names of the functions.
  @Test func `the timing functions have the names of the header`() {
    let names: [CAMediaTimingFunctionName] = [
      .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
    ]
    #expect(
      names.map(\.rawValue) == ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"]
    )
  }

  // Apple documentation of CAMediaTimingFunctionName: the control points of each.
  @Test(arguments: [
    (CAMediaTimingFunctionName.linear, [0, 0, 1, 1] as [Float]),
    (.easeIn, [0.42, 0, 1, 1]),
    (.easeOut, [0, 0, 0.58, 1]),
    (.easeInEaseOut, [0.42, 0, 0.58, 1]),
    (.default, [0.25, 0.1, 0.25, 1]),
  ])
  func `a named timing function has its control points`(
    _ name: CAMediaTimingFunctionName,
    _ values: [Float]
  ) {
    let function = CAMediaTimingFunction(name: name)
    let own = controlPoint(1, function) + controlPoint(2, function)
    #expect(zip(own, values).allSatisfy { abs($0 - $1) < 0.0001 })
  }

  // Apple documentation of `getControlPoint(at:values:)`: the first and last points are fixed.
  @Test func `a timing function goes from (0, 0) to (1, 1)`() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    #expect(controlPoint(0, function) == [0, 0] && controlPoint(3, function) == [1, 1])
  }

  // Apple header CATransaction.h: a quarter of a second, no timing function, actions enabled.
  @Test func `a transaction has its documented defaults`() {
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() == nil)
    CATransaction.commit()
  }

  // Apple documentation of CATransaction: transactions can be nested.
  @Test func `values of a nested transaction end with it`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.begin()
    CATransaction.setAnimationDuration(9)
    CATransaction.setDisableActions(true)
    #expect(CATransaction.animationDuration() == 9 && CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 3 && !CATransaction.disableActions())
    CATransaction.commit()
  }

  // Apple header CATransaction.h: a block without animations is called at once.
  @Test func `the completion of a transaction without animations is called`() async {
    await happened { done in
      CATransaction.begin()
      CATransaction.setCompletionBlock { MainActor.assumeIsolated { done() } }
      CATransaction.commit()
    }
  }

  // Apple header CATransform3D.h: angle in radians around the vector.
  @Test func `a rotation around z is that of the plane`() {
    let rotation = CATransform3DMakeRotation(.pi / 3, 0, 0, 1)
    let plane = CGAffineTransform(rotationAngle: .pi / 3)
    #expect(CATransform3DIsAffine(rotation))
    #expect(abs(CATransform3DGetAffineTransform(rotation).b - plane.b) < 1e-9)
    #expect(abs(rotation.m11 - plane.a) < 1e-9 && rotation.m33 == 1)
  }

  // Apple header CATransform3D.h: the inverse, or the transform itself without one.
  @Test func `an inverse in space undoes its transform`() {
    let transform = CATransform3DMakeTranslation(1, 2, 4)
    let inverse = CATransform3DInvert(transform)
    #expect(CATransform3DIsIdentity(CATransform3DConcat(transform, inverse)))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  // Apple header CATransform3D.h: t' = scale(sx, sy, sz) * t, and rotate likewise.
  @Test func `scales and rotations in space are put before the transform`() {
    let moved = CATransform3DMakeTranslation(10, 0, 0)
    #expect(CATransform3DScale(moved, 2, 2, 2).m41 == 10)
    #expect(abs(CATransform3DRotate(moved, .pi, 0, 0, 1).m41 - 10) < 1e-9)
  }

  // Apple header CATransform3D.h: an affine transform in space.
  @Test func `an affine transform is kept in space`() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DGetAffineTransform(space) == plane && space.m33 == 1 && space.m44 == 1)
    #expect(space.m12 == 2 && space.m41 == 5)
  }
}
