// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The snapshot that a list shows, and the way from one to the next.
@MainActor
struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The snapshot that the list shows.
  private(set) var snapshot = Snapshot()
  /// The items of the sections, and the sections.
  private var contents: [(section: Section, items: [Item])] = []
  private var paths: [Item: IndexPath] = [:]

  // MARK: Queries

  /// The number of items of each section.
  var counts: [Int] { contents.map(\.items.count) }

  /// Returns the item at a path; `nil` for one that does not exist.
  func item(at path: IndexPath) -> Item? {
    guard contents.indices.contains(path.section),
      contents[path.section].items.indices.contains(path.item)
    else { return nil }
    return contents[path.section].items[path.item]
  }

  /// Returns the path of an item; `nil` for one that does not exist.
  func path(of item: Item) -> IndexPath? { paths[item] }

  /// Returns the section at an index; `nil` for one that does not exist.
  func section(at index: Int) -> Section? {
    contents.indices.contains(index) ? contents[index].section : nil
  }

  // MARK: Changes

  /// Takes a snapshot.
  ///
  /// - Parameter new: The snapshot.
  /// - Returns: The changes that lead to it, and the paths of items to configure again.
  mutating func take(
    _ new: Snapshot
  ) -> (changes: [ListUpdate.Change], reconfigured: [IndexPath]) {
    let former = contents
    let known = Set(paths.keys)
    contents = new.contents
    paths = [:]
    for (section, content) in contents.enumerated() {
      for (row, item) in content.items.enumerated() {
        paths[item] = IndexPath(row: row, section: section)
      }
    }
    let difference = ListDifference(
      from: former,
      to: contents,
      reloading: Set(new.reloadedSectionIdentifiers),
      Set(new.reloadedItemIdentifiers)
    )
    let again = new.reconfiguredItemIdentifiers.filter(known.contains).compactMap { paths[$0] }
    snapshot = new
    snapshot.didApply()
    return (difference.changes, again)
  }
}
