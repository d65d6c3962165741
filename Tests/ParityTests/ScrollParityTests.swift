// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Behavior of scroll views that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ScrollParityTests {
  // Apple documentation: the default values of UIScrollView's properties.
  @Test func `a scroll view has its documented defaults`() {
    let view = UIScrollView()
    #expect(view.contentSize == .zero && view.contentOffset == .zero)
    #expect(view.contentInset == .zero && view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.isScrollEnabled && view.bounces && view.scrollsToTop && view.clipsToBounds)
    #expect(!view.isDirectionalLockEnabled && !view.isPagingEnabled)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.delaysContentTouches && view.canCancelContentTouches)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.indicatorStyle == .default && view.automaticallyAdjustsScrollIndicatorInsets)
    #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
    #expect(view.bouncesZoom && view.delegate == nil && view.decelerationRate == .normal)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating && !view.isZooming)
  }

  // Apple documentation, allowsKeyboardScrolling: true for apps that link against iOS 17 and later.
  @available(iOS 17.0, *)
  @Test func `keys scroll unless an app says otherwise`() {
    #expect(UIScrollView().allowsKeyboardScrolling)
  }

  // Apple header: UIScrollType is 0 and 1, UIScrollTypeMask one bit for each.
  @Test func `the types of scrolls have their values in Apple's header`() {
    #expect(UIScrollType.discrete.rawValue == 0 && UIScrollType.continuous.rawValue == 1)
    #expect(UIScrollTypeMask.discrete.rawValue == 1 && UIScrollTypeMask.continuous.rawValue == 2)
    #expect(UIScrollTypeMask.all == [.discrete, .continuous])
  }

  // Apple documentation, UIScrollView.DecelerationRate: 0.998 and 0.99.
  @Test func `the rates of deceleration have their documented values`() {
    #expect(abs(UIScrollView.DecelerationRate.normal.rawValue - 0.998) < 1e-9)
    #expect(abs(UIScrollView.DecelerationRate.fast.rawValue - 0.99) < 1e-9)
  }

  // Apple documentation, contentOffset: "the point at which the origin of the content view is
  // offset from the origin of the scroll view"; the origin of the bounds.
  @Test func `the content offset is the origin of the bounds`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 500, height: 500)
    view.contentOffset = CGPoint(x: 30, y: 40)
    #expect(view.bounds == CGRect(x: 30, y: 40, width: 100, height: 100))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(view.contentOffset == CGPoint(x: 5, y: 6))
  }

  // Apple documentation, scrollRectToVisible(_:animated:): "scrolls the content view so that the
  // area defined by rect is just visible"; nothing happens if it is visible.
  @Test func `a rectangle is scrolled until it is just visible`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
    #expect(view.contentOffset == .zero)
    view.scrollRectToVisible(CGRect(x: 0, y: 220, width: 10, height: 30), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 150))
    view.scrollRectToVisible(CGRect(x: 0, y: 90, width: 10, height: 30), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 90))
  }

  // Apple documentation, scrollViewDidScroll(_:): called when the content offset changes;
  // setContentOffset(_:animated:) without animation changes it at once.
  @Test func `the delegate is notified of each change of the offset`() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let delegate = Delegate()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.delegate = delegate
    view.contentOffset.y = 10
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    #expect(delegate.offsets == [10, 20])
  }

  // Apple documentation, touchesShouldCancel(in:): "true if view isn't a UIControl object".
  @Test func `controls keep their touches`() {
    let view = UIScrollView()
    #expect(view.touchesShouldCancel(in: UIView()) && !view.touchesShouldCancel(in: UIButton()))
  }

  // Apple documentation, adjustedContentInset: the content inset with the safe area's part; outside
  // of a window there is none.
  @Test func `the adjusted inset is the content inset without a safe area`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.adjustedContentInset == view.contentInset)
  }

  // Apple documentation, zoomScale and viewForZooming(in:): the scale is that of the view which the
  // delegate returns, within the limits.
  @Test func `zooming scales the delegate's view and the content size`() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    }
    let delegate = Delegate()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(delegate.content)
    view.contentSize = delegate.content.bounds.size
    view.delegate = delegate
    view.maximumZoomScale = 4
    view.zoomScale = 9
    #expect(view.zoomScale == 4 && delegate.content.transform.a == 4)
    #expect(view.contentSize == CGSize(width: 400, height: 400))
  }

  // Apple documentation, contentLayoutGuide: constraints with it determine the content size.
  @Test func `constraints with the content's guide determine the content size`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let guide = view.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 300))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 300))
  }
}
