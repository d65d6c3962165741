// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// Rows that the user moves.
@MainActor
struct TableReorderTests {
  /// A client whose rows can be moved.
  private final class OrderClient: TableRecorder, UITableViewDataSource, UITableViewDelegate {
    var fixed: Set<Int> = []
    var reloads = false
    var target: ((IndexPath) -> IndexPath)?

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      !fixed.contains(indexPath.row)
    }
    func tableView(
      _ tableView: UITableView,
      moveRowAt source: IndexPath,
      to destination: IndexPath
    ) {
      calls.append("move \(source.section) \(source.row) \(destination.section) \(destination.row)")
      let row = sections[source.section].remove(at: source.row)
      sections[destination.section].insert(row, at: destination.row)
      if reloads { tableView.reloadData() }
    }
    func tableView(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { target?(proposed) ?? proposed }
  }

  private let client = OrderClient()

  private func stage(
    _ sections: [[String]] = [(0..<30).map { "Row \($0)" }],
    _ direction: World.Direction = .leftToRight
  ) -> TableStage {
    let stage = TableStage(sections, direction, client: client)
    client.style = { cell, _ in cell.showsReorderControl = true }
    stage.table.reloadData()
    stage.table.setEditing(true, animated: false)
    stage.world.settle()
    return stage
  }

  /// A point on the control of a row.
  private func control(_ stage: TableStage, _ row: Int, _ section: Int = 0) -> CGPoint {
    let x: CGFloat = stage.world.direction == .leftToRight ? 380 : 20
    return CGPoint(x: x, y: stage.point(row, section).y)
  }

  private func drag(_ stage: TableStage, row: Int, _ section: Int = 0, by y: CGFloat) {
    let start = control(stage, row, section)
    stage.finger.down(at: start)
    stage.finger.move(to: CGPoint(x: start.x, y: start.y + y), during: 0.3)
    stage.world.advance(by: 0.4)
  }

  @Test(arguments: World.Direction.allCases)
  func `a row that is dragged by its control takes another place`(
    _ direction: World.Direction
  ) throws {
    let stage = stage([(0..<30).map { "Row \($0)" }], direction)
    let cell = try #require(stage.cell(1))
    drag(stage, row: 1, by: 100)
    #expect(abs(cell.frame.midY - 166) < 1 && client.calls.isEmpty)
    #expect(stage.cell(2)?.frame.minY == 44 && stage.cell(3)?.frame.minY == 88)
    #expect(stage.cell(4)?.frame.minY == 176)
    #expect(cell.layer.shadowOpacity > 0 && cell.configurationState.isReordering)
    stage.finger.up()
    stage.world.settle()
    #expect(client.calls == ["move 0 1 0 3"])
    #expect(Array(stage.titles.prefix(5)) == ["Row 0", "Row 2", "Row 3", "Row 1", "Row 4"])
    #expect(stage.cell(3) === cell && cell.frame.minY == 132)
    #expect(cell.layer.shadowOpacity == 0 && !cell.configurationState.isReordering)
    #expect(stage.world.isIdle)
  }

  @Test func `a row stays below the finger where that took it`() throws {
    let stage = stage()
    let cell = try #require(stage.cell(1))
    let start = control(stage, 1)
    stage.finger.down(at: CGPoint(x: start.x, y: start.y + 14))
    stage.finger.move(to: CGPoint(x: start.x, y: start.y + 24), during: 0.2)
    stage.world.advance(by: 0.1)
    #expect(abs(cell.frame.midY - 76) < 1)
    stage.finger.cancel()
    stage.world.settle()
    #expect(client.calls.isEmpty && cell.frame.midY == 66)
  }

  @Test func `a short drag returns the row`() {
    let stage = stage()
    drag(stage, row: 1, by: 15)
    stage.finger.up()
    stage.world.settle()
    #expect(client.calls.isEmpty && stage.cell(1)?.frame.minY == 44)
  }

  @Test func `a row moves into another section`() {
    let stage = stage([["A", "B"], ["C", "D"]])
    drag(stage, row: 0, by: 90)
    stage.finger.up()
    stage.world.settle()
    #expect(client.calls == ["move 0 0 1 1"])
    #expect(client.sections == [["B"], ["C", "A", "D"]])
    #expect(stage.titles == ["B", "C", "A", "D"])
  }

  @Test func `the delegate chooses another place`() {
    let stage = stage()
    client.target = { _ in IndexPath(row: 5, section: 0) }
    drag(stage, row: 1, by: 100)
    #expect(stage.cell(5)?.frame.minY == 176)
    stage.finger.up()
    stage.world.settle()
    #expect(client.calls == ["move 0 1 0 5"])
  }

  @Test func `only rows that can be moved have a control, while the table is edited`() {
    client.fixed = [1]
    let stage = stage()
    drag(stage, row: 1, by: 100)
    stage.finger.up()
    stage.world.settle()
    #expect(client.calls.allSatisfy { !$0.hasPrefix("move") })
    stage.table.contentOffset = .zero
    stage.table.setEditing(false, animated: true)
    stage.world.settle()
    drag(stage, row: 2, by: 100)
    stage.finger.up()
    stage.world.settle()
    #expect(client.calls.allSatisfy { !$0.hasPrefix("move") })
  }

  @Test func `near the edge the table scrolls, as far as there are rows`() {
    let stage = stage()
    drag(stage, row: 2, by: 680)
    stage.world.advance(by: 3)
    #expect(abs(stage.table.contentOffset.y - (30 * 44 - 800)) < 0.01)
    stage.finger.up()
    stage.world.settle()
    #expect(client.calls == ["move 0 2 0 29"] && stage.titles.last == "Row 2")
    #expect(stage.world.isIdle)
  }

  @Test func `a data source that reloads the table is not asked twice`() {
    client.reloads = true
    let stage = stage()
    drag(stage, row: 1, by: 100)
    stage.finger.up()
    stage.world.settle()
    #expect(client.calls == ["move 0 1 0 3"])
    #expect(Array(stage.titles.prefix(4)) == ["Row 0", "Row 2", "Row 3", "Row 1"])
    #expect(stage.table.visibleCells.allSatisfy { $0.layer.shadowOpacity == 0 })
  }

  @Test(arguments: ["reload", "delete", "edit"])
  func `a change of the rows lets go of the lifted one`(_ change: String) {
    let stage = stage()
    drag(stage, row: 1, by: 100)
    switch change {
    case "reload": stage.table.reloadData()
    case "delete":
      client.sections[0].remove(at: 0)
      stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    default: stage.table.setEditing(false, animated: true)
    }
    stage.world.settle()
    stage.finger.up()
    stage.world.settle()
    #expect(client.calls.allSatisfy { !$0.hasPrefix("move") })
    for row in 0..<5 { #expect(stage.cell(row)?.frame.minY == CGFloat(row) * 44) }
    #expect(stage.table.visibleCells.allSatisfy { $0.layer.shadowOpacity == 0 })
  }
}
