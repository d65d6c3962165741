// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The range of the content offset along one axis, and its resistance beyond it.
///
/// Pure: lengths and offsets in points.
package struct ScrollAxis: Equatable, Sendable {
  /// The least offset at rest.
  package let least: Double
  /// The greatest offset at rest, at least ``least``.
  package let most: Double
  /// The length of the view.
  package let length: Double
  /// The start of the room between the insets, from the view's start.
  private let roomStart: Double
  /// The end of the room between the insets, from the view's start.
  private let roomEnd: Double
  /// The length of the room between the insets.
  package var room: Double { roomEnd - roomStart }
  /// Whether the offset can be dragged.
  package let isScrollable: Bool
  /// Whether drags and decelerations go beyond the range.
  package let bounces: Bool

  /// Creates an axis from the lengths of the content and the view.
  ///
  /// - Parameters:
  ///   - content: The content's length.
  ///   - length: The view's length.
  ///   - insets: The room before and after the content.
  ///   - bounces: Whether the content bounces at all.
  ///   - alwaysBounces: Whether it bounces even if it fits the view.
  package init(
    content: Double,
    length: Double,
    insets: (before: Double, after: Double) = (0, 0),
    bounces: Bool = true,
    alwaysBounces: Bool = false
  ) {
    least = -insets.before
    most = max(least, content + insets.after - length)
    self.length = length
    roomStart = insets.before
    roomEnd = max(roomStart, length - insets.after)
    isScrollable = most > least || (bounces && alwaysBounces)
    self.bounces = bounces && isScrollable
  }

  /// Returns the nearest offset of the range.
  package func clamped(_ offset: Double) -> Double { min(max(offset, least), most) }

  /// Returns whether an offset lies in the range.
  package func contains(_ offset: Double) -> Bool { offset >= least && offset <= most }

  /// Returns whether the content can move on in a direction.
  ///
  /// - Parameters:
  ///   - offset: The present offset.
  ///   - direction: The sign of the change of the offset.
  /// - Returns: `false` at the edge that lies in that direction.
  package func canMove(from offset: Double, towards direction: Double) -> Bool {
    direction > 0 ? offset < most - 0.5 : offset > least + 0.5
  }

  /// Returns the offset that is nearest to another one and shows a part of the content between the
  /// insets.
  ///
  /// - Parameters:
  ///   - part: The part; of one that is too long, the start is shown.
  ///   - offset: The present offset.
  /// - Returns: The offset, in the range.
  package func offset(revealing part: ClosedRange<Double>, from offset: Double) -> Double {
    if part.lowerBound < offset + roomStart { return clamped(part.lowerBound - roomStart) }
    if part.upperBound > offset + roomEnd { return clamped(part.upperBound - roomEnd) }
    return clamped(offset)
  }

  // MARK: The rubber band

  /// Returns the offset that a finger's offset shows: beyond an edge it follows with resistance.
  ///
  /// The distance d is shown as l · (1 − 1 / (c · d / l + 1)), where l is the view's length and c
  /// ``ScrollFigures/rubberBand``: never more than the view's length.
  package func shown(_ dragged: Double) -> Double {
    let edge = clamped(dragged)
    guard bounces, length > 0, edge != dragged else { return edge }
    let stretch = abs(dragged - edge) * ScrollFigures.rubberBand / length
    let distance = length * (1 - 1 / (stretch + 1))
    return dragged < edge ? edge - distance : edge + distance
  }

  /// Returns the finger's offset that shows an offset, the inverse of ``shown(_:)``.
  package func dragged(_ shown: Double) -> Double {
    let edge = clamped(shown)
    guard bounces, length > 0, edge != shown else { return edge }
    let share = min(abs(shown - edge) / length, 0.999)
    let distance = (1 / (1 - share) - 1) * length / ScrollFigures.rubberBand
    return shown < edge ? edge - distance : edge + distance
  }

  /// Returns the speed of the shown offset for one unit of the finger's.
  package func resistance(at dragged: Double) -> Double {
    let edge = clamped(dragged)
    guard edge != dragged else { return 1 }
    guard bounces, length > 0 else { return 0 }
    let stretch = abs(dragged - edge) * ScrollFigures.rubberBand / length
    return ScrollFigures.rubberBand / ((stretch + 1) * (stretch + 1))
  }
}
