// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The recognition of a gesture of two fingers, from their touches to the recognizer's states.
@MainActor
final class PairRecognition<Tracker: PairTracker> {
  /// The value that the fingers change.
  var tracker = Tracker()

  /// Tracks touches that began; those beyond the second are ignored.
  func touchesBegan(_ touches: Set<UITouch>, for engine: RecognizerEngine) {
    for touch in touches.inOrder
    where !tracker.touchBegan(touch.serial, at: touch.sample.point) {
      engine.ignore(touch)
    }
  }

  /// Begins the gesture, or changes it.
  func touchesMoved(_ touches: Set<UITouch>, for engine: RecognizerEngine) {
    move(touches)
    if engine.isActive {
      engine.setState(.changed)
    } else if tracker.hasLeftSlop {
      tracker.begin()
      engine.setState(.began)
    }
  }

  /// Ends the gesture when no finger remains.
  func touchesEnded(_ touches: Set<UITouch>, for engine: RecognizerEngine) {
    move(touches)
    for touch in touches { tracker.touchEnded(touch.serial) }
    if engine.isActive {
      engine.setState(tracker.count == 0 ? .ended : .changed)
    } else if tracker.count == 0 {
      engine.setState(.failed)
    }
  }

  /// Forgets the fingers.
  func reset() { tracker = Tracker() }

  private func move(_ touches: Set<UITouch>) {
    guard let time = touches.map(\.sample.timestamp).max() else { return }
    tracker.touchesMoved(to: touches.points, time: time)
  }
}
