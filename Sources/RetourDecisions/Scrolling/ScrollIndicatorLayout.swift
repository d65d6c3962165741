// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The length and place of a scroll indicator along its track.
///
/// Our decisions, near what UIKit draws.
package struct ScrollIndicatorLayout: Equatable, Sendable {
  /// The thickness of an indicator, in points.
  package static let thickness = 3.0
  /// The distance from the edge of the view and from both ends of the track, in points.
  package static let margin = 3.0
  /// The shortest indicator of content within its range, in points.
  package static let shortest = 36.0
  /// The shortest indicator of content beyond its edges, in points.
  package static let shortestBeyond = 7.0
  /// The time for which an indicator stays after the content came to rest, in seconds.
  package static let restDuration = 0.5

  private let axis: ScrollAxis
  private let track: Double

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - track: The length of the indicator's track, in points.
  package init(axis: ScrollAxis, track: Double) {
    (self.axis, self.track) = (axis, track - 2 * Self.margin)
  }

  /// Returns the indicator's start along the track and its length.
  ///
  /// - Parameter offset: The content offset.
  /// - Returns: `nil` where nothing scrolls.
  package func bar(at offset: Double) -> (start: Double, length: Double)? {
    let way = axis.most - axis.least
    guard way > 0, axis.length > 0, track > Self.shortestBeyond else { return nil }
    let natural = track * axis.length / (way + axis.length)
    let full = min(max(natural, Self.shortest), track)
    let beyond = abs(offset - axis.clamped(offset))
    let length = max(full - beyond, min(Self.shortestBeyond, full))
    let share = (axis.clamped(offset) - axis.least) / way
    return (Self.margin + share * (track - length), length)
  }
}
