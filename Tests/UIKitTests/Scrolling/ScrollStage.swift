// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import UIKit

/// A world with one scroll view that fills it, and a delegate that records the calls.
@MainActor
final class ScrollStage {
  let world: World
  let view: UIScrollView
  let recorder = ScrollRecorder()
  var finger: Finger { world.finger }
  var offset: CGPoint { view.contentOffset }

  init(
    content: CGSize = CGSize(width: 400, height: 4000),
    _ direction: World.Direction = .leftToRight,
    safeAreaInsets: UIEdgeInsets = .zero,
    view: UIScrollView = UIScrollView()
  ) {
    world = World(
      direction,
      size: CGSize(width: 400, height: 800),
      scale: 2,
      safeAreaInsets: safeAreaInsets
    )
    self.view = view
    view.frame = world.window.bounds
    view.contentSize = content
    view.delegate = recorder
    world.window.addSubview(view)
    world.advance(by: 0)
    recorder.calls = []
  }

  /// Drags from the center, and leaves the finger down.
  func drag(_ x: CGFloat, _ y: CGFloat, during duration: Double = 0.2) {
    finger.down(at: CGPoint(x: 200, y: 400))
    finger.move(to: CGPoint(x: 200 + x, y: 400 + y), during: duration)
  }

  /// Drags from the center and lets go at the drag's speed.
  func flick(_ x: CGFloat, _ y: CGFloat, during duration: Double = 0.2) {
    drag(x, y, during: duration)
    finger.up()
  }

  /// Adds content that fills the scroll view.
  func addContent(_ content: UIView) {
    content.frame = CGRect(origin: .zero, size: view.contentSize)
    view.addSubview(content)
    world.advance(by: 0)
  }
}

/// A delegate that records its calls, and answers as it is told.
@MainActor
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var velocity = CGPoint.zero
  var proposal = CGPoint.zero
  var target: CGPoint?
  var zoomed: UIView?
  var allowsTop = true
  var onScroll: ((UIScrollView) -> Void)?

  /// The calls without repetitions of the same one.
  var order: [String] {
    calls.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("didScroll")
    onScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    (self.velocity, proposal) = (velocity, targetContentOffset.pointee)
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging \(decelerate)")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    calls.append("shouldScrollToTop")
    return allowsTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("didScrollToTop") }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("didEndDecelerating")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    calls.append("willBeginZooming")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    calls.append("didEndZooming at \(scale)")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("didZoom") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("didEndScrollingAnimation")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    calls.append("didChangeAdjustedContentInset")
  }
}
