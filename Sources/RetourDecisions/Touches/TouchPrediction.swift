// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The locations that a moving touch is expected at until the next frame.
///
/// Our decision: the motion between the last two events goes on, with events at the same rate, for
/// a sixtieth of a second. Apple does not document its rule.
package struct TouchPrediction: Equatable, Sendable {
  /// The location of a touch at one time.
  package struct Point: Equatable, Sendable {
    package let location: CGPoint
    /// The time in seconds.
    package let timestamp: TimeInterval

    package init(_ location: CGPoint, at timestamp: TimeInterval) {
      (self.location, self.timestamp) = (location, timestamp)
    }
  }

  /// The period that is predicted, in seconds.
  private static let span = 1.0 / 60
  /// The shortest time between two predicted locations, in seconds.
  private static let shortestGap = span / 4

  /// The expected locations, in order; none for a touch that rests.
  package let points: [Point]

  /// Predicts locations.
  ///
  /// - Parameters:
  ///   - previous: The last location but one.
  ///   - last: The last location.
  package init(after previous: Point, _ last: Point) {
    let gap = last.timestamp - previous.timestamp
    guard gap > 0, gap.isFinite, last.location != previous.location else {
      points = []
      return
    }
    let step = min(max(gap, Self.shortestGap), Self.span)
    // Half a step more, as frames and events are rounded.
    let count = Int((Self.span / step).rounded())
    points = (1...count).map { index in
      let time = Double(index) * step
      let part = time / gap
      return Point(
        CGPoint(
          x: last.location.x + (last.location.x - previous.location.x) * part,
          y: last.location.y + (last.location.y - previous.location.y) * part
        ),
        at: last.timestamp + time
      )
    }
  }
}
