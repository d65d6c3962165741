// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The delivery of the events of wheels and touchpads in one window, to scroll views and to pan
/// recognizers that allow them.
///
/// The innermost of those below the pointer that can follow has a scroll, from its first event
/// until the pointer moves or there is a pause (our decision), so that content around it does not
/// take over at its edge.
@MainActor
final class WheelDelivery {
  private weak var latched: UIScrollView?
  /// The gesture of the scroll, once its direction is known and recognizers were there to ask.
  private var pan: ScrollPan?
  private var start = ScrollStart()
  private var location = CGPoint.zero
  private var time = -Double.infinity

  /// Delivers an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - window: The window below the pointer.
  func send(_ event: UIScrollEvent, in window: UIWindow) {
    if !continues(with: event) { end() }
    (location, time) = (event.location, event.timestamp)
    if let pan, pan.takesEvents { return pan.move(by: event.movement, of: event) }
    if let latched, latched.storedWindow === window { return send(event.distance, of: event) }
    guard let view = window.hitTest(window.point(onScreen: event.location), with: event) else {
      return
    }
    let pans = pan == nil ? view.scrollingPans(for: event.scrollType) : []
    guard !pans.isEmpty else {
      latched = view.scrollView(following: event.movement, event.scrollType)
      return send(event.distance, of: event)
    }
    start.add(event.movement)
    if start.hasDirection { decide(pans, event, over: view, window.touchDelivery) }
  }

  /// Lets go of recognizers that have no part in the scroll any more, or none yet: they are free
  /// for the touch that begins (our decision).
  func touchBegan() { if pan?.isActive == false { pan?.end() } }

  /// Cancels the gesture of the present scroll: the window receives no further events.
  func cancel() {
    pan?.cancel()
    end()
  }

  private func end() {
    pan?.end()
    (pan, latched, start) = (nil, nil, ScrollStart())
  }

  private func continues(with event: UIScrollEvent) -> Bool {
    // The next swipe may follow soon.
    let latch = pan?.hasBegun == true ? ScrollFigures.swipePause : ScrollFigures.wheelLatch
    return hypot(event.location.x - location.x, event.location.y - location.y) < 4
      && event.timestamp - time < latch
  }

  /// Decides who has the scroll: the recognizers inside of the scroll view that can follow, or that
  /// one.
  private func decide(
    _ pans: [UIPanGestureRecognizer],
    _ event: UIScrollEvent,
    over view: UIView,
    _ delivery: TouchDelivery
  ) {
    let scrollView = view.scrollView(following: start.movement, event.scrollType)
    let isInside = { (pan: UIPanGestureRecognizer) in
      scrollView.map { pan.engine.view?.isInside($0) == true && pan.engine.view !== $0 } ?? true
    }
    for pan in pans where !isInside(pan) {
      pan.engine.didDecide(.prevented(by: 0), scrollView?.engine.pan)
    }
    let pan = ScrollPan(pans.filter(isInside), event, over: view, delivery)
    self.pan = pan
    pan.move(by: start.movement, of: event)
    guard !pan.takesEvents else { return }
    latched = scrollView
    send(CGPoint(x: -start.movement.x, y: -start.movement.y), of: event)
  }

  private func send(_ distance: CGPoint, of event: UIScrollEvent) {
    guard let latched else { return }
    switch event.scrollType {
    case .continuous: latched.engine.followTouchpad(by: distance, at: event.timestamp)
    case .discrete: latched.engine.turnWheel(by: distance)
    }
  }
}

extension UIView {
  /// Returns the innermost scroll view, from this view outward, that can follow a scroll.
  ///
  /// - Parameters:
  ///   - movement: The movement of the content, in points; its longer part counts.
  ///   - type: The type of the device.
  /// - Returns: The scroll view; `nil` if there is none.
  fileprivate func scrollView(following movement: CGPoint, _ type: UIScrollType) -> UIScrollView? {
    scrollViewsOutward.first { $0.engine.canFollow(movement, of: type) }
  }

  /// Returns the recognizers of the view and its superviews that allow scrolls, without those of
  /// scroll views themselves; innermost and newest first.
  fileprivate func scrollingPans(for type: UIScrollType) -> [UIPanGestureRecognizer] {
    var pans: [UIPanGestureRecognizer] = []
    var view: UIView? = self
    while let asked = view {
      for recognizer in asked.storedGestureRecognizers.reversed() {
        if let pan = recognizer as? UIPanGestureRecognizer, pan.allows(type), pan.engine.isEnabled,
          !(pan is UIScrollViewPanGestureRecognizer)
        {
          pans.append(pan)
        }
      }
      view = asked.storedSuperview
    }
    return pans
  }
}
