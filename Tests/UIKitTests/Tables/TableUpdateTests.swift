// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor
struct TableUpdateTests {
  private let stage = TableStage([["A", "B", "C", "D"]])
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `inserted rows appear, and the others move and keep their cells`() throws {
    let cell = try #require(stage.cell(1))
    stage.client.sections[0].insert("X", at: 1)
    stage.world.perform { stage.table.insertRows(at: [path(1)], with: .fade) }
    #expect(stage.titles == ["A", "X", "B", "C", "D"] && stage.cell(2) === cell)
    #expect(cell.frame.minY == 88)
    stage.world.advance(by: 0.15)
    let seen = stage.world.perform { cell.layer.presentation()?.frame.minY ?? 0 }
    #expect(seen > 44 && seen < 88)
    stage.world.settle()
    #expect(stage.table.contentSize.height == 220 && stage.cell(1)?.alpha == 1)
  }

  @Test func `deleted rows fade out and their cells are used again`() {
    let made = stage.client.cellsMade.count
    stage.client.sections[0].remove(at: 0)
    stage.table.deleteRows(at: [path(0)], with: .left)
    #expect(stage.titles == ["B", "C", "D"] && stage.cell(0)?.frame.minY == 0)
    stage.world.settle()
    stage.client.sections[0].append("E")
    stage.table.insertRows(at: [path(3)], with: .none)
    #expect(stage.titles == ["B", "C", "D", "E"] && stage.client.cellsMade.count == made)
    #expect(stage.table.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden })
  }

  @Test func `a batch deletes by places before it and inserts by places after it`() {
    stage.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    var ended: Bool?
    stage.table.performBatchUpdates {
      stage.client.sections = [["N", "B", "D", "A"]]
      stage.table.insertRows(at: [path(0)], with: .automatic)
      stage.table.deleteRows(at: [path(2)], with: .automatic)
      stage.table.moveRow(at: path(0), to: path(3))
    } completion: {
      ended = $0
    }
    #expect(stage.titles == ["N", "B", "D", "A"] && ended == nil)
    #expect(stage.table.indexPathForSelectedRow == path(2) && stage.cell(2)?.isSelected == true)
    stage.world.settle()
    #expect(ended == true)
  }

  @Test func `sections are inserted, deleted, moved and made again`() {
    stage.table.beginUpdates()
    stage.client.sections = [["Z"], ["A", "B", "C", "D"], ["Y"]]
    stage.table.insertSections([0, 2], with: .fade)
    stage.table.endUpdates()
    #expect(stage.titles == ["Z", "A", "B", "C", "D", "Y"])
    stage.client.sections = [["Y"], ["A", "B", "C", "D"], ["Z"]]
    stage.table.performBatchUpdates {
      stage.table.moveSection(0, toSection: 2)
      stage.table.moveSection(2, toSection: 0)
    }
    #expect(stage.titles == ["Y", "A", "B", "C", "D", "Z"])
    stage.client.sections = [["Y", "Q"], ["Z"]]
    stage.table.performBatchUpdates {
      stage.table.deleteSections([1], with: .none)
      stage.table.reloadSections([0], with: .none)
    }
    stage.world.settle()
    #expect(stage.titles == ["Y", "Q", "Z"] && stage.table.numberOfSections == 2)
  }

  @Test func `a reloaded row has a new cell in its place`() {
    let cell = stage.cell(2)
    stage.client.sections[0][2] = "c"
    stage.table.reloadRows(at: [path(2)], with: .automatic)
    #expect(stage.titles == ["A", "B", "c", "D"] && stage.cell(2) !== cell)
    stage.world.settle()
    #expect(stage.titles == ["A", "B", "c", "D"])
  }

  @Test(arguments: UInt64(1)...20)
  func `random batches show the data, with cells in order and without gaps`(_ seed: UInt64) {
    var state = seed
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return limit > 0 ? Int((state >> 33) % UInt64(limit)) : 0
    }
    let stage = TableStage([(0..<30).map { "\($0)" }])
    var id = 100
    for _ in 0..<15 {
      stage.table.contentOffset.y = CGFloat(random(800))
      stage.table.performBatchUpdates {
        var rows = Array(stage.client.sections[0].indices)
        var gone: [Int] = []
        for _ in 0..<random(4) where !rows.isEmpty {
          gone.append(rows.remove(at: random(rows.count)))
        }
        for row in gone.sorted(by: >) { stage.client.sections[0].remove(at: row) }
        var added: [String] = []
        for _ in 0..<random(5) {
          id += 1
          added.append("\(id)")
          let count = stage.client.sections[0].count
          stage.client.sections[0].insert("\(id)", at: random(count + 1))
        }
        let places = added.compactMap { stage.client.sections[0].firstIndex(of: $0) }
        stage.table.deleteRows(at: gone.map(path), with: .fade)
        stage.table.insertRows(at: places.map(path), with: random(2) == 0 ? .fade : .right)
      }
      if random(2) == 0 { stage.world.advance(by: Double(random(30)) / 60) }
      let visible = stage.table.indexPathsForVisibleRows ?? []
      #expect(stage.titles == visible.map { stage.client.sections[0][$0.row] })
      #expect(
        visible.map(\.row) == Array((visible.first?.row ?? 0)..<((visible.last?.row ?? -1) + 1))
      )
    }
    stage.world.settle()
    for cell in stage.table.visibleCells {
      let path = stage.table.indexPath(for: cell)
      #expect(path.map(stage.table.rectForRow(at:)) == cell.frame && cell.alpha == 1)
    }
    let shown = stage.table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
    #expect(shown.count == stage.table.visibleCells.count)
  }
}
