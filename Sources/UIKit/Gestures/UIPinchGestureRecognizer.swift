// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A gesture recognizer for two fingers whose distance changes.
///
/// The gesture begins when the distance has changed by 10 points, which do not count, and ends when
/// both fingers were lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private let pair = PairRecognition<PinchTracker>()

  // MARK: Interpreting the pinching gesture

  /// The distance of the fingers, as a multiple of that when the gesture began.
  ///
  /// Setting it resets the velocity.
  open var scale: CGFloat {
    get { pair.tracker.scale }
    set { pair.tracker.setScale(newValue) }
  }

  /// The change of the scale per second.
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
