// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

struct UIBezierPathTests {
  /// Draws at one pixel per point and returns the pixels.
  private func draw(_ side: CGFloat = 10, _ body: () -> Void) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
    return renderer.image { _ in
      UIColor.black.set()
      body()
    }.cgImage
  }

  @Test func `fill covers the inside only`() {
    let image = draw { UIBezierPath(rect: CGRect(x: 2, y: 3, width: 4, height: 5)).fill() }
    #expect(image?.inkBounds == CGRect(x: 2, y: 3, width: 4, height: 5))
    #expect(image?.pixel(x: 3, y: 4) == 0xFF00_0000)
  }

  @Test func `the even-odd rule leaves a hole`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    let solid = draw { path.fill() }
    path.usesEvenOddFillRule = true
    let hollow = draw { path.fill() }
    #expect(solid?.pixel(x: 5, y: 5) == 0xFF00_0000)
    #expect(hollow?.pixel(x: 5, y: 5) == 0)
    #expect(path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `a clip limits later drawing`() {
    let image = draw {
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).addClip()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
    }
    #expect(image?.inkBounds == CGRect(x: 0, y: 0, width: 5, height: 10))
  }

  @Test func `a stroke has the line width of the path`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 10, y: 5))
    path.lineWidth = 4
    #expect(draw { path.stroke() }?.inkBounds == CGRect(x: 0, y: 3, width: 10, height: 4))
  }

  @Test func `a stroke leaves the line width of the context as it is`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 20, y: 5))
    path.lineWidth = 6
    let image = draw(20) {
      let context = UIGraphicsGetCurrentContext()
      context?.setLineWidth(2)
      path.stroke()
      context?.move(to: CGPoint(x: 0, y: 15))
      context?.addLine(to: CGPoint(x: 20, y: 15))
      context?.strokePath()
    }
    #expect(image?.inkBounds == CGRect(x: 0, y: 2, width: 20, height: 14))
  }

  @Test func `a clockwise arc runs clockwise on screen`() {
    let quarter = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5),
      radius: 4,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    // From the right edge down to the bottom one: y grows downwards.
    #expect(abs(quarter.currentPoint.x - 5) < 0.001)
    #expect(abs(quarter.currentPoint.y - 9) < 0.001)
    #expect(quarter.bounds.minY > 4.9)
    let rest = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5),
      radius: 4,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )
    #expect(abs(rest.bounds.minY - 1) < 0.1)
  }

  @Test func `a corner radius is at most half of the shorter side`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10),
      cornerRadius: 50
    )
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 10, y: 0.5)))
  }

  @Test func `apply and removeAllPoints change the path`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4))
    let copy = path.cgPath
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(abs(path.bounds.minX - 10) < 0.001)
    #expect(abs(copy.boundingBoxOfPath.minX) < 0.001)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test(arguments: 0..<16)
  func `each corner is rounded by itself`(_ bits: Int) {
    let corners = UIRectCorner(rawValue: UInt(bits))
    let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
    let radii = CGSize(width: 20, height: 10)
    let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii)
    #expect(path.bounds == rect)
    let places: [(UIRectCorner, CGFloat, CGFloat)] = [
      (.topLeft, 0, 0), (.topRight, 1, 0), (.bottomLeft, 0, 1), (.bottomRight, 1, 1),
    ]
    for (corner, x, y) in places {
      // Along both sides, and on the diagonal of the corner's ellipse.
      func contains(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
        let point = CGPoint(x: 40 + (2 * x - 1) * (30 - dx), y: 40 + (2 * y - 1) * (20 - dy))
        return path.contains(point)
      }
      let isSharp = !corners.contains(corner)
      #expect(contains(1, 1) == isSharp && contains(5, 2.3) == isSharp)
      #expect(contains(6.5, 3.2) && contains(21, 0.1) && contains(0.1, 11))
    }
  }

  @Test func `radii are half of a side at most, and none without a width or a height`() {
    let rect = CGRect(x: 60, y: 40, width: -60, height: -40)
    func path(_ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
      let radii = CGSize(width: width, height: height)
      return UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
    }
    let oval = path(500, 500)
    #expect(oval.bounds == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(!oval.contains(CGPoint(x: 8, y: 5)) && oval.contains(CGPoint(x: 30, y: 1)))
    #expect(path(10, 0).contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path(-3, 10).contains(CGPoint(x: 0.5, y: 0.5)))
  }
}
