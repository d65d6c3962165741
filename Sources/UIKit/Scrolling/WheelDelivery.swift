// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The delivery of wheel events to the scroll views of one window.
///
/// The innermost scroll view below the pointer that can follow has the event. One that follows
/// keeps the events until the pointer moves or there is a pause (our decision), so that the content
/// around it does not take over at its edge.
@MainActor
final class WheelDelivery {
  private weak var latched: UIScrollView?
  private var location = CGPoint.zero
  private var time = -Double.infinity

  /// Delivers an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - window: The window below the pointer.
  func send(_ event: UIScrollEvent, in window: UIWindow) {
    let target = target(of: event, in: window)
    (latched, location, time) = (target, event.location, event.timestamp)
    guard let target else { return }
    if event.isContinuous {
      target.engine.followTouchpad(by: event.distance, at: event.timestamp)
    } else {
      target.engine.turnWheel(by: event.distance)
    }
  }

  private func target(of event: UIScrollEvent, in window: UIWindow) -> UIScrollView? {
    let isStill = hypot(event.location.x - location.x, event.location.y - location.y) < 4
    if let latched, latched.storedWindow === window, isStill,
      event.timestamp - time < ScrollFigures.wheelLatch
    {
      return latched
    }
    var view = window.hitTest(window.point(onScreen: event.location), with: event)
    while let asked = view {
      if let scrollView = asked as? UIScrollView, scrollView.engine.canFollowWheel(event.distance) {
        return scrollView
      }
      view = asked.storedSuperview
    }
    return nil
  }
}
