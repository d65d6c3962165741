// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing
import UIKit

@MainActor
struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func makeSnapshot(_ contents: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in contents {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func titles(_ view: UICollectionView) -> [String] {
    view.indexPathsForVisibleItems.sorted().map {
      (view.cellForItem(at: $0) as? TitleCell)?.title ?? ""
    }
  }

  @Test func `a collection view shows each snapshot, with the cells of items that stay`() throws {
    let stage = CollectionStage([])
    let registration = UICollectionView.CellRegistration<TitleCell, Int> { cell, _, item in
      cell.title = "\(item)"
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: stage.view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.apply(makeSnapshot([("A", [1, 2, 3]), ("B", [4])]), animatingDifferences: false)
    #expect(titles(stage.view) == ["1", "2", "3", "4"])
    let path = try #require(source.indexPath(for: 4))
    let cell = stage.view.cellForItem(at: path)
    var ended = false
    stage.world.perform {
      source.apply(makeSnapshot([("B", [4, 2]), ("C", [9])])) { ended = true }
    }
    #expect(titles(stage.view) == ["4", "2", "9"] && !ended)
    #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    stage.world.settle()
    #expect(ended && source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 2)
    #expect(source.sectionIdentifier(for: 1) == "C" && source.index(for: "B") == 0)
    #expect(source.snapshot().itemIdentifiers == [4, 2, 9])
    source.applySnapshotUsingReloadData(makeSnapshot([("A", [7])]))
    #expect(titles(stage.view) == ["7"])
  }

  @Test func `reconfigured items keep their cells, reloaded ones do not`() {
    let stage = CollectionStage([])
    var calls: [Int] = []
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: stage.view) {
      view,
      path,
      item in
      calls.append(item)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = makeSnapshot([("A", [1, 2, 3])])
    source.apply(snapshot, animatingDifferences: false)
    let cells = (0..<3).map { stage.view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    calls = []
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([3])
    #expect(snapshot.reloadedItemIdentifiers == [1] && snapshot.reconfiguredItemIdentifiers == [3])
    source.apply(snapshot)
    #expect(calls == [1, 3] && source.snapshot().reloadedItemIdentifiers == [])
    let now = (0..<3).map { stage.view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(now[0] !== cells[0] && now[1] === cells[1] && now[2] === cells[2])
    stage.world.settle()
  }

  @Test func `a table view shows each snapshot`() {
    let stage = TableStage([])
    let source = UITableViewDiffableDataSource<String, Int>(tableView: stage.table) {
      table,
      path,
      item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.defaultRowAnimation = .fade
    source.apply(makeSnapshot([("A", [1, 2, 3])]), animatingDifferences: false)
    #expect(stage.titles == ["1", "2", "3"])
    let cell = stage.cell(2)
    var snapshot = source.snapshot()
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.deleteItems([2])
    snapshot.reconfigureItems([1])
    source.apply(snapshot)
    #expect(stage.titles == ["3", "1"] && stage.cell(0) === cell)
    stage.world.settle()
    #expect(stage.titles == ["3", "1"])
  }

  @Test(arguments: UInt64(1)...20)
  func `random snapshots are shown whole`(_ seed: UInt64) {
    var state = seed
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return limit > 0 ? Int((state >> 33) % UInt64(limit)) : 0
    }
    let stage = CollectionStage([])
    stage.flow?.headerReferenceSize = CGSize(width: 0, height: 10)
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: stage.view) {
      view,
      path,
      item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? TitleCell)?.title = "\(item)"
      return cell
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: path)
    }
    for _ in 0..<10 {
      var items = Array(0..<24)
      var contents: [(String, [Int])] = []
      for name in ["A", "B", "C", "D"] where random(4) > 0 {
        let count = random(min(6, items.count) + 1)
        contents.insert(
          (name, (0..<count).map { _ in items.remove(at: random(items.count)) }),
          at: random(contents.count + 1)
        )
      }
      source.apply(makeSnapshot(contents))
      if random(2) == 0 { stage.world.advance(by: 0.1) }
      #expect(titles(stage.view) == contents.flatMap(\.1).map { "\($0)" })
    }
    stage.world.settle()
  }
}
