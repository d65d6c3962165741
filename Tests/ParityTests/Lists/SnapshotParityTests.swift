// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Values of diffable snapshots that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct SnapshotParityTests {
  /// Two sections: "A" with 1, 2 and 3, "B" with 4.
  private func makeSnapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4], toSection: "B")
    return snapshot
  }

  // Apple documentation of `init()`.
  @Test func `a new snapshot is empty`() {
    let snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
    #expect(snapshot.itemIdentifiers.isEmpty && snapshot.sectionIdentifiers.isEmpty)
  }

  // Apple documentation: a snapshot is a structure.
  @Test func `a copy of a snapshot does not follow it`() {
    let snapshot = makeSnapshot()
    var copy = snapshot
    copy.deleteItems([1])
    #expect(snapshot.numberOfItems == 4 && copy.numberOfItems == 3)
  }

  // Apple documentation of `appendItems(_:toSection:)`: without a section, the last one.
  @Test func `items are appended to the last section unless told otherwise`() {
    var snapshot = makeSnapshot()
    snapshot.appendItems([5])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [4, 5])
    #expect(snapshot.numberOfItems(inSection: "A") == 3)
  }

  // Apple documentation of `indexOfItem(_:)` and `indexOfSection(_:)`: nil for what is not there.
  @Test func `what is not in a snapshot has no index`() {
    let snapshot = makeSnapshot()
    #expect(snapshot.indexOfItem(9) == nil && snapshot.indexOfSection("C") == nil)
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfSection("B") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
  }

  // Apple documentation of `insertItems(_:beforeItem:)` and `insertItems(_:afterItem:)`.
  @Test func `items are inserted around another, in its section`() {
    var snapshot = makeSnapshot()
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 4)
    #expect(snapshot.itemIdentifiers == [1, 10, 11, 2, 3, 4, 12])
    #expect(snapshot.sectionIdentifier(containingItem: 12) == "B")
  }

  // Apple documentation of `moveItem(_:afterItem:)`: also into another section.
  @Test func `an item moves into the section of another`() {
    var snapshot = makeSnapshot()
    snapshot.moveItem(1, afterItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "A") == [2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [4, 1])
  }

  // Apple documentation of `deleteSections(_:)`: with their items.
  @Test func `a section that is deleted takes its items along`() {
    var snapshot = makeSnapshot()
    snapshot.deleteSections(["A"])
    #expect(snapshot.sectionIdentifiers == ["B"] && snapshot.itemIdentifiers == [4])
    #expect(snapshot.indexOfItem(1) == nil)
  }

  // Apple documentation of `moveSection(_:beforeSection:)`: items stay in their section.
  @Test func `a section moves with its items`() {
    var snapshot = makeSnapshot()
    snapshot.moveSection("B", beforeSection: "A")
    #expect(snapshot.sectionIdentifiers == ["B", "A"] && snapshot.itemIdentifiers == [4, 1, 2, 3])
  }

  // Apple documentation of `deleteAllItems()`: the sections go, too.
  @Test func `deleting all items deletes the sections`() {
    var snapshot = makeSnapshot()
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  // Apple documentation of `reloadItems(_:)` and `reconfigureItems(_:)`: the order stays.
  @Test func `items that are reloaded or reconfigured keep their places`() {
    var snapshot = makeSnapshot()
    snapshot.reloadItems([2])
    snapshot.reconfigureItems([3])
    #expect(snapshot.reloadedItemIdentifiers == [2] && snapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(snapshot.reconfiguredItemIdentifiers == [3])
  }

  // Apple documentation of `reloadSections(_:)`.
  @Test func `sections that are reloaded keep their places`() {
    var snapshot = makeSnapshot()
    snapshot.reloadSections(["B"])
    #expect(snapshot.reloadedSectionIdentifiers == ["B"])
    #expect(snapshot.sectionIdentifiers == ["A", "B"])
  }
}
