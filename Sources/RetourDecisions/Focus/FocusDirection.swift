// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A direction in which the arrow keys move the focus, and the search for the next item there.
///
/// Pure: all frames are in one coordinate system.
package enum FocusDirection: Equatable, Sendable, CaseIterable {
  case up, down, left, right

  /// Returns the steps of a value that lies on a line from the leading to the trailing side.
  ///
  /// - Parameter isMirrored: Whether the leading side is the right one.
  /// - Returns: 1 towards the trailing side, -1 towards the leading one; `nil` across the line.
  package func steps(isMirrored: Bool) -> Int? {
    switch self {
    case .up, .down: nil
    case .left: isMirrored ? 1 : -1
    case .right: isMirrored ? -1 : 1
    }
  }

  /// Finds the nearest frame in the direction.
  ///
  /// A frame counts if its middle is beyond that of the start; the frames may contain each other.
  /// One that the start's own strip in the direction meets comes before all others; among equals
  /// the nearest edge decides, then the nearest middle (our decision, see Parity).
  ///
  /// - Parameters:
  ///   - start: The frame to start at.
  ///   - frames: The frames of the others.
  /// - Returns: The index of the nearest; `nil` if there is none in the direction.
  package func nearest(from start: CGRect, among frames: [CGRect]) -> Int? {
    let own = Span(start, self)
    let measured = frames.enumerated().compactMap { index, frame -> (index: Int, cost: Cost)? in
      let other = Span(frame, self)
      guard other.middle > own.middle else { return nil }
      let aside = abs(other.crossMiddle - own.crossMiddle)
      let ahead = max(0, other.start - own.end)
      let isInStrip = other.crossStart < own.crossEnd && own.crossStart < other.crossEnd
      // Outside of the strip an item far aside is worse than one far ahead.
      let distance = isInStrip ? ahead : ahead + Self.sidewaysWeight * aside
      return (index, Cost(isInStrip: isInStrip, distance: distance, aside: aside))
    }
    return measured.min { $0.cost < $1.cost }?.index
  }

  /// The weight of a distance across the direction, as a multiple of one along it.
  private static let sidewaysWeight: CGFloat = 2

  private struct Cost: Comparable {
    let isInStrip: Bool
    let distance: CGFloat
    let aside: CGFloat

    static func < (one: Cost, other: Cost) -> Bool {
      if one.isInStrip != other.isInStrip { return one.isInStrip }
      return one.distance == other.distance
        ? one.aside < other.aside : one.distance < other.distance
    }
  }

  /// A frame along the direction, in which values grow, and across it.
  private struct Span {
    let start: CGFloat
    let end: CGFloat
    let crossStart: CGFloat
    let crossEnd: CGFloat

    init(_ frame: CGRect, _ direction: FocusDirection) {
      switch direction {
      case .down: (start, end) = (frame.minY, frame.maxY)
      case .up: (start, end) = (-frame.maxY, -frame.minY)
      case .right: (start, end) = (frame.minX, frame.maxX)
      case .left: (start, end) = (-frame.maxX, -frame.minX)
      }
      switch direction {
      case .up, .down: (crossStart, crossEnd) = (frame.minX, frame.maxX)
      case .left, .right: (crossStart, crossEnd) = (frame.minY, frame.maxY)
      }
    }

    var middle: CGFloat { (start + end) / 2 }
    var crossMiddle: CGFloat { (crossStart + crossEnd) / 2 }
  }
}
