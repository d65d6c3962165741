// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Offsets, insets and zooming of scroll views that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ScrollViewParityTests {
  /// A scroll view of 100 by 100 points with a content of 300 by 400.
  private func makeView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: 400)
    return view
  }

  // Apple documentation of `contentInset`: it adds to the adjusted inset.
  @Test func `an inset is a part of the adjusted inset`() {
    let view = makeView()
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  // Apple documentation of `setContentOffset(_:animated:)`: any offset can be set by code.
  @Test func `code can scroll beyond the content`() {
    let view = makeView()
    view.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 900))
  }

  // Apple documentation of `scrollRectToVisible(_:animated:)`: nothing happens if it is visible.
  @Test func `a visible rectangle is not scrolled to`() {
    let view = makeView()
    view.contentOffset = CGPoint(x: 10, y: 10)
    view.scrollRectToVisible(CGRect(x: 20, y: 20, width: 10, height: 10), animated: false)
    #expect(view.contentOffset == CGPoint(x: 10, y: 10))
  }

  // Apple documentation of `contentSize`: another size does not scroll.
  @Test func `another content size keeps the offset`() {
    let view = makeView()
    view.contentOffset = CGPoint(x: 0, y: 50)
    view.contentSize = CGSize(width: 300, height: 800)
    #expect(view.contentOffset == CGPoint(x: 0, y: 50))
  }

  // Apple documentation of `zoomScale`, `minimumZoomScale` and `maximumZoomScale`.
  @Test func `a scroll view without a view to zoom keeps its scale`() {
    let view = makeView()
    view.maximumZoomScale = 4
    view.zoomScale = 2
    #expect(view.zoomScale == 1 && view.minimumZoomScale == 1)
  }

  // Apple documentation of `panGestureRecognizer` and `pinchGestureRecognizer`: its own.
  @Test func `a scroll view has a pan of its own`() {
    let view = makeView()
    #expect(view.panGestureRecognizer.view === view)
    #expect(view.gestureRecognizers?.contains(view.panGestureRecognizer) == true)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating && !view.isZooming)
  }

  // Apple header UIScrollView.h: the values of the constants.
  @Test func `constants have the values of the header`() {
    #expect(UIScrollView.ContentInsetAdjustmentBehavior.automatic.rawValue == 0)
    #expect(UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes.rawValue == 1)
    #expect(UIScrollView.ContentInsetAdjustmentBehavior.never.rawValue == 2)
    #expect(UIScrollView.ContentInsetAdjustmentBehavior.always.rawValue == 3)
    #expect(UIScrollView.IndicatorStyle.black.rawValue == 1)
    #expect(UIScrollView.IndicatorStyle.white.rawValue == 2)
    #expect(UIScrollView.KeyboardDismissMode.onDrag.rawValue == 1)
  }
}
