// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Behavior of Bézier paths that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct BezierPathParityTests {
  // Apple documentation of the properties of UIBezierPath.
  @Test func `a Bézier path has its documented defaults`() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.lineWidth == 1 && path.miterLimit == 10)
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    #expect(!path.usesEvenOddFillRule && path.cgPath.isEmpty)
  }

  // Apple documentation of the initializers.
  @Test func `the bounds are those of the shape`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(UIBezierPath(rect: rect).bounds == rect)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 5).bounds == rect)
    let oval = UIBezierPath(ovalIn: rect)
    #expect(oval.bounds == rect && oval.contains(CGPoint(x: 25, y: 40)))
    #expect(!oval.contains(CGPoint(x: 11, y: 21)))
  }

  // Apple header: UIBezierPath.h, and the documentation of the initializer.
  @Test func `corners have Apple's bits, and those that are named are rounded`() {
    #expect(UIRectCorner.topLeft.rawValue == 1 && UIRectCorner.topRight.rawValue == 2)
    #expect(UIRectCorner.bottomLeft.rawValue == 4 && UIRectCorner.bottomRight.rawValue == 8)
    #expect(UIRectCorner.allCorners.rawValue == UInt.max)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 30, height: 30)
    )
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 98)))
    #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 98)))
  }

  // Apple documentation of `currentPoint`: where drawing goes on.
  @Test func `lines and curves move the current point`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    #expect(path.currentPoint == CGPoint(x: 1, y: 2) && !path.isEmpty)
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    path.addQuadCurve(to: CGPoint(x: 9, y: 5), controlPoint: CGPoint(x: 7, y: 0))
    #expect(path.currentPoint == CGPoint(x: 9, y: 5))
    path.addCurve(to: .zero, controlPoint1: CGPoint(x: 1, y: 1), controlPoint2: .zero)
    #expect(path.currentPoint == .zero)
  }

  // Apple documentation of `close()`: a line to the start of the subpath.
  @Test func `closing returns to the start`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  // Apple documentation of `removeAllPoints()`.
  @Test func `a path can be emptied`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  // Apple documentation of `append(_:)` and `apply(_:)`.
  @Test func `a path that is appended is copied, and a transform is applied to all points`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10))
    path.append(other)
    other.removeAllPoints()
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 30, height: 10))
    path.apply(CGAffineTransform(scaleX: 2, y: 3))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 60, height: 30))
  }

  // Apple documentation of `usesEvenOddFillRule`: it decides what is inside.
  @Test func `the fill rule decides what is inside`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
  }

  // Apple documentation of `contains(_:)`: open subpaths are closed for the test.
  @Test func `an open path contains what lies inside when it is closed`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 30))
    #expect(path.contains(CGPoint(x: 20, y: 5)) && !path.contains(CGPoint(x: 5, y: 20)))
  }

  // Apple documentation of `init(arcCenter:radius:startAngle:endAngle:clockwise:)`: an open arc in
  // the default coordinate system, whose angles grow clockwise.
  @Test func `an arc begins and ends at its angles`() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50),
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    #expect(abs(path.currentPoint.x - 50) < 0.001 && abs(path.currentPoint.y - 60) < 0.001)
    #expect(abs(path.bounds.minX - 50) < 0.001 && abs(path.bounds.maxX - 60) < 0.001)
    #expect(abs(path.bounds.minY - 50) < 0.001)
  }

  // Apple documentation of `clockwise`: the other way round the circle.
  @Test func `an arc against the clock takes the other way`() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50),
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )
    #expect(abs(path.bounds.minX - 40) < 0.01 && abs(path.bounds.minY - 40) < 0.01)
  }

  // Apple documentation of `cgPath`: a snapshot of the path.
  @Test func `the path of Core Graphics is a snapshot`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let snapshot = path.cgPath
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(snapshot.boundingBox.maxX == 1 && path.cgPath.boundingBox.maxX == 9)
    path.cgPath = snapshot
    #expect(path.bounds.maxX == 1)
  }
}
