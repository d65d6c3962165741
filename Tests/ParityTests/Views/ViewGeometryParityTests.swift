// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Geometry of views that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ViewGeometryParityTests {
  // Apple documentation of `frame`, `bounds` and `center`.
  @Test func `a frame sets center and bounds, and follows them`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
  }

  // Apple documentation of `transform`: it does not change center and bounds.
  @Test func `a transform changes neither center nor bounds`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  // Apple documentation of `convert(_:to:)` and `convert(_:from:)`.
  @Test func `points are converted between views`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let first = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let second = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    root.addSubview(first)
    first.addSubview(second)
    #expect(second.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 17))
    #expect(second.convert(CGPoint(x: 16, y: 17), from: root) == CGPoint(x: 1, y: 1))
  }

  // Apple documentation of `convert(_:to:)`: nil is the window.
  @Test func `without a view points are converted to the window`() throws {
    let window = try makeWindow(UIViewController())
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    window.addSubview(view)
    #expect(view.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 31, y: 42))
    #expect(view.convert(CGPoint(x: 31, y: 42), from: nil) == CGPoint(x: 1, y: 2))
    window.isHidden = true
  }

  // Apple documentation of `convert(_:to:)` and `transform`.
  @Test func `a rectangle is converted through transforms`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.convert(rect, to: root) == CGRect(x: 25, y: 25, width: 10, height: 10))
  }

  // Apple documentation of `bounds`: its origin moves the subviews.
  @Test func `the origin of the bounds moves the subviews`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    let outer = UIView()
    outer.addSubview(root)
    root.addSubview(view)
    root.bounds.origin = CGPoint(x: 0, y: 200)
    #expect(view.convert(CGPoint.zero, to: outer) == .zero)
    #expect(root.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  // Apple documentation of `point(inside:with:)`: within the bounds.
  @Test func `a point is inside within the bounds`() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    #expect(view.point(inside: CGPoint(x: 5, y: 5), with: nil))
    #expect(!view.point(inside: CGPoint(x: 55, y: 55), with: nil))
  }

  // Apple documentation of `hitTest(_:with:)`: the frontmost of the views that contain the point.
  @Test func `the frontmost view is hit`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === front)
    root.bringSubviewToFront(back)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 500, y: 5), with: nil) == nil)
  }

  // Apple documentation of `hitTest(_:with:)`: what lies outside of its superview is not hit.
  @Test func `a view outside of its superview is not hit`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    root.addSubview(middle)
    middle.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === root)
  }

  // Apple documentation of `hitTest(_:with:)`: it asks `point(inside:with:)`.
  @Test func `a view can enlarge the area in which it is hit`() {
    final class Large: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Large(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 25, y: 45), with: nil) === view)
  }

  // Apple documentation of `coordinateSpace` and UICoordinateSpace.
  @Test func `a view's space converts to that of another view`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(view)
    let point = view.coordinateSpace.convert(CGPoint(x: 1, y: 1), to: root.coordinateSpace)
    #expect(point == CGPoint(x: 11, y: 21) && view.coordinateSpace.bounds == view.bounds)
  }

  // Apple documentation of `sizeThatFits(_:)` and `sizeToFit()`: the view's own size.
  @Test func `the size that fits a plain view is its own`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 30, height: 40))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  // Apple documentation of `sizeToFit()`: it takes the size that fits.
  @Test func `a view takes the size that fits it`() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 8) }
    }
    let view = Fixed(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 7, height: 8))
  }

  // Apple documentation of `intrinsicContentSize` and `noIntrinsicMetric`, which is -1.
  @Test func `a plain view has no intrinsic size`() {
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }
}
