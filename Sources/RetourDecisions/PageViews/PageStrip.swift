// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The places of three pages in a row that scrolls: the one that is shown in the middle, its
/// neighbors at either side.
///
/// Pure: lengths and offsets in points. The row is as long with one page as with three; insets end
/// the range of the offset where there is no neighbor.
package struct PageStrip: Equatable, Sendable {
  /// The length of a page.
  package let length: Double
  /// The room between two pages.
  package let spacing: Double
  /// Whether the first page is at the right.
  package let isMirrored: Bool

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - length: The length of a page.
  ///   - spacing: The room between two pages; less than 0 counts as 0.
  ///   - isMirrored: Whether the first page is at the right.
  package init(length: Double, spacing: Double, isMirrored: Bool) {
    self.length = length
    self.spacing = spacing.isFinite ? max(0, spacing) : 0
    self.isMirrored = isMirrored
  }

  /// The distance between the starts of two pages, which is the length of the scroll view.
  package var pitch: Double { length + spacing }
  /// The length of the row.
  package var contentLength: Double { 3 * pitch }
  /// The offset that shows the page in the middle.
  package var restingOffset: Double { pitch }

  /// Returns the offset that shows a neighbor.
  package func offset(showing side: PageSide) -> Double {
    restingOffset + side.sign * direction * pitch
  }

  /// Returns the start of a page in the row.
  ///
  /// - Parameter side: The side; `nil` for the page in the middle.
  /// - Returns: The start of the page.
  package func start(of side: PageSide?) -> Double {
    (side.map { offset(showing: $0) } ?? restingOffset) + spacing / 2
  }

  /// Returns the insets that end the range where there are no neighbors.
  package func insets(around neighbors: PageSides) -> (before: Double, after: Double) {
    let (before, after) = (neighbors.contains(.before), neighbors.contains(.after))
    let (first, last) = isMirrored ? (after, before) : (before, after)
    return (first ? 0 : -pitch, last ? 0 : -pitch)
  }

  /// Returns the share of the way to the next page, from -1 for the page before to 1 for the one
  /// after.
  package func share(at offset: Double) -> Double {
    pitch > 0 ? (offset - restingOffset) / pitch * direction : 0
  }

  /// Returns the offset that shows the same picture after a neighbor became the page in the middle.
  package func offset(_ offset: Double, after side: PageSide) -> Double {
    offset - side.sign * direction * pitch
  }

  private var direction: Double { isMirrored ? -1 : 1 }
}
