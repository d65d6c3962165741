// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Arithmetic of affine transforms that is the same in Apple's Core Graphics.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct AffineTransformParityTests {
  private let scaled = CGAffineTransform(scaleX: 2, y: 3)
  private let moved = CGAffineTransform(translationX: 10, y: 20)

  // Apple documentation of CGAffineTransform: the third column is (0, 0, 1), x' = ax + cy + tx and
  // y' = bx + dy + ty.
  @Test func `a point is multiplied with the matrix`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CGPoint(x: 10, y: 100).applying(transform) == CGPoint(x: 315, y: 426))
  }

  // Apple documentation of `identity`: a and d are 1, everything else is 0.
  @Test func `the identity changes nothing`() {
    let identity = CGAffineTransform.identity
    #expect((identity.a, identity.b, identity.c) == (1, 0, 0))
    #expect((identity.d, identity.tx, identity.ty) == (1, 0, 0))
    #expect(identity.isIdentity && !scaled.isIdentity && scaled.concatenating(identity) == scaled)
  }

  // Apple header CGAffineTransform.h: CGAffineTransformConcat is t1 * t2.
  @Test func `the first of two concatenated transforms is applied first`() {
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(scaled.concatenating(moved)) == CGPoint(x: 12, y: 23))
    #expect(point.applying(moved.concatenating(scaled)) == CGPoint(x: 22, y: 63))
  }

  // Apple header CGAffineTransform.h: t' = [1 0 0 1 tx ty] * t.
  @Test func `a translation is put before the transform`() {
    #expect(scaled.translatedBy(x: 10, y: 20) == moved.concatenating(scaled))
  }

  // Apple header CGAffineTransform.h: t' = [sx 0 0 sy 0 0] * t.
  @Test func `a scale is put before the transform`() {
    #expect(moved.scaledBy(x: 2, y: 3) == scaled.concatenating(moved))
    #expect(moved.scaledBy(x: 2, y: 3).tx == 10)
  }

  // Apple header CGAffineTransform.h: [cos(angle) sin(angle) -sin(angle) cos(angle) 0 0].
  @Test func `a rotation turns the x axis towards the y axis`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    let both = CGPoint(x: 1, y: 0).applying(moved.rotated(by: .pi))
    #expect(abs(both.x - 9) < 1e-12 && abs(both.y - 20) < 1e-12)
  }

  // Apple documentation of `inverted()`.
  @Test func `an inverse undoes its transform`() {
    let transform = CGAffineTransform(scaleX: 2, y: 4).concatenating(moved)
    let point = CGPoint(x: 7, y: 9)
    #expect(point.applying(transform).applying(transform.inverted()) == point)
    #expect(moved.inverted() == CGAffineTransform(translationX: -10, y: -20))
  }

  // Apple documentation of `inverted()`: a transform that has no inverse is returned unchanged.
  @Test func `a transform without an inverse is its own`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  // Apple documentation of CGSizeApplyAffineTransform.
  @Test func `a size is not translated`() {
    let size = CGSize(width: 3, height: 4)
    #expect(size.applying(moved) == size)
    #expect(size.applying(scaled) == CGSize(width: 6, height: 12))
  }

  // Apple documentation of CGRectApplyAffineTransform: the smallest rectangle that contains the
  // corners.
  @Test func `a rectangle becomes the one around its corners`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 4)
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 4) < 1e-9 && abs(turned.width - 4) < 1e-9)
    #expect(abs(turned.minY) < 1e-9 && abs(turned.height - 10) < 1e-9)
    #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 1)).minX == -10)
  }
}
