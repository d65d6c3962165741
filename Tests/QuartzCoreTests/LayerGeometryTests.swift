// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

@MainActor
struct LayerGeometryTests {
  @Test func `a new layer has Apple's defaults`() {
    let layer = CALayer()
    #expect(layer.bounds == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.borderColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(layer.contentsGravity == .resize)
    #expect(layer.contentsScale == 1)
    #expect(layer.sublayers == nil)
    #expect(layer.backgroundColor == nil)
  }

  @Test func `setting the frame moves position and bounds and keeps the origin`() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 7, y: 8)
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    #expect(layer.position == CGPoint(x: 30, y: 50))
    #expect(layer.bounds == CGRect(x: 7, y: 8, width: 40, height: 60))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 40, height: 60))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 30, y: 50, width: 40, height: 60))
  }

  @Test func `a frame of negative size is standardized`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(layer.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test func `the frame of a rotated layer is its bounding box`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let frame = layer.frame
    #expect(abs(frame.minX - 5) < 1e-9 && abs(frame.minY + 5) < 1e-9)
    #expect(abs(frame.width - 10) < 1e-9 && abs(frame.height - 20) < 1e-9)
  }

  @Test func `setting the frame of a scaled layer sets its bounding box`() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    #expect(layer.bounds.size == CGSize(width: 20, height: 10))
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
  }

  @Test func `points are converted up, down and across`() {
    let (root, left, right, inner) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    left.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    right.frame = CGRect(x: 50, y: 0, width: 30, height: 30)
    right.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    root.addSublayer(left)
    root.addSublayer(right)
    left.addSublayer(inner)
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: root) == CGPoint(x: 16, y: 27))
    #expect(inner.convert(CGPoint(x: 16, y: 27), from: root) == point)
    #expect(root.convert(point, from: inner) == CGPoint(x: 16, y: 27))
    // right: 30 x 30 scaled by 2 about (65, 15): its corner lies at (35, -15).
    #expect(inner.convert(point, to: right) == CGPoint(x: -9.5, y: 21))
    #expect(right.convert(CGPoint(x: -9.5, y: 21), to: inner) == point)
    #expect(
      right.convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: root)
        == CGRect(x: 35, y: -15, width: 10, height: 10)
    )
  }

  @Test func `points are converted exactly between neighbors below turned layers`() {
    let root = CALayer()
    var layer = root
    for level in 1..<40 {
      let next = CALayer()
      next.bounds.size = CGSize(width: 90 + level, height: 70)
      next.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(level)))
      layer.addSublayer(next)
      layer = next
    }
    let (left, right, inner) = (CALayer(), CALayer(), CALayer())
    left.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    right.frame = CGRect(x: 50, y: 0, width: 30, height: 30)
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    layer.addSublayer(left)
    layer.addSublayer(right)
    right.addSublayer(inner)
    let point = CGPoint(x: 1, y: 2)
    #expect(left.convert(point, to: right) == CGPoint(x: -39, y: 22))
    #expect(left.convert(point, to: inner) == CGPoint(x: -44, y: 17))
    #expect(inner.convert(point, to: left) == CGPoint(x: 46, y: -13))
    #expect(layer.convert(point, from: inner) == CGPoint(x: 56, y: 7))
    #expect(layer.convert(point, to: root) != point)
  }

  @Test func `points of a scrolled layer are offset by the origin of its bounds`() {
    let (root, inner) = (CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.bounds.origin.y = 40
    inner.frame = CGRect(x: 0, y: 50, width: 10, height: 10)
    root.addSublayer(inner)
    #expect(root.convert(CGPoint.zero, from: inner) == CGPoint(x: 0, y: 50))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 10))
  }

  @Test func `hit testing finds the topmost layer by depth, order and zPosition`() {
    let (root, below, above) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    below.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    above.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    root.sublayers = [below, above]
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === above)
    below.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === below)
    below.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === above)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 190, y: 90)) == nil)
  }

  @Test func `a masking layer hides sublayers outside of it from hit tests`() {
    let (root, inner) = (CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    root.addSublayer(inner)
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === inner)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) == nil)
  }
}
