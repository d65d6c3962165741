// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing
import UIKit

@MainActor
struct CollectionUpdateTests {
  private let stage = CollectionStage([["A", "B", "C", "D"]])
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `inserted items fade in, and the others move and keep their cells`() throws {
    let cell = try #require(stage.cell(1))
    let start = cell.frame.minX
    stage.client.sections[0].insert("X", at: 1)
    stage.world.perform { stage.view.insertItems(at: [path(1)]) }
    #expect(stage.titles == ["A", "X", "B", "C", "D"] && stage.cell(2) === cell)
    let end = cell.frame.minX
    #expect(end > start)
    stage.world.advance(by: 0.15)
    let new = try #require(stage.cell(1))
    let seen = stage.world.perform {
      (cell.layer.presentation()?.frame.minX ?? 0, new.layer.presentation()?.opacity ?? 0)
    }
    #expect(seen.0 > start && seen.0 < end && seen.1 > 0 && seen.1 < 1)
    stage.world.settle()
    #expect(stage.view.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden })
  }

  @Test func `deleted items fade out and their cells are used again`() throws {
    let made = stage.client.cellsMade.count
    let gone = try #require(stage.cell(0))
    stage.client.sections[0].remove(at: 0)
    stage.view.deleteItems(at: [path(0)])
    #expect(stage.titles == ["B", "C", "D"] && gone.superview === stage.view)
    #expect(!stage.client.calls.contains("didEndDisplaying 0"))
    stage.world.settle()
    #expect(stage.client.calls.contains("didEndDisplaying 0") && gone.isHidden)
    stage.client.sections[0].append("E")
    UIView.performWithoutAnimation { stage.view.insertItems(at: [path(3)]) }
    #expect(stage.titles == ["B", "C", "D", "E"] && stage.client.cellsMade.count == made)
    #expect(stage.cell(3) === gone && gone.alpha == 1 && !gone.isHidden)
  }

  @Test func `a batch deletes by places before it and inserts by places after it`() {
    var ended: Bool?
    stage.view.performBatchUpdates {
      #expect(stage.view.hasUncommittedUpdates)
      stage.client.sections = [["N", "B", "D", "A"]]
      stage.view.insertItems(at: [path(0)])
      stage.view.deleteItems(at: [path(2)])
      stage.view.moveItem(at: path(0), to: path(3))
    } completion: {
      ended = $0
    }
    #expect(stage.titles == ["N", "B", "D", "A"] && ended == nil)
    #expect(!stage.view.hasUncommittedUpdates)
    stage.world.settle()
    #expect(ended == true)
  }

  @Test func `sections are inserted, deleted, moved and made again`() {
    stage.flow?.headerReferenceSize = CGSize(width: 0, height: 20)
    stage.world.advance(by: 0)
    let header = stage.header(0)
    stage.client.sections = [["Z"], ["A", "B", "C", "D"], ["Y"]]
    stage.view.insertSections([0, 2])
    #expect(stage.titles == ["Z", "A", "B", "C", "D", "Y"] && stage.header(1) === header)
    stage.client.sections = [["Y"], ["A", "B", "C", "D"], ["Z"]]
    stage.view.performBatchUpdates {
      stage.view.moveSection(0, toSection: 2)
      stage.view.moveSection(2, toSection: 0)
    }
    #expect(stage.titles == ["Y", "A", "B", "C", "D", "Z"])
    stage.client.sections = [["Y", "Q"], ["Z"]]
    stage.view.performBatchUpdates {
      stage.view.deleteSections([1])
      stage.view.reloadSections([0])
    }
    stage.world.settle()
    #expect(stage.titles == ["Y", "Q", "Z"] && stage.view.numberOfSections == 2)
    #expect(
      stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count
        == 2
    )
  }

  @Test func `a reloaded item has a new cell, a reconfigured one keeps it`() {
    let (first, second) = (stage.cell(2), stage.cell(3))
    stage.client.sections[0] = ["A", "B", "c", "d"]
    stage.view.reloadItems(at: [path(2)])
    stage.view.reconfigureItems(at: [path(3)])
    #expect(stage.titles == ["A", "B", "c", "d"])
    #expect(stage.cell(2) !== first && stage.cell(3) === second)
    stage.world.settle()
    #expect(stage.titles == ["A", "B", "c", "d"])
  }

  @Test func `items that move out of sight leave at the end of the way`() throws {
    let stage = CollectionStage([(0..<300).map { "\($0)" }])
    let cell = try #require(stage.cell(0))
    stage.client.sections[0].append(stage.client.sections[0].removeFirst())
    stage.world.perform { stage.view.moveItem(at: path(0), to: path(299)) }
    #expect(stage.cell(0)?.title == "1" && stage.cell(299) == nil)
    stage.world.advance(by: 0.2)
    let seen = stage.world.perform { cell.layer.presentation()?.frame.minY ?? 0 }
    #expect(seen > 100 && !cell.isHidden && cell.title == "0")
    stage.world.settle()
    #expect(cell.isHidden || stage.view.visibleCells.contains(cell))
  }

  @Test func `the delegate has the last word about the offset`() {
    let stage = CollectionStage([(0..<300).map { "\($0)" }])
    stage.client.target = CGPoint(x: 0, y: 480)
    stage.client.sections[0].insert("new", at: 0)
    stage.view.insertItems(at: [path(0)])
    #expect(stage.view.contentOffset.y == 480 && stage.cell(56)?.title == "55")
  }

  @Test(arguments: UInt64(1)...20, [World.Direction.leftToRight, .rightToLeft])
  func `random batches show the data without gaps`(
    _ seed: UInt64,
    _ direction: World.Direction
  ) {
    var state = seed
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return limit > 0 ? Int((state >> 33) % UInt64(limit)) : 0
    }
    let stage = CollectionStage(
      [(0..<130).map { "\($0)" }],
      UICollectionViewFlowLayout(),
      direction
    )
    var id = 1000
    for _ in 0..<12 {
      stage.view.contentOffset.y = CGFloat(random(500))
      stage.view.performBatchUpdates {
        var items = Array(stage.client.sections[0].indices)
        var gone: [Int] = []
        for _ in 0..<random(9) { gone.append(items.remove(at: random(items.count))) }
        for item in gone.sorted(by: >) { stage.client.sections[0].remove(at: item) }
        var added: [String] = []
        for _ in 0..<random(12) {
          id += 1
          added.append("\(id)")
          let count = stage.client.sections[0].count
          stage.client.sections[0].insert("\(id)", at: random(count + 1))
        }
        let places = added.compactMap { stage.client.sections[0].firstIndex(of: $0) }
        stage.view.deleteItems(at: gone.map(path))
        stage.view.insertItems(at: places.map(path))
      }
      if random(2) == 0 { stage.world.advance(by: Double(random(30)) / 60) }
      let visible = stage.view.indexPathsForVisibleItems.sorted()
      #expect(stage.titles == visible.map { stage.client.sections[0][$0.item] })
      let range = (visible.first?.item ?? 0)..<((visible.last?.item ?? -1) + 1)
      #expect(visible.map(\.item) == Array(range))
      for path in visible {
        let attributes = stage.view.layoutAttributesForItem(at: path)
        let frame = stage.frame(path.item) ?? .zero
        #expect(abs((attributes?.frame.minY ?? -1) - frame.minY) <= 0.5)
      }
    }
    stage.world.settle()
    let shown = stage.view.subviews.filter { $0 is TitleCell && !$0.isHidden }
    #expect(Set(shown) == Set(stage.view.visibleCells as [UIView]))
    #expect(shown.allSatisfy { $0.alpha == 1 })
  }
}
