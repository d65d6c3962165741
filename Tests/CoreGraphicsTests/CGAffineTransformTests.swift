// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

struct CGAffineTransformTests {
  private static let transforms: [CGAffineTransform] = {
    var random = SeededGenerator(seed: 1)
    return (0..<50).map { _ in
      func number() -> CGFloat { CGFloat.random(in: -3...3, using: &random) }
      return CGAffineTransform(
        a: number(),
        b: number(),
        c: number(),
        d: number(),
        tx: number(),
        ty: number()
      )
    }
  }()
  private let point = CGPoint(x: 1.5, y: -2.25)

  private func expectEqual(_ left: CGPoint, _ right: CGPoint, at location: SourceLocation) {
    #expect(hypot(left.x - right.x, left.y - right.y) < 1e-9, sourceLocation: location)
  }

  private func expectEqual(
    _ left: CGAffineTransform,
    _ right: CGAffineTransform,
    at location: SourceLocation = #_sourceLocation
  ) {
    for point in [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)] {
      expectEqual(point.applying(left), point.applying(right), at: location)
    }
  }

  @Test func `concatenating applies the first transform first`() {
    let moveThenScale = CGAffineTransform(translationX: 10, y: 0)
      .concatenating(CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(moveThenScale) == CGPoint(x: 22, y: 3))
  }

  @Test(arguments: transforms)
  func `concatenating equals applying both transforms in order`(_ first: CGAffineTransform) {
    for second in Self.transforms.prefix(10) {
      expectEqual(
        point.applying(first.concatenating(second)),
        point.applying(first).applying(second),
        at: #_sourceLocation
      )
    }
  }

  @Test(arguments: transforms)
  func `the inverse cancels the transform on both sides`(_ transform: CGAffineTransform) {
    expectEqual(transform.concatenating(transform.inverted()), .identity)
    expectEqual(transform.inverted().concatenating(transform), .identity)
  }

  @Test(arguments: transforms)
  func `translations, scalings and rotations are prepended`(_ base: CGAffineTransform) {
    expectEqual(
      base.translatedBy(x: 3, y: 4),
      CGAffineTransform(translationX: 3, y: 4).concatenating(base)
    )
    expectEqual(
      base.scaledBy(x: 3, y: 4),
      CGAffineTransform(scaleX: 3, y: 4).concatenating(base)
    )
    expectEqual(
      base.rotated(by: 0.7),
      CGAffineTransform(rotationAngle: 0.7).concatenating(base)
    )
  }

  @Test func `a rotation by 90 degrees maps x to y`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    expectEqual(turned, CGPoint(x: 0, y: 1), at: #_sourceLocation)
  }

  @Test func `inverted returns a transform without an inverse unchanged`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
    #expect(!flat.isInvertible)
    #expect(!CGAffineTransform(translationX: .nan, y: 0).isInvertible)
  }

  @Test func `isIdentity is true for the identity only`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(translationX: 0.001, y: 0).isIdentity)
  }

  @Test(arguments: transforms)
  func `a transformed rectangle is the bounding box of its corners`(_ transform: CGAffineTransform)
  {
    let rect = CGRect(x: -1, y: 2, width: 3, height: 4)
    let corners = [(-1, 2), (2, 2), (-1, 6), (2, 6)].map { x, y in
      CGPoint(x: CGFloat(x), y: CGFloat(y)).applying(transform)
    }
    let box = rect.applying(transform)
    #expect(abs(box.minX - (corners.map(\.x).min() ?? 0)) < 1e-9)
    #expect(abs(box.maxX - (corners.map(\.x).max() ?? 0)) < 1e-9)
    #expect(abs(box.minY - (corners.map(\.y).min() ?? 0)) < 1e-9)
    #expect(abs(box.maxY - (corners.map(\.y).max() ?? 0)) < 1e-9)
  }

  @Test func `null and infinite rectangles are transformed to themselves`() {
    let transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGRect.null.applying(transform).isNull)
    #expect(CGRect.infinite.applying(transform).isInfinite)
  }

  @Test func `a translation does not change sizes`() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 50, ty: 60)
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
  }

  @Test func `an encoded transform is decoded unchanged`() throws {
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let data = try JSONEncoder().encode(transform)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }

  @Test func `a vector has the components that it was created with`() {
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: CGFloat(1), dy: 2))
    #expect(CGVector.zero == CGVector(dx: 0, dy: 0))
  }
}
