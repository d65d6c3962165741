// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Layout of views that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ViewLayoutParityTests {
  /// A view that counts its layouts.
  private final class Counting: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private func resized(
    _ mask: UIView.AutoresizingMask,
    frame: CGRect = CGRect(x: 10, y: 10, width: 80, height: 80)
  ) -> CGRect {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: frame)
    root.addSubview(view)
    view.autoresizingMask = mask
    root.frame.size = CGSize(width: 200, height: 300)
    return view.frame
  }

  // Apple documentation of `autoresizingMask`: with no flexible part the view stays.
  @Test func `a view without a mask keeps its frame`() {
    #expect(resized([]) == CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  // Apple documentation of `flexibleWidth` and `flexibleHeight`: the view grows.
  @Test func `a flexible width and height take the whole change`() {
    #expect(
      resized([.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 10, width: 180, height: 280)
    )
  }

  // Apple documentation of `flexibleLeftMargin` and `flexibleTopMargin`: the view stays at the
  // other side.
  @Test func `flexible margins keep a view at the other side`() {
    #expect(
      resized([.flexibleLeftMargin, .flexibleTopMargin])
        == CGRect(x: 110, y: 210, width: 80, height: 80)
    )
  }

  // Apple documentation of the margins on both sides: the view stays in the middle.
  @Test func `flexible margins on both sides keep a view in the middle`() {
    let mask: UIView.AutoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    #expect(resized(mask) == CGRect(x: 60, y: 110, width: 80, height: 80))
  }

  // Apple documentation of `autoresizesSubviews`.
  @Test func `nothing is resized if the superview does not resize`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: root.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    root.autoresizesSubviews = false
    root.frame.size = CGSize(width: 200, height: 300)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  // Apple header UIView.h: the bits of the mask.
  @Test func `the mask has the bits of the header`() {
    typealias Mask = UIView.AutoresizingMask
    #expect(Mask.flexibleLeftMargin.rawValue == 1 && Mask.flexibleWidth.rawValue == 2)
    #expect(Mask.flexibleRightMargin.rawValue == 4 && Mask.flexibleTopMargin.rawValue == 8)
    #expect(Mask.flexibleHeight.rawValue == 16 && Mask.flexibleBottomMargin.rawValue == 32)
  }

  // Apple documentation of `setNeedsLayout()` and `layoutIfNeeded()`.
  @Test func `a layout that is due happens once`() {
    let view = Counting()
    view.layoutIfNeeded()
    let layouts = view.layouts
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == layouts + 1)
  }

  // Apple documentation of `layoutSubviews()`: a view whose size changes is laid out.
  @Test func `a view that changes its size is laid out`() {
    let view = Counting()
    view.layoutIfNeeded()
    let layouts = view.layouts
    view.bounds.size = CGSize(width: 10, height: 10)
    view.layoutIfNeeded()
    #expect(view.layouts == layouts + 1)
  }

  // Apple documentation of `layoutSubviews()`: a view that gets a subview is laid out.
  @Test func `a view that gets a subview is laid out`() {
    let view = Counting()
    view.layoutIfNeeded()
    let layouts = view.layouts
    view.addSubview(UIView())
    view.layoutIfNeeded()
    #expect(view.layouts == layouts + 1)
  }

  // Apple documentation of `layoutIfNeeded()`: the subviews are laid out, too.
  @Test func `a layout reaches the subviews that need it`() {
    let (root, view) = (UIView(), Counting())
    root.addSubview(view)
    root.layoutIfNeeded()
    let layouts = view.layouts
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.layouts == layouts + 1)
  }

  // Apple documentation of `clipsToBounds`, and of `masksToBounds` of the layer.
  @Test func `clipping is the layer's masking`() {
    let view = UIView()
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    view.layer.masksToBounds = false
    #expect(!view.clipsToBounds)
  }

  // Apple documentation of `alpha`, `isHidden` and `isOpaque`: they are the layer's.
  @Test func `alpha and visibility are the layer's`() {
    let view = UIView()
    view.alpha = 0.25
    view.isHidden = true
    #expect(view.layer.opacity == 0.25 && view.layer.isHidden && view.isOpaque)
  }

  // Apple documentation of `isHidden`: hiding a view does not change its subviews' values.
  @Test func `subviews of a hidden view are not hidden themselves`() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    root.isHidden = true
    root.alpha = 0.5
    #expect(!view.isHidden && view.alpha == 1)
  }

  // Apple header UIView.h: the values of the content modes.
  @Test func `content modes have the values of the header`() {
    typealias Mode = UIView.ContentMode
    #expect(Mode.scaleToFill.rawValue == 0 && Mode.scaleAspectFit.rawValue == 1)
    #expect(Mode.scaleAspectFill.rawValue == 2 && Mode.redraw.rawValue == 3)
    #expect(Mode.center.rawValue == 4 && Mode.top.rawValue == 5 && Mode.bottom.rawValue == 6)
    #expect(Mode.left.rawValue == 7 && Mode.right.rawValue == 8 && Mode.topLeft.rawValue == 9)
    #expect(Mode.topRight.rawValue == 10 && Mode.bottomRight.rawValue == 12)
  }
}
