// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

struct CGPathTests {
  private let square = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func `a rectangle contains its inside only`() {
    let path = CGPath(rect: square, transform: nil)
    #expect(path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 39, y: 59)))
    #expect(!path.contains(CGPoint(x: 9, y: 40)))
    #expect(!path.contains(CGPoint(x: 41, y: 40)))
    #expect(!path.contains(CGPoint(x: 20, y: 61)))
    #expect(path.boundingBox == square)
  }

  @Test func `an ellipse contains the points that satisfy its equation`() {
    let path = CGPath(ellipseIn: square, transform: nil)
    for x in stride(from: 8.0, through: 42, by: 1.7) {
      for y in stride(from: 18.0, through: 62, by: 1.7) {
        let distance = hypot((x - 25) / 15, (y - 40) / 20)
        if abs(distance - 1) > 0.01 {
          #expect(path.contains(CGPoint(x: x, y: y)) == (distance < 1))
        }
      }
    }
  }

  @Test func `a rounded rectangle does not contain its corners`() {
    let path = CGPath(roundedRect: square, cornerWidth: 10, cornerHeight: 10, transform: nil)
    #expect(path.boundingBox == square)
    #expect(path.contains(CGPoint(x: 25, y: 20.5)))
    #expect(path.contains(CGPoint(x: 14, y: 24)))
    for corner in [(11, 21), (39, 21), (11, 59), (39, 59)] {
      #expect(!path.contains(CGPoint(x: corner.0, y: corner.1)))
    }
  }

  @Test func `corner radii are limited to half of the rectangle`() {
    let path = CGPath(roundedRect: square, cornerWidth: 500, cornerHeight: 500, transform: nil)
    #expect(path == CGPath(ellipseIn: square, transform: nil))
  }

  @Test func `the fill rules differ where a path winds around a point twice`() {
    let path = CGMutablePath()
    path.addRect(square)
    path.addRect(square.insetBy(dx: 10, dy: 10))
    let middle = CGPoint(x: 25, y: 40)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 12, y: 40), using: .evenOdd))
  }

  @Test func `an open subpath is treated as closed`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test func `contains tests the transformed point`() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let transform = CGAffineTransform(translationX: -100, y: -100)
    #expect(path.contains(CGPoint(x: 100.5, y: 100.5), transform: transform))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5), transform: transform))
  }

  @Test func `an empty path has null bounds and zero as its point`() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(path.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero)
    #expect(!path.contains(.zero))
  }

  @Test func `the path bounding box excludes control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0),
      control1: CGPoint(x: 0, y: 20),
      control2: CGPoint(x: 10, y: 20)
    )
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(abs(path.boundingBoxOfPath.height - 15) < 1e-9)
    let flat = CGMutablePath()
    flat.move(to: .zero)
    flat.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(abs(flat.boundingBoxOfPath.height - 5) < 1e-9)
  }

  @Test func `the path bounding box of a curve that starts anywhere reaches its turning point`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 30))
    path.addCurve(
      to: CGPoint(x: 20, y: 30),
      control1: CGPoint(x: 10, y: 50),
      control2: CGPoint(x: 20, y: 50)
    )
    let box = path.boundingBoxOfPath
    #expect(abs(box.minY - 30) < 1e-9 && abs(box.height - 15) < 1e-9)
    #expect(abs(box.minX - 10) < 1e-9 && abs(box.width - 10) < 1e-9)
  }

  @Test func `an arc runs in the requested direction`() {
    func quarter(clockwise: Bool) -> CGRect {
      let path = CGMutablePath()
      path.addArc(
        center: .zero,
        radius: 10,
        startAngle: 0,
        endAngle: .pi / 2,
        clockwise: clockwise
      )
      return path.boundingBoxOfPath
    }
    let short = quarter(clockwise: false)
    #expect(abs(short.minX) < 0.01 && abs(short.minY) < 0.01)
    #expect(abs(short.width - 10) < 0.01)
    let long = quarter(clockwise: true)
    #expect(abs(long.minX + 10) < 0.01 && abs(long.minY + 10) < 0.01)
    #expect(abs(long.width - 20) < 0.01)
  }

  @Test func `an arc stays on its circle`() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    #expect(path.contains(CGPoint(x: 99.9 * cos(0.4), y: 99.9 * sin(0.4))))
    #expect(!path.contains(CGPoint(x: 100.1 * cos(0.4), y: 100.1 * sin(0.4))))
  }

  @Test func `an arc between tangents rounds the corner`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0),
      tangent2End: CGPoint(x: 10, y: 10),
      radius: 4
    )
    #expect(hypot(path.currentPoint.x - 10, path.currentPoint.y - 4) < 1e-9)
    path.addLine(to: CGPoint(x: 0, y: 10))
    #expect(!path.contains(CGPoint(x: 9.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 8, y: 1.5)))
  }

  @Test func `an arc between tangents ends on the second one, wherever the corner is`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 100, y: 50))
    path.addArc(
      tangent1End: CGPoint(x: 110, y: 50),
      tangent2End: CGPoint(x: 120, y: 60),
      radius: 4
    )
    // The lines open by 135 degrees.
    let reach = 4 / tan(CGFloat.pi * 3 / 8)
    let end = CGPoint(x: 110 + reach / 2.0.squareRoot(), y: 50 + reach / 2.0.squareRoot())
    #expect(hypot(path.currentPoint.x - end.x, path.currentPoint.y - end.y) < 1e-9)
  }

  @Test func `a line after closeSubpath starts at the start of the subpath`() {
    let path = CGMutablePath()
    path.addRect(square)
    #expect(path.currentPoint == square.origin)
    path.addLine(to: CGPoint(x: 0, y: 0))
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    #expect(types.suffix(3) == [.closeSubpath, .moveToPoint, .addLineToPoint])
  }

  @Test func `adding a line without a current point is logged and ignored`() {
    let path = CGMutablePath()
    let lines = RetourLog.capturing { path.addLine(to: CGPoint(x: 1, y: 1)) }
    #expect(lines == ["Retour: a path must begin with move(to:)"])
    #expect(path.isEmpty)
  }

  @Test func `copies do not change with the original path`() {
    let path = CGMutablePath()
    path.addRect(square)
    let copy = path.copy()
    #expect(copy == path)
    path.addRect(.zero)
    #expect(copy != path)
    var transform = CGAffineTransform(translationX: 1, y: 2)
    #expect(copy?.copy(using: &transform)?.boundingBox == square.offsetBy(dx: 1, dy: 2))
    let grown = copy?.mutableCopy()
    grown?.addRect(square.offsetBy(dx: 100, dy: 0))
    #expect(copy?.boundingBox == square)
    #expect(grown?.boundingBox.width == 130)
  }

  @Test func `applying a path visits every point`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      let count = element.pointee.type == .addQuadCurveToPoint ? 2 : 1
      points += (0..<count).map { element.pointee.points[$0] }
    }
    #expect(points == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
  }
}
