// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The place of a row in a list.
package struct ListPlace: Hashable, Comparable, Sendable {
  /// The section.
  package var section: Int
  /// The row in the section.
  package var row: Int

  /// Creates a place.
  package init(_ section: Int, _ row: Int) { (self.section, self.row) = (section, row) }

  package static func < (first: ListPlace, second: ListPlace) -> Bool {
    (first.section, first.row) < (second.section, second.row)
  }

  /// Returns the row below this one.
  ///
  /// - Parameter counts: The number of rows in each section.
  /// - Returns: Its place; `nil` at the end of the list.
  package func next(in counts: [Int]) -> ListPlace? {
    if row + 1 < counts[section] { return ListPlace(section, row + 1) }
    return counts.indices.dropFirst(section + 1).first { counts[$0] > 0 }.map { ListPlace($0, 0) }
  }

  /// Returns the row above this one.
  ///
  /// - Parameter counts: The number of rows in each section.
  /// - Returns: Its place; `nil` at the beginning of the list.
  package func previous(in counts: [Int]) -> ListPlace? {
    if row > 0 { return ListPlace(section, row - 1) }
    return counts.indices.prefix(section).last { counts[$0] > 0 }
      .map { ListPlace($0, counts[$0] - 1) }
  }
}
