// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import Testing

@MainActor
struct SpatialTransformTests {
  private func isNear(_ left: CATransform3D, _ right: CATransform3D) -> Bool {
    let both = zip(components(left), components(right))
    return both.allSatisfy { abs($0 - $1) < 1e-9 }
  }

  private func components(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
  }

  @Test func `a rotation about z is that of the plane`() {
    let turn = CATransform3DMakeRotation(0.3, 0, 0, 2)
    let flat = CATransform3DGetAffineTransform(turn)
    let expected = CGAffineTransform(rotationAngle: 0.3)
    #expect(CATransform3DIsAffine(turn))
    #expect(abs(flat.a - expected.a) < 1e-12 && abs(flat.b - expected.b) < 1e-12)
    #expect(abs(flat.c - expected.c) < 1e-12 && abs(flat.d - expected.d) < 1e-12)
  }

  @Test func `translate, scale and rotate come before the transform`() {
    let moved = CATransform3DMakeTranslation(5, 6, 7)
    #expect(
      isNear(
        CATransform3DScale(moved, 2, 3, 4),
        CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), moved)
      )
    )
    let twice = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect((twice.m41, twice.m42, twice.m43) == (2, 3, 4))
    let turned = CATransform3DRotate(moved, .pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 1) < 1e-12 && turned.m41 == 5)
  }

  @Test func `a transform and its inverse change nothing`() {
    var transform = CATransform3DMakeRotation(1, 1, 2, 3)
    transform = CATransform3DTranslate(CATransform3DScale(transform, 2, 3, 4), 5, 6, 7)
    transform.m34 = -1 / 500
    let both = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(isNear(both, CATransform3DIdentity))
    let none = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(none), none))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `a layer has one transform, in the plane and in space`() {
    let layer = CALayer()
    #expect(CATransform3DIsIdentity(layer.transform))
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    layer.setAffineTransform(CGAffineTransform(translationX: 4, y: 5))
    #expect(layer.transform.m41 == 4 && layer.transform.m11 == 1)
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(!CATransform3DIsAffine(layer.transform))
    #expect(abs(layer.affineTransform().a - 0.5) < 1e-12)
    layer.setAffineTransform(.identity)
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test func `a turn out of the plane is drawn as narrow as it is seen`() {
    let stage = Stage()
    let layer = stage.add(CALayer(), CGRect(x: 20, y: 20, width: 40, height: 40)) {
      $0.backgroundColor = .red
      $0.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    }
    #expect(
      stage.colors(at: [(28, 40), (31, 40), (49, 40), (52, 40)]) == [0, 0xff0000, 0xff0000, 0]
    )
    #expect(layer.frame.width.rounded() == 20)
  }

  @Test func `an affine transform in space is animated`() {
    let stage = Stage()
    let layer = stage.add(CALayer(), CGRect(x: 20, y: 20, width: 40, height: 40)) { _ in }
    stage.session.perform {
      layer.add(
        CABasicAnimation.linear("transform", to: CATransform3DMakeScale(3, 1, 1)),
        forKey: nil
      )
    }
    #expect(stage.at(0.5) { layer.presentation()?.transform.m11 } == 2)
  }
}
