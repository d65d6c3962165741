// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The changes of a batch, sorted by their kinds.
struct ListBatch {
  private(set) var insertedSections: Set<Int> = []
  private(set) var deletedSections: Set<Int> = []
  private(set) var reloadedSections: Set<Int> = []
  private(set) var movedSections: [Int: Int] = [:]
  private(set) var insertedRows: Set<ListPlace> = []
  private(set) var deletedRows: Set<ListPlace> = []
  private(set) var reloadedRows: Set<ListPlace> = []
  private(set) var movedRows: [ListPlace: ListPlace] = [:]

  /// Adds a change.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - before: The number of rows of each section before the batch.
  ///   - after: The number of rows of each section after it.
  /// - Throws: The contradiction between the change and the numbers, or an earlier change.
  mutating func add(
    _ change: ListUpdate.Change,
    from before: [Int],
    to after: [Int]
  ) throws(ListUpdateError) {
    switch change {
    case .insertRow(let place):
      try check(place, in: after, .insert)
      try unique(insertedRows.insert(place).inserted, change)
    case .deleteRow(let place):
      try check(place, in: before, .delete)
      try unique(
        !reloadedRows.contains(place) && deletedRows.insert(place).inserted,
        change
      )
    case .reloadRow(let place):
      try check(place, in: before, .reload)
      try unique(!deletedRows.contains(place), change)
      reloadedRows.insert(place)
    case .moveRow(let place, let target):
      try check(place, in: before, .delete)
      try check(target, in: after, .insert)
      try unique(movedRows.updateValue(target, forKey: place) == nil, change)
    case .insertSection(let section):
      guard after.indices.contains(section) else {
        throw .noSection(.insert, section, after.count)
      }
      try unique(insertedSections.insert(section).inserted, change)
    case .deleteSection(let section):
      try check(section, in: before, .delete)
      try unique(deletedSections.insert(section).inserted, change)
    case .reloadSection(let section):
      try check(section, in: before, .reload)
      reloadedSections.insert(section)
    case .moveSection(let section, let target):
      try check(section, in: before, .delete)
      guard after.indices.contains(target) else { throw .noSection(.insert, target, after.count) }
      try unique(movedSections.updateValue(target, forKey: section) == nil, change)
    }
  }

  private func check(
    _ section: Int,
    in counts: [Int],
    _ action: ListUpdateError.Action
  ) throws(ListUpdateError) {
    guard counts.indices.contains(section) else { throw .noSection(action, section, counts.count) }
  }

  private func check(
    _ place: ListPlace,
    in counts: [Int],
    _ action: ListUpdateError.Action
  ) throws(ListUpdateError) {
    guard counts.indices.contains(place.section) else {
      throw .noSectionOfRow(action, place, counts.count)
    }
    let count = counts[place.section]
    guard (0..<count).contains(place.row) else { throw .noRow(action, place, count) }
  }

  private func unique(
    _ isNew: Bool,
    _ change: ListUpdate.Change
  ) throws(ListUpdateError) {
    if !isNew { throw .twice(change) }
  }
}
