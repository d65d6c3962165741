// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Follows the middle of some fingers: how far it went, how fast it goes, whether it left the slop.
///
/// Pure: points are in the window's coordinates, times come with the points. A finger that joins or
/// leaves moves the middle but not the translation.
struct PanTracker: Equatable {
  private struct Finger: Equatable {
    var id: Int
    var point: CGPoint
  }

  private var fingers: [Finger] = []
  /// How far the fingers went since the first one came down, in points.
  private(set) var movement = CGPoint.zero
  /// The movement that counts as no translation.
  private var origin = CGPoint.zero
  private var estimator = VelocityEstimator()

  /// How many fingers are down.
  var count: Int { fingers.count }

  /// How far the fingers went since ``begin()`` or since ``setTranslation(_:)``, in points.
  var translation: CGPoint {
    CGPoint(x: movement.x - origin.x, y: movement.y - origin.y)
  }

  /// How fast the fingers go, in points per second.
  var velocity: CGPoint { estimator.velocity }

  /// Whether the fingers went far enough for a pan to begin.
  var hasLeftSlop: Bool {
    hypot(movement.x, movement.y) >= GestureFigures.panSlop
  }

  /// Adds a finger.
  ///
  /// - Parameters:
  ///   - id: The finger's number.
  ///   - point: Where it came down.
  ///   - time: When it came down, in seconds.
  mutating func down(_ id: Int, at point: CGPoint, time: TimeInterval) {
    fingers.removeAll { $0.id == id }
    fingers.append(Finger(id: id, point: point))
    estimator.add(movement, at: time)
  }

  /// Moves some fingers.
  ///
  /// - Parameters:
  ///   - points: Where the fingers are now, by their numbers; unknown numbers are ignored.
  ///   - time: When they are there, in seconds.
  mutating func move(_ points: [Int: CGPoint], time: TimeInterval) {
    let share = 1 / CGFloat(max(fingers.count, 1))
    for index in fingers.indices {
      guard let point = points[fingers[index].id] else { continue }
      movement.x += (point.x - fingers[index].point.x) * share
      movement.y += (point.y - fingers[index].point.y) * share
      fingers[index].point = point
    }
    estimator.add(movement, at: time)
  }

  /// Removes a finger.
  ///
  /// - Parameter id: The finger's number.
  mutating func up(_ id: Int) {
    fingers.removeAll { $0.id == id }
  }

  /// Starts to count the translation from the edge of the slop.
  ///
  /// So the translation does not depend on how often the finger was looked at: a finger that went
  /// 60 points has a translation of 50, in one step or in sixty.
  mutating func begin() {
    let distance = hypot(movement.x, movement.y)
    let swallowed = distance > 0 ? min(1, GestureFigures.panSlop / distance) : 0
    origin = CGPoint(x: movement.x * swallowed, y: movement.y * swallowed)
  }

  /// Makes the translation count from another origin.
  ///
  /// - Parameter translation: What the translation is now, in points.
  mutating func setTranslation(_ translation: CGPoint) {
    origin = CGPoint(x: movement.x - translation.x, y: movement.y - translation.y)
  }
}
