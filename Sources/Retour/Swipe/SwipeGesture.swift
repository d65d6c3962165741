// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import UIKit

/// A touch, or a scroll of fingers on a touchpad, that may become a swipe: where it began, who
/// refused it, and the decision about it.
///
/// All recognizers of a stack that receive the touch have one gesture in common, so that everybody
/// is asked once.
@MainActor
final class SwipeGesture {
  private weak var touch: UITouch?
  /// The view below the pointer of a scroll.
  private weak var view: UIView?
  /// Whether fingers scroll on a touchpad.
  let isScroll: Bool
  private let time: TimeInterval
  /// The distance from the leading edge of the stack's view, in points.
  let distance: CGFloat
  /// The outermost view below the finger that has a part in swipes.
  private(set) weak var participant: UIView?
  private var rulings: [SwipeZone: SwipeRuling?] = [:]
  /// The decision, once a recognizer was about to begin.
  var decision: SwipeDecision?

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - touch: The touch that began; `nil` for a gesture without touches, at the leading edge.
  ///   - distance: The distance from the leading edge of the stack's view.
  init(_ touch: UITouch? = nil, at distance: CGFloat = 0) {
    (self.touch, self.distance, time) = (touch, distance, touch?.timestamp ?? 0)
    isScroll = false
  }

  /// Creates a gesture of fingers on a touchpad.
  ///
  /// - Parameters:
  ///   - event: The first event that a recognizer receives.
  ///   - view: The view below the pointer.
  init(scroll event: UIEvent, over view: UIView?) {
    (self.view, distance, time, isScroll) = (view, 0, event.timestamp, true)
  }

  /// Whether the touch is down, or nothing has followed the scroll.
  ///
  /// A gesture without either is over at once.
  var isDown: Bool {
    if isScroll { return true }
    guard let phase = touch?.phase else { return false }
    return phase != .ended && phase != .cancelled
  }

  /// Whether the gesture began with a touch.
  func began(with touch: UITouch) -> Bool { self.touch === touch && time == touch.timestamp }

  /// Whether the gesture began with a scroll.
  func began(withScroll event: UIEvent) -> Bool { isScroll && time == event.timestamp }

  /// Returns the ruling about the touch in a zone, if there was one.
  func knownRuling(in zone: SwipeZone) -> SwipeRuling? { rulings[zone] ?? nil }

  /// Adds a ruling about the gesture in a zone.
  func add(_ ruling: SwipeRuling, in zone: SwipeZone) { rulings[zone] = ruling }

  /// Returns the ruling about the touch in a zone, and asks for it once.
  func ruling(in zone: SwipeZone, _ make: (UITouch) -> SwipeRuling?) -> SwipeRuling? {
    if let ruling = rulings[zone] { return ruling }
    let ruling = touch.flatMap(make)
    rulings[zone] = .some(ruling)
    return ruling
  }

  /// Returns a view below the finger that refuses a swipe, by its policy.
  ///
  /// - Parameters:
  ///   - stackView: The view of the stack, up to which views are asked.
  ///   - isEdge: Whether the swipe begins at the edge of the page.
  /// - Returns: The innermost of the views; `nil` if all allow it.
  func refusingView(in stackView: UIView, atEdge isEdge: Bool) -> UIView? {
    var refusing: UIView?
    var view = touch?.view ?? view
    while let asked = view {
      if asked.hasPartInBackSwipes { participant = asked }
      let isAllowed =
        asked.allowsBackSwipe(atEdge: isEdge) && (isEdge || !asked.selectsText(with: touch))
      if refusing == nil, !isAllowed { refusing = asked }
      view = asked === stackView ? nil : asked.superview
    }
    return refusing
  }
}
