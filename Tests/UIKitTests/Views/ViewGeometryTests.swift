// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

import UIKit

@MainActor struct ViewGeometryTests {
  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func `a rectangle with infinite insets contains points far away`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let all = UIEdgeInsets(top: -.infinity, left: -.infinity, bottom: -.infinity, right: -.infinity)
    #expect(rect.inset(by: all).contains(CGPoint(x: -5000, y: 5000)))
    let top = UIEdgeInsets(top: -.infinity, left: 0, bottom: 0, right: 0)
    let above = rect.inset(by: top)
    #expect(above.contains(CGPoint(x: 15, y: -5000)) && !above.contains(CGPoint(x: 15, y: 61)))
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 24, height: 36)
    )
  }

  @Test func `frame, bounds and center are consistent`() {
    let box = view(10, 20, 30, 40)
    #expect(box.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(box.center == CGPoint(x: 25, y: 40))
    box.center = CGPoint(x: 100, y: 100)
    #expect(box.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    box.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(box.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
  }

  @Test func `the frame of a rotated view is its bounding box`() {
    let box = view(0, 0, 40, 20)
    box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(box.bounds.size == CGSize(width: 40, height: 20))
    #expect(abs(box.frame.width - 20) < 0.001 && abs(box.frame.height - 40) < 0.001)
    #expect(box.center == CGPoint(x: 20, y: 10))
  }

  /// The resizing of a subview of 20, 50 and 30 points in a superview that grows from 100 to 200.
  @Test(
    arguments: [
      ([], 20, 50),
      (.flexibleWidth, 20, 150),
      (.flexibleLeftMargin, 120, 50),
      (.flexibleRightMargin, 20, 50),
      ([.flexibleLeftMargin, .flexibleRightMargin], 60, 50),
      ([.flexibleLeftMargin, .flexibleWidth], 20 + 2000.0 / 70, 50 + 5000.0 / 70),
      ([.flexibleWidth, .flexibleRightMargin], 20, 112.5),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 100),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)]
  )
  func `flexible parts share a change of the width`(
    _ mask: UIView.AutoresizingMask,
    _ x: CGFloat,
    _ width: CGFloat
  ) {
    let (parent, child) = (view(0, 0, 100, 100), view(20, 0, 50, 100))
    parent.addSubview(child)
    child.autoresizingMask = mask
    parent.frame.size.width = 200
    #expect(abs(child.frame.minX - x) < 0.001 && abs(child.frame.width - width) < 0.001)
    #expect(child.frame.minY == 0 && child.frame.height == 100)
  }

  @Test func `flexible parts share a change of the height`() {
    let (parent, child) = (view(0, 0, 100, 100), view(0, 20, 100, 50))
    parent.addSubview(child)
    child.autoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    parent.bounds.size.height = 200
    #expect(child.frame == CGRect(x: 0, y: 40, width: 100, height: 100))
  }

  @Test func `autoresizing applies to all descendants with a mask`() {
    let (parent, child, inner) = (view(0, 0, 100, 100), view(0, 0, 100, 100), view(0, 0, 10, 10))
    parent.addSubview(child)
    child.addSubview(inner)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    parent.frame.size = CGSize(width: 150, height: 120)
    #expect(inner.frame.origin == CGPoint(x: 50, y: 20))
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 10, height: 10)
    #expect(child.frame.size == CGSize(width: 150, height: 120))
  }

  @Test func `a view that shrank to nothing grows again`() {
    let (parent, child) = (view(0, 0, 0, 0), view(0, 0, 0, 0))
    parent.addSubview(child)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.frame.size = CGSize(width: 40, height: 30)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test func `points are converted through moved, scrolled and scaled views`() {
    let world = World(size: CGSize(width: 200, height: 200), scale: 1)
    let (outer, inner) = (view(10, 20, 100, 100), view(5, 5, 50, 50))
    world.window.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The scaled view's middle stays at (30, 30) of the outer view.
    #expect(inner.convert(CGPoint(x: 25, y: 25), to: outer) == CGPoint(x: 30, y: 30))
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: -10, y: -30))
    #expect(inner.convert(CGPoint(x: -10, y: -30), from: nil) == .zero)
    #expect(
      outer.convert(CGRect(x: 0, y: 0, width: 10, height: 10), from: inner)
        == CGRect(x: -20, y: -20, width: 20, height: 20)
    )
  }

  @Test(arguments: [CGAffineTransform.identity, CGAffineTransform(scaleX: 2, y: 3)])
  func `sizeToFit takes the size of sizeThatFits and keeps the top left corner`(
    _ transform: CGAffineTransform
  ) {
    final class Picky: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 9) }
    }
    let picky = Picky(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    picky.transform = transform
    let corner = picky.frame.origin
    picky.sizeToFit()
    #expect(picky.bounds == CGRect(x: 0, y: 0, width: 7, height: 9))
    #expect(picky.frame.origin == corner)
  }

  // MARK: Hit testing

  @Test func `a hit test returns the frontmost view`() {
    let (root, back, front) = (view(0, 0, 100, 100), view(0, 0, 60, 60), view(40, 40, 60, 60))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 90, y: 10), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 10), with: nil) == nil)
  }

  @Test(arguments: ["hidden", "alpha 0.009", "switched off"])
  func `a hit test skips views without user interaction and their subviews`(_ how: String) {
    let (root, box, inner) = (view(0, 0, 50, 50), view(0, 0, 50, 50), view(0, 0, 50, 50))
    root.addSubview(box)
    box.addSubview(inner)
    let point = CGPoint(x: 5, y: 5)
    #expect(root.hitTest(point, with: nil) === inner)
    switch how {
    case "hidden": box.isHidden = true
    case "switched off": box.isUserInteractionEnabled = false
    default: box.alpha = 0.009
    }
    #expect(root.hitTest(point, with: nil) === root)
  }

  @Test func `a hit test skips only views with an alpha below 0.01`() {
    let box = view(0, 0, 50, 50)
    box.alpha = 0.01
    #expect(box.hitTest(CGPoint(x: 5, y: 5), with: nil) === box)
  }

  @Test func `points on the right and bottom edges are outside`() {
    let box = view(0, 0, 50, 50)
    #expect(box.point(inside: .zero, with: nil))
    #expect(box.point(inside: CGPoint(x: 49.9, y: 49.9), with: nil))
    #expect(!box.point(inside: CGPoint(x: 50, y: 10), with: nil))
    #expect(!box.point(inside: CGPoint(x: 10, y: 50), with: nil))
  }

  @Test func `a subview outside of the bounds is drawn and not hit`() {
    let (root, box, inner) = (view(0, 0, 200, 200), view(0, 0, 50, 50), view(40, 40, 50, 50))
    root.addSubview(box)
    box.addSubview(inner)
    #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === inner)
  }

  @Test func `a rotated view is hit in its visible area`() {
    let (root, bar) = (view(0, 0, 100, 100), view(0, 45, 100, 10))
    root.addSubview(bar)
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(root.hitTest(CGPoint(x: 50, y: 5), with: nil) === bar)
    #expect(root.hitTest(CGPoint(x: 5, y: 50), with: nil) === root)
  }

  @Test func `a view that is scaled to nothing is not hit`() {
    let (root, flat) = (view(0, 0, 100, 100), view(0, 0, 100, 100))
    root.addSubview(flat)
    flat.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
  }
}
