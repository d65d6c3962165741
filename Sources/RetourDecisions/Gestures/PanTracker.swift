// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The translation and velocity of the centroid of one or more touches.
///
/// Pure: points are in the window's coordinates, and times come with the points. A touch that
/// begins or ends moves the centroid but not the translation.
///
/// Every event is valid at any time: unknown touches are ignored, and a touch that begins twice
/// replaces itself.
package struct PanTracker: Equatable, Sendable {
  private struct Touch: Equatable {
    let id: Int
    var point: CGPoint
  }

  private var touches: [Touch] = []
  /// The movement of the touches since the first one began, in points.
  package private(set) var movement = CGPoint.zero
  /// The movement that counts as no translation.
  private var origin = CGPoint.zero
  private var estimator = VelocityEstimator()

  package init() {}

  /// The number of touches that are down.
  package var count: Int { touches.count }

  /// The movement since ``begin()`` or ``setTranslation(_:)``, in points.
  package var translation: CGPoint {
    CGPoint(x: movement.x - origin.x, y: movement.y - origin.y)
  }

  /// The velocity of the touches, in points per second.
  package var velocity: CGPoint { estimator.velocity }

  /// Whether the movement is large enough for a pan to begin.
  package var hasLeftSlop: Bool {
    hypot(movement.x, movement.y) >= GestureFigures.panSlop
  }

  /// Adds a touch.
  ///
  /// - Parameters:
  ///   - id: The touch.
  ///   - point: Its location.
  ///   - time: The time in seconds.
  package mutating func touchBegan(_ id: Int, at point: CGPoint, time: TimeInterval) {
    touches.removeAll { $0.id == id }
    touches.append(Touch(id: id, point: point))
    estimator.add(movement, at: time)
  }

  /// Moves touches.
  ///
  /// - Parameters:
  ///   - points: The new locations by touch.
  ///   - time: The time in seconds.
  package mutating func touchesMoved(to points: [Int: CGPoint], time: TimeInterval) {
    let share = 1 / CGFloat(max(touches.count, 1))
    for index in touches.indices {
      guard let point = points[touches[index].id] else { continue }
      movement.x += (point.x - touches[index].point.x) * share
      movement.y += (point.y - touches[index].point.y) * share
      touches[index].point = point
    }
    estimator.add(movement, at: time)
  }

  /// Removes a touch.
  ///
  /// - Parameter id: The touch.
  package mutating func touchEnded(_ id: Int) {
    touches.removeAll { $0.id == id }
  }

  /// Makes the translation count from the edge of the slop.
  ///
  /// The translation therefore does not depend on the sampling rate: after 60 points of movement it
  /// is 50, in one step or in sixty.
  package mutating func begin() {
    let distance = hypot(movement.x, movement.y)
    let swallowed = distance > 0 ? min(1, GestureFigures.panSlop / distance) : 0
    origin = CGPoint(x: movement.x * swallowed, y: movement.y * swallowed)
  }

  /// Sets the present translation.
  ///
  /// - Parameter translation: The translation, in points; later movement adds to it.
  package mutating func setTranslation(_ translation: CGPoint) {
    origin = CGPoint(x: movement.x - translation.x, y: movement.y - translation.y)
  }
}
