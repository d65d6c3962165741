// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Recognizes fingers that are dragged.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  var tracker = PanTracker()

  // MARK: Configuring the gesture recognizer

  /// The fewest fingers that make the gesture.
  open var minimumNumberOfTouches: Int = 1

  /// The most fingers that make the gesture.
  open var maximumNumberOfTouches: Int = .max

  // MARK: Tracking the location and velocity of the gesture

  /// Returns how far the fingers went since the gesture began.
  ///
  /// - Parameter view: The view in whose coordinates it is given; `nil` for the window's.
  /// - Returns: The distance, in points.
  open func translation(in view: UIView?) -> CGPoint {
    convert(vector: tracker.translation, to: view)
  }

  /// Makes the translation count from another place.
  ///
  /// - Parameters:
  ///   - translation: What the translation is now.
  ///   - view: The view in whose coordinates it is given; `nil` for the window's.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    tracker.setTranslation(convert(vector: translation, from: view))
  }

  /// Returns how fast the fingers go, in points per second.
  ///
  /// - Parameter view: The view in whose coordinates it is given; `nil` for the window's.
  /// - Returns: The velocity, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(vector: tracker.velocity, to: view)
  }

  // MARK: Overridden

  /// Starts to follow fingers.
  ///
  /// - Parameters:
  ///   - touches: The touches that came down.
  ///   - event: The event with all touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    add(touches)
  }

  /// Begins the gesture, or goes on with it.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event with all touches.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches)
  }

  /// Ends the gesture when too few fingers are left.
  ///
  /// - Parameters:
  ///   - touches: The touches that were lifted.
  ///   - event: The event with all touches.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    remove(touches)
  }

  /// Breaks the gesture off.
  ///
  /// - Parameters:
  ///   - touches: The touches that were cancelled.
  ///   - event: The event with all touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    breakOff()
  }

  /// Forgets where the fingers went.
  open override func reset() { tracker = PanTracker() }

  // MARK: What the edge pan decides

  /// Tells whether a finger may take part.
  ///
  /// - Parameter touch: The finger, which just came down.
  /// - Returns: Whether it may.
  func accepts(_ touch: UITouch) -> Bool { true }

  /// Tells whether the way that the fingers went is one that the gesture may begin with.
  ///
  /// - Parameter movement: How far they went, in points.
  /// - Returns: Whether it may begin.
  func acceptsDirection(_ movement: CGPoint) -> Bool { true }
}

extension UIPanGestureRecognizer {
  private func add(_ touches: Set<UITouch>) {
    for touch in touches.inOrder {
      guard accepts(touch), !isActive || tracker.count < maximumNumberOfTouches else {
        ignoreTouch(touch)
        continue
      }
      tracker.down(touch.serial, at: touch.sample.point, time: touch.sample.timestamp)
    }
    let isHopeless = tracker.count == 0 || tracker.count > maximumNumberOfTouches
    if !isActive, isHopeless { go(to: .failed) }
  }

  private func follow(_ touches: Set<UITouch>) {
    move(touches)
    guard !isActive else { return go(to: .changed) }
    guard tracker.hasLeftSlop, tracker.count >= minimumNumberOfTouches else { return }
    guard acceptsDirection(tracker.movement) else { return go(to: .failed) }
    tracker.begin()
    go(to: .began)
  }

  private func remove(_ touches: Set<UITouch>) {
    move(touches)
    for touch in touches { tracker.up(touch.serial) }
    guard tracker.count < minimumNumberOfTouches else { return }
    if isActive {
      go(to: .ended)
    } else if tracker.count == 0 {
      go(to: .failed)
    }
  }

  private func move(_ touches: Set<UITouch>) {
    var points: [Int: CGPoint] = [:]
    for touch in touches { points[touch.serial] = touch.sample.point }
    guard let time = touches.map(\.sample.timestamp).max() else { return }
    tracker.move(points, time: time)
  }
}
