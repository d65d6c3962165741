// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The scale and velocity of two touches.
///
/// Pure: points are in the window's coordinates, and times come with the points. Unknown touches
/// are ignored, and so are touches beyond the second.
package struct PinchTracker: PairTracker, Equatable {
  private var touches = TouchPair()
  /// The distance of the fingers when both were down.
  private var firstDistance = 0.0
  /// The distance that counts as a scale of 1.
  private var unit = 0.0
  /// The velocity of the distance, which the beginning of the gesture does not interrupt.
  private var estimator = VelocityEstimator()
  private var lastTime: TimeInterval = 0

  package init() {}

  /// The number of touches that are down.
  package var count: Int { touches.count }

  /// The scale since ``begin()`` or ``setScale(_:)``; the last one if a finger was lifted.
  package private(set) var scale = 1.0

  /// The velocity of the scale, per second.
  package var velocity: Double { unit > 0 ? estimator.velocity.x / unit : 0 }

  /// Whether the distance has changed enough for a pinch to begin.
  package var hasLeftSlop: Bool {
    touches.isComplete && abs(touches.distance - firstDistance) >= GestureFigures.panSlop
  }

  /// Adds a touch.
  ///
  /// - Parameters:
  ///   - id: The touch.
  ///   - point: Its location.
  /// - Returns: Whether the touch is one of the two.
  package mutating func touchBegan(_ id: Int, at point: CGPoint) -> Bool {
    guard touches.touchBegan(id, at: point) else { return false }
    if touches.isComplete {
      firstDistance = touches.distance
      unit = max(touches.distance, 1) / scale
      // Another finger makes another distance.
      estimator = VelocityEstimator()
    }
    return true
  }

  /// Moves touches.
  ///
  /// - Parameters:
  ///   - points: The new locations by touch.
  ///   - time: The time in seconds.
  package mutating func touchesMoved(to points: [Int: CGPoint], time: TimeInterval) {
    touches.touchesMoved(to: points)
    guard touches.isComplete, unit > 0 else { return }
    scale = max(touches.distance, 1) / unit
    lastTime = time
    estimator.add(CGPoint(x: max(touches.distance, 1), y: 0), at: time)
  }

  /// Removes a touch.
  package mutating func touchEnded(_ id: Int) { touches.touchEnded(id) }

  /// Makes the scale count from the present distance.
  package mutating func begin() {
    scale = 1
    unit = max(touches.distance, 1)
  }

  /// Sets the present scale; later movement multiplies it, and the velocity is that movement's.
  ///
  /// - Parameter scale: The scale, which is positive.
  package mutating func setScale(_ scale: Double) {
    guard scale > 0, scale.isFinite else { return }
    self.scale = scale
    unit = max(touches.distance, 1) / scale
    estimator = VelocityEstimator()
    if touches.isComplete {
      estimator.add(CGPoint(x: max(touches.distance, 1), y: 0), at: lastTime)
    }
  }
}
