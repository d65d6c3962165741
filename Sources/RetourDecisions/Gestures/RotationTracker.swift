// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The rotation and velocity of two touches.
///
/// Pure: points are in the window's coordinates, and times come with the points. Unknown touches
/// are ignored, and so are touches beyond the second. Angles are in radians, clockwise.
package struct RotationTracker: PairTracker, Equatable {
  private var touches = TouchPair()
  /// The angle of the line through the fingers at the last movement.
  private var angle = 0.0
  /// The rotation since both touches were down.
  private var turned = 0.0
  /// The part of it that does not count.
  private var origin = 0.0
  private var lastTime: TimeInterval = 0
  private var estimator = VelocityEstimator()

  package init() {}

  /// The number of touches that are down.
  package var count: Int { touches.count }

  /// The rotation since ``begin()`` or ``setRotation(_:)``; the last one if a finger was lifted.
  package var rotation: Double { turned - origin }

  /// The velocity of the rotation, in radians per second.
  package var velocity: Double { estimator.velocity.x }

  /// Whether the fingers have turned enough for a rotation to begin.
  ///
  /// Our decision: the end of the line through the fingers has moved by the slop of a pan if the
  /// other end rests.
  package var hasLeftSlop: Bool {
    touches.isComplete && abs(rotation) * touches.distance >= GestureFigures.panSlop
  }

  /// Adds a touch.
  ///
  /// - Parameters:
  ///   - id: The touch.
  ///   - point: Its location.
  /// - Returns: Whether the touch is one of the two.
  package mutating func touchBegan(_ id: Int, at point: CGPoint) -> Bool {
    guard touches.touchBegan(id, at: point) else { return false }
    angle = atan2(touches.line.y, touches.line.x)
    return true
  }

  /// Moves touches.
  ///
  /// A line turns by less than half a turn between two events. Fingers in one place have no line.
  ///
  /// - Parameters:
  ///   - points: The new locations by touch.
  ///   - time: The time in seconds.
  package mutating func touchesMoved(to points: [Int: CGPoint], time: TimeInterval) {
    touches.touchesMoved(to: points)
    guard touches.isComplete, touches.distance >= 1 else { return }
    let newAngle = atan2(touches.line.y, touches.line.x)
    turned += remainder(newAngle - angle, 2 * .pi)
    (angle, lastTime) = (newAngle, time)
    estimator.add(CGPoint(x: turned, y: 0), at: time)
  }

  /// Removes a touch.
  package mutating func touchEnded(_ id: Int) { touches.touchEnded(id) }

  /// Makes the rotation count from the present angle.
  package mutating func begin() { origin = turned }

  /// Sets the present rotation; later movement adds to it, and the velocity is that movement's.
  ///
  /// - Parameter rotation: The rotation in radians.
  package mutating func setRotation(_ rotation: Double) {
    guard rotation.isFinite else { return }
    origin = turned - rotation
    estimator = VelocityEstimator()
    estimator.add(CGPoint(x: turned, y: 0), at: lastTime)
  }
}
