// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A value that two touches change.
package protocol PairTracker: Sendable {
  /// Creates a tracker without touches.
  init()
  /// The number of touches that are down.
  var count: Int { get }
  /// Whether the touches have moved enough for the gesture to begin.
  var hasLeftSlop: Bool { get }
  /// Adds a touch.
  ///
  /// - Parameters:
  ///   - id: The touch.
  ///   - point: Its location.
  /// - Returns: Whether the touch is one of the two.
  mutating func touchBegan(_ id: Int, at point: CGPoint) -> Bool
  /// Moves touches.
  ///
  /// - Parameters:
  ///   - points: The new locations by touch.
  ///   - time: The time in seconds.
  mutating func touchesMoved(to points: [Int: CGPoint], time: TimeInterval)
  /// Removes a touch.
  mutating func touchEnded(_ id: Int)
  /// Makes the value count from the present places of the touches.
  mutating func begin()
}
