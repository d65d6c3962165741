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
}
