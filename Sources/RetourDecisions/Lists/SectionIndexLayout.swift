// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The titles of a table's index that have room, and the title at each place.
///
/// Where there is no room for all, dots stand for those between. Pure: no views, no clock.
package struct SectionIndexLayout: Equatable {
  /// The content of a line of the index.
  package enum Line: Equatable {
    case title(Int)
    case dot
  }

  /// The height of a line, in points (our decision).
  package static let lineHeight: CGFloat = 14

  package let lines: [Line]
  /// The top of the first line, in points: the lines are in the middle.
  package let top: CGFloat
  private let count: Int

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - count: The number of titles.
  ///   - height: The height of the index, in points.
  package init(count: Int, height: CGFloat) {
    let room = height.isFinite ? Int(max(0, height) / Self.lineHeight) : 0
    self.count = count
    if count <= room {
      lines = (0..<max(0, count)).map(Line.title)
    } else {
      // Titles with a dot after each but the last.
      let shown = (room + 1) / 2
      lines = (0..<max(0, 2 * shown - 1)).map { line in
        guard line.isMultiple(of: 2) else { return .dot }
        guard shown > 1 else { return .title(0) }
        return .title(Int((Double(line / 2 * (count - 1)) / Double(shown - 1)).rounded()))
      }
    }
    top = (height - CGFloat(lines.count) * Self.lineHeight) / 2
  }

  /// Returns the title at a place; those that are not shown have their share of the dots.
  ///
  /// - Parameter y: The distance from the top of the index, in points; places outside count as the
  ///   nearest end.
  /// - Returns: The number of the title; `nil` without any line.
  package func title(at y: CGFloat) -> Int? {
    guard !lines.isEmpty, y.isFinite else { return nil }
    let share = (y - top) / (CGFloat(lines.count) * Self.lineHeight)
    return min(count - 1, Int(max(0, share) * CGFloat(count)))
  }
}
