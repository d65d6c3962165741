// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The records of a scene's pages, from their creation until they are freed.
@MainActor
final class FuzzPages {
  private(set) var records: [Int: FuzzRecord] = [:]
  private var lastNumber = 0

  /// Adds the record of a new page.
  func add(
    isWide: Bool,
    kind: FuzzPageKind? = nil,
    for stack: UINavigationController?
  ) -> FuzzRecord {
    lastNumber += 1
    let record = FuzzRecord(lastNumber, isWide: isWide, kind: kind, stack: stack)
    records[lastNumber] = record
    return record
  }

  /// Removes the records of freed pages, and reports those that were freed too early.
  func removeFreed(_ report: FuzzReport) {
    for (number, record) in records where record.isFreed {
      guard record.isComplete else {
        report.fail("page \(number) was freed \(record.path)")
        continue
      }
      records[number] = nil
    }
  }
}
