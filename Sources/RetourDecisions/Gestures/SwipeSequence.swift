// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A quick movement of one or more fingers in one direction.
///
/// Pure: the owner keeps the deadline, ``GestureFigures/swipeDuration``, and ends the sequence when
/// it passes, or when a finger is lifted before.
///
/// | event        | too few fingers       | all fingers are down                                |
/// |--------------|-----------------------|-----------------------------------------------------|
/// | fingerDown   | continues             | failed: one too many                                |
/// | fingersMoved | failed if they leave the slop | recognized, failed if it is another direction |
package struct SwipeSequence: Equatable, Sendable {
  /// A set of directions; raw values are those of `UISwipeGestureRecognizer.Direction`.
  package struct Directions: OptionSet, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let right = Directions(rawValue: 1 << 0)
    package static let left = Directions(rawValue: 1 << 1)
    package static let up = Directions(rawValue: 1 << 2)
    package static let down = Directions(rawValue: 1 << 3)
  }

  /// The effect of an event on the recognizer.
  package enum Outcome: Equatable, Sendable {
    /// The fingers may still swipe.
    case continues
    /// The swipe is complete.
    case recognized
    /// The movement is none.
    case failed
  }

  private struct Finger: Equatable {
    let id: Int
    let start: CGPoint
    var point: CGPoint
  }

  /// The number of fingers.
  package var fingersRequired = 1
  /// The directions that count.
  package var directions: Directions = .right

  private var fingers: [Finger] = []

  package init() {}

  /// The locations in which the fingers came down, in that order.
  package var starts: [CGPoint] { fingers.map(\.start) }

  /// Handles a finger that touches the screen.
  ///
  /// - Parameters:
  ///   - id: The finger.
  ///   - point: Its location in the window's coordinates.
  /// - Returns: The effect.
  package mutating func fingerDown(_ id: Int, at point: CGPoint) -> Outcome {
    guard fingers.count < fingersRequired else { return .failed }
    fingers.append(Finger(id: id, start: point, point: point))
    return .continues
  }

  /// Handles fingers that move.
  ///
  /// - Parameter points: The new locations by finger; unknown fingers are ignored.
  /// - Returns: The effect.
  package mutating func fingersMoved(to points: [Int: CGPoint]) -> Outcome {
    for index in fingers.indices {
      if let point = points[fingers[index].id] { fingers[index].point = point }
    }
    let movement = movement
    let distance = max(abs(movement.x), abs(movement.y))
    guard distance >= GestureFigures.panSlop else { return .continues }
    guard fingers.count == fingersRequired, directions.contains(Self.direction(of: movement))
    else { return .failed }
    return distance >= GestureFigures.swipeDistance ? .recognized : .continues
  }

  /// The movement of the fingers' centroid, in points.
  private var movement: CGPoint {
    let share = 1 / CGFloat(max(fingers.count, 1))
    return fingers.reduce(into: .zero) { movement, finger in
      movement.x += (finger.point.x - finger.start.x) * share
      movement.y += (finger.point.y - finger.start.y) * share
    }
  }

  private static func direction(of movement: CGPoint) -> Directions {
    if abs(movement.x) > abs(movement.y) { return movement.x > 0 ? .right : .left }
    return movement.y > 0 ? .down : .up
  }
}
