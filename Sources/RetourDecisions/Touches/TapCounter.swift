// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The number of consecutive taps at one location, for `UITouch.tapCount`.
package struct TapCounter: Equatable, Sendable {
  private struct Tap: Equatable {
    let point: CGPoint
    let time: TimeInterval
    let count: Int
  }

  private var last: Tap?

  package init() {}

  /// Counts a touch that begins.
  ///
  /// - Parameters:
  ///   - point: The location on the screen, in points.
  ///   - time: The time in seconds.
  /// - Returns: The number of taps, this one included.
  package mutating func touchBegan(at point: CGPoint, time: TimeInterval) -> Int {
    var count = 1
    if let last, time - last.time <= GestureFigures.tapPress,
      hypot(point.x - last.point.x, point.y - last.point.y) <= GestureFigures.tapDistance
    {
      count = last.count + 1
    }
    last = Tap(point: point, time: time, count: count)
    return count
  }
}
