// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A gesture recognizer for fingers that are dragged.
///
/// The gesture begins after 10 points of movement, which do not count as translation. It can be
/// made by scrolling as well, see ``allowedScrollTypesMask``.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var tracker = PanTracker()
  /// Whether the present gesture is made by scrolling.
  private(set) var isScrolling = false

  // MARK: Configuring the gesture recognizer

  /// The smallest number of fingers.
  open var minimumNumberOfTouches: Int = 1

  /// The greatest number of fingers.
  open var maximumNumberOfTouches: Int = .max

  /// The types of devices whose scrolls make the gesture; none by default.
  ///
  /// A scroll has no touches: ``UIGestureRecognizer/numberOfTouches`` is 0, the location is that of
  /// the pointer, and of the delegate's methods only the one that asks about an event is called
  /// before it begins. The recognizer of a scroll view allows all types.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  // MARK: Tracking the location and velocity of the gesture

  /// Returns the translation of the fingers since the gesture began.
  ///
  /// It is the total translation, not the change since the last notification. Fingers that join or
  /// leave do not change it.
  ///
  /// - Parameter view: The view of the coordinate system; `nil` for the window's.
  /// - Returns: The translation in points.
  open func translation(in view: UIView?) -> CGPoint {
    convert(vector: tracker.translation, to: view)
  }

  /// Sets the present translation; later movement adds to it.
  ///
  /// - Parameters:
  ///   - translation: The translation in points.
  ///   - view: The view of the coordinate system; `nil` for the window's.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    tracker.setTranslation(convert(vector: translation, from: view))
  }

  /// Returns the velocity of the fingers during the last tenth of a second.
  ///
  /// - Parameter view: The view of the coordinate system; `nil` for the window's.
  /// - Returns: The velocity in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(vector: tracker.velocity, to: view)
  }

  // MARK: Overridden

  override func acceptsButtons(of event: UIEvent) -> Bool { event.isPrimary }

  /// Starts to track the touches.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event with all touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    add(touches)
  }

  /// Begins the gesture, or changes it.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event with all touches.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches)
  }

  /// Ends the gesture when too few fingers remain.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event with all touches.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    remove(touches)
  }

  /// Cancels the gesture, or fails.
  ///
  /// - Parameters:
  ///   - touches: The touches that were cancelled.
  ///   - event: The event with all touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    engine.interrupt()
  }

  /// Prepares for the next gesture.
  open override func reset() { (tracker, isScrolling) = (PanTracker(), false) }

  // MARK: Overriding in this module

  /// Returns whether a touch can be part of the gesture.
  ///
  /// - Parameter touch: The touch, which just began.
  /// - Returns: `true` unless overridden.
  func accepts(_ touch: UITouch) -> Bool { true }

  /// Returns whether scrolls of a device make the gesture.
  func allows(_ type: UIScrollType) -> Bool { allowedScrollTypesMask.contains(.of(type)) }

  /// Returns whether the gesture can begin with a movement.
  ///
  /// - Parameter movement: The movement in points.
  /// - Returns: `true` unless overridden; `false` makes the recognizer fail.
  func acceptsDirection(_ movement: CGPoint) -> Bool { true }

  /// Returns whether a movement is large enough for the gesture to begin.
  ///
  /// - Parameter movement: The movement in points.
  /// - Returns: Whether it has the length of ``GestureFigures/panSlop``, unless overridden.
  func hasLeftSlop(_ movement: CGPoint) -> Bool { tracker.hasLeftSlop }
}

extension UIPanGestureRecognizer {
  /// The number of the scroll among the touches, whose numbers are positive.
  private static var scroll: Int { 0 }

  /// Follows a scroll.
  ///
  /// - Parameters:
  ///   - movement: The movement of the content since the last call, in points.
  ///   - event: The event.
  func scrolled(by movement: CGPoint, of event: UIScrollEvent) {
    if !isScrolling {
      isScrolling = true
      let start = event.timestamp - ScrollFigures.touchpadInterval
      tracker.touchBegan(Self.scroll, at: .zero, time: start)
    }
    let (former, step) = (tracker.movement, movement)
    let point = CGPoint(x: former.x + step.x, y: former.y + step.y)
    tracker.touchesMoved(to: [Self.scroll: point], time: event.timestamp)
    proceed()
  }

  /// Ends the gesture of a scroll.
  func scrollEnded() { engine.setState(engine.isActive ? .ended : .failed) }

  private func add(_ touches: Set<UITouch>) {
    for touch in touches.inOrder {
      guard !isScrolling, accepts(touch), !engine.isActive || tracker.count < maximumNumberOfTouches
      else {
        engine.ignore(touch)
        continue
      }
      tracker.touchBegan(touch.serial, at: touch.sample.point, time: touch.sample.timestamp)
    }
    let hasWrongCount = tracker.count == 0 || tracker.count > maximumNumberOfTouches
    if !engine.isActive, hasWrongCount { engine.setState(.failed) }
  }

  private func follow(_ touches: Set<UITouch>) {
    move(touches)
    if engine.isActive || tracker.count >= minimumNumberOfTouches { proceed() }
  }

  /// Begins the gesture, or changes it, after a movement.
  private func proceed() {
    guard !engine.isActive else { return engine.setState(.changed) }
    guard hasLeftSlop(tracker.movement) else { return }
    guard acceptsDirection(tracker.movement) else { return engine.setState(.failed) }
    tracker.begin()
    engine.setState(.began)
  }

  private func remove(_ touches: Set<UITouch>) {
    move(touches)
    for touch in touches { tracker.touchEnded(touch.serial) }
    guard tracker.count < minimumNumberOfTouches else { return }
    if engine.isActive {
      engine.setState(.ended)
    } else if tracker.count == 0 {
      engine.setState(.failed)
    }
  }

  private func move(_ touches: Set<UITouch>) {
    guard let time = touches.map(\.sample.timestamp).max() else { return }
    tracker.touchesMoved(to: touches.points, time: time)
  }
}
