// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A batch of changes to a list, checked against the numbers of rows before and after it.
///
/// Places of deleted, reloaded and moved elements are those before the batch, places of inserted
/// elements and targets of moves are those after it, whatever the order of the changes (Apple
/// documentation).
package struct ListUpdate: Equatable, Sendable {
  /// A change.
  package enum Change: Equatable, Sendable {
    case insertRow(ListPlace)
    case deleteRow(ListPlace)
    case reloadRow(ListPlace)
    case moveRow(ListPlace, to: ListPlace)
    case insertSection(Int)
    case deleteSection(Int)
    case reloadSection(Int)
    case moveSection(Int, to: Int)
  }

  private var sectionMap = RowMap(removed: [], inserted: [])
  private var movedSections: [Int: Int] = [:]
  private var rowMaps: [Int: RowMap] = [:]
  private var movedRows: [ListPlace: ListPlace] = [:]
  private var reloadedRows: Set<ListPlace> = []
  /// The sections before the batch whose content is made again.
  package private(set) var reloadedSections: Set<Int> = []

  /// Creates an update.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - before: The number of rows of each section before the batch.
  ///   - after: The number of rows of each section after it.
  /// - Throws: The contradiction between the changes and the numbers.
  package init(
    _ changes: [Change],
    from before: [Int],
    to after: [Int]
  ) throws(ListUpdateError) {
    var batch = ListBatch()
    for change in changes { try batch.add(change, from: before, to: after) }
    let (added, removed) = (batch.insertedSections, batch.deletedSections)
    guard after.count == before.count + added.count - removed.count else {
      throw .sectionCount(before.count, after.count, inserted: added.count, deleted: removed.count)
    }
    movedSections = batch.movedSections
    reloadedSections = batch.reloadedSections
    sectionMap = RowMap(
      removed: removed.union(movedSections.keys),
      inserted: added.union(movedSections.values)
    )
    movedRows = batch.movedRows
    reloadedRows = batch.reloadedRows
    for (section, count) in before.enumerated() where !reloadedSections.contains(section) {
      guard let place = self.section(section) else { continue }
      try addRows(of: batch, section, place, (count, after[place]))
    }
  }

  private mutating func addRows(
    of batch: ListBatch,
    _ section: Int,
    _ place: Int,
    _ counts: (before: Int, after: Int)
  ) throws(ListUpdateError) {
    let deleted = batch.deletedRows.filter { $0.section == section }.map(\.row)
    let inserted = batch.insertedRows.filter { $0.section == place }.map(\.row)
    let out = batch.movedRows.keys.filter { $0.section == section }.map(\.row)
    let into = batch.movedRows.values.filter { $0.section == place }.map(\.row)
    let expected = counts.before + inserted.count + into.count - deleted.count - out.count
    guard counts.after == expected else {
      throw .rowCount(
        section: place,
        counts: [
          counts.after, counts.before, inserted.count, deleted.count, into.count, out.count,
        ]
      )
    }
    rowMaps[section] = RowMap(removed: deleted + out, inserted: inserted + into)
  }

  /// Returns the place of a section after the batch.
  ///
  /// - Parameter section: Its place before.
  /// - Returns: The place; `nil` if it was deleted.
  package func section(_ section: Int) -> Int? {
    movedSections[section] ?? sectionMap.place(of: section)
  }

  /// Returns the change of the rows of a section.
  ///
  /// - Parameter section: The place of the section before the batch.
  /// - Returns: The change; `nil` for sections that were deleted or reloaded.
  package func rows(of section: Int) -> RowMap? { rowMaps[section] }

  /// Returns the place of a row after the batch.
  ///
  /// - Parameter place: Its place before.
  /// - Returns: The place; `nil` if it was deleted, or its section deleted or reloaded.
  package func place(of place: ListPlace) -> ListPlace? {
    if let target = movedRows[place] { return target }
    guard let section = section(place.section),
      let row = rowMaps[place.section]?.place(of: place.row)
    else { return nil }
    return ListPlace(section, row)
  }

  /// Whether a row is made again.
  ///
  /// - Parameter place: The place of the row before the batch.
  /// - Returns: `true` if the batch reloads it.
  package func reloads(_ place: ListPlace) -> Bool { reloadedRows.contains(place) }
}
