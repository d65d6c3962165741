// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The scrolling of a text while a finger that selects is near an edge of it.
package enum TextEdgeScroll {
  /// The distance from an edge at which the text begins to scroll, in points (our decision).
  package static let zone: CGFloat = 20
  /// The speed at the edge in points per second (our decision).
  package static let greatestSpeed: CGFloat = 400

  /// Returns the speed along one axis.
  ///
  /// - Parameters:
  ///   - place: The place of the finger.
  ///   - start: The edge with the smaller coordinate.
  ///   - end: The other edge; a text that is narrower than three zones scrolls in its outer thirds.
  /// - Returns: The speed in points per second, positive towards the end.
  package static func speed(
    at place: CGFloat,
    from start: CGFloat,
    to end: CGFloat
  ) -> CGFloat {
    let zone = min(Self.zone, (end - start) / 3)
    guard zone > 0 else { return 0 }
    let before = min(max((start + zone - place) / zone, 0), 1)
    let behind = min(max((place - end + zone) / zone, 0), 1)
    return (behind - before) * greatestSpeed
  }
}
