// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The mistakes of a client's data source and requests, which trap with UIKit's messages (from
/// public crash logs).
@MainActor
enum TableMisuse {
  /// Traps for an identifier without a class.
  static func unregistered(_ identifier: String) -> Never {
    misuse(
      "NSInternalInconsistencyException: unable to dequeue a cell with identifier \(identifier) - "
        + "must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard"
    )
  }

  /// Traps for a data source without a cell.
  static func noCell(_ path: IndexPath) -> Never {
    misuse(
      "NSInternalInconsistencyException: UITableView dataSource returned a nil cell for row at "
        + "index path: \(path)"
    )
  }

  /// Traps for a number that cannot be that of rows.
  static func verify(rows: Int, in section: Int) {
    guard rows < 0 else { return }
    misuse(
      "NSInternalInconsistencyException: Failed to allocate data stores for \(rows) rows in "
        + "section \(section). Consider using fewer rows"
    )
  }

  /// Traps for a row to scroll to that does not exist.
  static func verify(_ path: IndexPath, in counts: [Int]) {
    let method = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]"
    guard counts.indices.contains(path.section) else {
      misuse(
        "NSRangeException: \(method): section (\(path.section)) beyond bounds (\(counts.count))."
      )
    }
    guard (0..<counts[path.section]).contains(path.row) else {
      misuse(
        "NSRangeException: \(method): row (\(path.row)) beyond bounds (\(counts[path.section])) "
          + "for section (\(path.section))."
      )
    }
  }

  /// Traps for a section that does not exist.
  static func verify(section: Int, in count: Int) {
    guard !(0..<count).contains(section) else { return }
    misuse(
      "NSInternalInconsistencyException: request for number of rows in section \(section) when "
        + "there are only \(count) sections in the table view"
    )
  }

  /// Traps for a batch that does not add up.
  static func refuse(_ error: ListUpdateError) -> Never {
    misuse("NSInternalInconsistencyException: \(error.message(in: .table))")
  }
}
