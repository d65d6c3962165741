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
  private let pair = PairRecognition<RotationTracker>()

  // MARK: Interpreting the gesture

  /// The rotation since the gesture began, in radians, clockwise.
  ///
  /// Setting it resets the velocity.
  open var rotation: CGFloat {
    get { pair.tracker.rotation }
    set { pair.tracker.setRotation(newValue) }
  }

  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { pair.tracker.velocity }

  // MARK: Overridden

  override func acceptsButtons(of event: UIEvent) -> Bool { event.isPrimary }

  /// Starts to track the touches.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event with all touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.touchesBegan(touches, for: engine)
  }

  /// Begins the gesture, or changes it.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event with all touches.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.touchesMoved(touches, for: engine)
  }

  /// Ends the gesture when no finger remains.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event with all touches.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.touchesEnded(touches, for: engine)
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
  open override func reset() { pair.reset() }
}
