// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The handles by which a finger changes a selection: a line along each end, with a round knob
/// above the start and below the end.
///
/// Pure: all rectangles are in one coordinate system. The measures are ours, see Parity.
package struct SelectionHandles: Equatable, Sendable {
  /// The diameter of a knob in points.
  package static let knobDiameter: CGFloat = 10
  /// The width of a line in points.
  package static let lineWidth: CGFloat = 2
  /// The greatest distance of a finger from the middle of a knob, in points sideways and upright.
  package static let reach: CGFloat = 22
  /// The distance by which a knob and its line overlap, in points: the knob above the first line of
  /// a text view is inside its standard inset of 8 points.
  private static let overlap: CGFloat = 2

  /// The caret at the start; `nil` if it is out of sight.
  package var start: CGRect?
  /// The caret at the end; `nil` if it is out of sight.
  package var end: CGRect?

  /// Creates the handles of a selection.
  ///
  /// - Parameters:
  ///   - start: The caret at the start; `nil` if it is out of sight.
  ///   - end: The caret at the end; `nil` if it is out of sight.
  package init(start: CGRect?, end: CGRect?) { (self.start, self.end) = (start, end) }

  /// Returns the line of a handle; `nil` if it is out of sight.
  package func line(of end: SelectionEnd) -> CGRect? {
    (end == .start ? start : self.end).map {
      CGRect(x: $0.minX, y: $0.minY, width: Self.lineWidth, height: $0.height)
    }
  }

  /// Returns the knob of a handle; `nil` if it is out of sight.
  package func knob(of end: SelectionEnd) -> CGRect? {
    line(of: end).map { line in
      let diameter = Self.knobDiameter
      let top =
        end == .start ? line.minY + Self.overlap - diameter : line.maxY - Self.overlap
      return CGRect(x: line.midX - diameter / 2, y: top, width: diameter, height: diameter)
    }
  }

  /// Whether a finger that taps means a knob: it is half as far from its middle as a finger that
  /// drags may be.
  package func hasKnob(at point: CGPoint) -> Bool {
    SelectionEnd.allCases.contains { end in
      guard let knob = knob(of: end) else { return false }
      return max(abs(point.x - knob.midX), abs(point.y - knob.midY)) <= Self.reach / 2
    }
  }

  /// Returns the handle that a finger takes: of those in reach, the one whose knob is nearest.
  ///
  /// - Parameter point: The place of the finger.
  /// - Returns: The end of the selection; `nil` if no handle is in reach.
  package func end(at point: CGPoint) -> SelectionEnd? {
    let reached = SelectionEnd.allCases.compactMap { end -> (end: SelectionEnd, far: CGFloat)? in
      guard let knob = knob(of: end) else { return nil }
      let (x, y) = (abs(point.x - knob.midX), abs(point.y - knob.midY))
      return x <= Self.reach && y <= Self.reach ? (end, hypot(x, y)) : nil
    }
    return reached.min { $0.far < $1.far }?.end
  }
}
