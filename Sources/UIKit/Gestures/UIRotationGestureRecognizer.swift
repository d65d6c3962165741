// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A gesture recognizer for two fingers that turn around each other.
///
/// The gesture begins when one finger has moved by 10 points around the other, which do not count,
/// and ends when both fingers were lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var tracker = RotationTracker()

  // MARK: Interpreting the gesture

  /// The rotation since the gesture began, in radians, clockwise.
  ///
  /// Setting it resets the velocity.
  open var rotation: CGFloat {
    get { tracker.rotation }
    set { tracker.setRotation(newValue) }
  }

  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { tracker.velocity }

  // MARK: Overridden

  override func acceptsButtons(of event: UIEvent) -> Bool { event.isPrimary }

  /// Starts to track the touches.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event with all touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.inOrder
    where !tracker.touchBegan(touch.serial, at: touch.sample.point) {
      engine.ignore(touch)
    }
  }

  /// Begins the gesture, or changes it.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event with all touches.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    move(touches)
    if engine.isActive {
      engine.setState(.changed)
    } else if tracker.hasLeftSlop {
      tracker.begin()
      engine.setState(.began)
    }
  }

  /// Ends the gesture when no finger remains.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event with all touches.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    move(touches)
    for touch in touches { tracker.touchEnded(touch.serial) }
    if engine.isActive {
      engine.setState(tracker.count == 0 ? .ended : .changed)
    } else if tracker.count == 0 {
      engine.setState(.failed)
    }
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
  open override func reset() { tracker = RotationTracker() }

  private func move(_ touches: Set<UITouch>) {
    guard let time = touches.map(\.sample.timestamp).max() else { return }
    tracker.touchesMoved(to: touches.points, time: time)
  }
}
