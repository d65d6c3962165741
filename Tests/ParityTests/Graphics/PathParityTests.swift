// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Behavior of paths that is the same in Apple's Core Graphics.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct PathParityTests {
  /// The types of the elements of a path.
  private func types(_ path: CGPath) -> [CGPathElementType] {
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    return types
  }

  // Apple documentation of `isEmpty`, `boundingBox` and `currentPoint` of an empty path.
  @Test func `an empty path has no bounds`() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero)
  }

  // Apple documentation of `addRect(_:transform:)`: a move, three lines and the closing one.
  @Test func `a rectangle is a closed subpath of lines`() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(
      types(path) == [
        .moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath,
      ]
    )
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  // Apple documentation of `addEllipse(in:transform:)`: a closed subpath of Bézier curves.
  @Test func `an ellipse is a closed subpath of curves`() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 6), transform: nil)
    #expect(
      types(path) == [
        .moveToPoint, .addCurveToPoint, .addCurveToPoint, .addCurveToPoint, .addCurveToPoint,
        .closeSubpath,
      ]
    )
  }

  // Apple documentation: `boundingBox` contains control points, `boundingBoxOfPath` does not.
  @Test func `control points count for the bounding box, not for that of the path`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(abs(path.boundingBoxOfPath.height - 5) < 0.001)
  }

  // Apple documentation of `contains(_:using:transform:)`: the fill rules.
  @Test func `a hole is filled by the winding rule, and not by the even-odd rule`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle) && path.contains(middle, using: .winding))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 31, y: 5)))
  }

  // Apple documentation of `contains(_:using:transform:)`: the point is transformed first.
  @Test func `a point is transformed before it is looked up`() {
    let path = CGPath(rect: CGRect(x: 100, y: 0, width: 10, height: 10), transform: nil)
    let moved = CGAffineTransform(translationX: 100, y: 0)
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding, transform: moved))
  }

  // Apple documentation of `closeSubpath()`: the current point is the start of the subpath.
  @Test func `closing a subpath returns to its start`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }

  // Apple documentation of `addLines(between:transform:)`: the first point begins a subpath.
  @Test func `lines between points begin at the first one`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 5), CGPoint(x: 9, y: 3)])
    #expect(types(path) == [.moveToPoint, .addLineToPoint, .addLineToPoint])
    #expect(path.boundingBox == CGRect(x: 1, y: 1, width: 8, height: 4))
  }

  // Apple documentation of `addArc(center:radius:startAngle:endAngle:clockwise:transform:)`: a line
  // leads from the current point to the start of the arc.
  @Test func `an arc is joined to the current point by a line`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 20, y: 0),
      radius: 5,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )
    #expect(types(path).prefix(2) == [.moveToPoint, .addLineToPoint])
    #expect(abs(path.currentPoint.x - 20) < 1e-9 && abs(path.currentPoint.y - 5) < 1e-9)
  }

  // Apple documentation of `addPath(_:transform:)`: the added path is transformed.
  @Test func `a path that is added is transformed`() {
    let path = CGMutablePath()
    let other = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    path.addPath(other, transform: CGAffineTransform(translationX: 10, y: 20))
    #expect(path.boundingBox == CGRect(x: 10, y: 20, width: 2, height: 2))
  }

  // Apple documentation of `copy()` and `mutableCopy()`: immutable and mutable copies.
  @Test func `a copy does not follow its path`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    let copy = try #require(path.copy())
    let mutable = try #require(copy.mutableCopy())
    #expect(copy == path && mutable == path)
    path.addRect(CGRect(x: 5, y: 5, width: 2, height: 2))
    mutable.addLine(to: CGPoint(x: 1, y: 9))
    #expect(copy.boundingBox.maxX == 2 && copy != path && copy != mutable)
  }

  // Apple documentation of CGPathCreateWithRoundedRect: the corners are cut off.
  @Test func `a rounded rectangle has its bounds without the corners`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let path = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil)
    #expect(path.boundingBoxOfPath == rect && path.contains(CGPoint(x: 10, y: 1)))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
  }

  // Apple headers CGPath.h and CGContext.h: the values of the constants.
  @Test func `constants have the values of the headers`() {
    #expect(CGPathElementType.moveToPoint.rawValue == 0)
    #expect(CGPathElementType.closeSubpath.rawValue == 4)
    #expect(CGLineCap.round.rawValue == 1 && CGLineCap.square.rawValue == 2)
    #expect(CGLineJoin.round.rawValue == 1 && CGLineJoin.bevel.rawValue == 2)
    #expect(CGPathDrawingMode.eoFill.rawValue == 1 && CGPathDrawingMode.stroke.rawValue == 2)
    #expect(CGPathDrawingMode.fillStroke.rawValue == 3)
    #expect(CGPathDrawingMode.eoFillStroke.rawValue == 4)
    #expect(CGBlendMode.normal.rawValue == 0 && CGBlendMode.luminosity.rawValue == 15)
    #expect(CGBlendMode.clear.rawValue == 16 && CGBlendMode.plusLighter.rawValue == 27)
    #expect(CGInterpolationQuality.none.rawValue == 1)
    #expect(CGInterpolationQuality.high.rawValue == 3)
    #expect(CGInterpolationQuality.medium.rawValue == 4)
  }
}
