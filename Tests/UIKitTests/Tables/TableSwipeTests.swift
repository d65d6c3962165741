// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor
struct TableSwipeTests {
  /// A client with actions on both sides.
  private final class SwipeClient: TableRecorder, UITableViewDataSource, UITableViewDelegate {
    var trailing: [String] = ["Delete", "More"]
    var leading: [String] = ["Flag"]
    var performsFirst = true

    private func configuration(_ titles: [String]) -> UISwipeActionsConfiguration? {
      let actions = titles.map { title in
        UIContextualAction(style: .normal, title: title) { [weak self] action, _, completion in
          self?.calls.append("perform \(action.title ?? "")")
          completion(true)
        }
      }
      let configuration = UISwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = performsFirst
      return titles.isEmpty ? nil : configuration
    }
    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration(trailing) }
    func tableView(
      _ tableView: UITableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration(leading) }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      calls.append("willBeginEditing \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      calls.append("didEndEditing \(indexPath?.row ?? -1)")
    }
  }

  private static let rows = (0..<40).map { "Row \($0)" }
  private let client = SwipeClient()

  private func stage(_ direction: World.Direction = .leftToRight) -> TableStage {
    TableStage([Self.rows], direction, client: client)
  }

  private func swipe(_ stage: TableStage, by x: CGFloat, row: Int = 1, during: Double = 0.4) {
    let point = stage.point(row)
    stage.finger.down(at: point)
    stage.finger.move(to: CGPoint(x: point.x + x, y: point.y), during: during)
    stage.world.advance(by: 0.2)
    stage.finger.up()
    stage.world.settle()
  }

  @Test(arguments: [World.Direction.leftToRight, .rightToLeft])
  func `a swipe uncovers the actions of its side`(_ direction: World.Direction) {
    let stage = stage(direction)
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    swipe(stage, by: -100 * sign)
    #expect(abs(stage.cell(1)?.frame.minX ?? 0) > 147)
    #expect((stage.cell(1)?.frame.minX ?? 0) * sign < 0)
    #expect(stage.cell(1)?.showingDeleteConfirmation == true)
    #expect(client.calls == ["willBeginEditing 1"])
    stage.tap(4)
    stage.world.settle()
    #expect(stage.cell(1)?.frame.minX == 0 && stage.table.indexPathForSelectedRow == nil)
    #expect(client.calls.last == "didEndEditing 1")
    swipe(stage, by: 100 * sign)
    #expect(stage.cell(1)?.frame.minX == 74 * sign)
  }

  @Test func `a table of another width covers the actions`() {
    let stage = stage()
    swipe(stage, by: -100)
    stage.table.frame.size.width = 300
    stage.world.advance(by: 0)
    #expect(stage.cell(1)?.frame == stage.table.rectForRow(at: [0, 1]))
    #expect(client.calls.last == "didEndEditing 1")
  }

  @Test func `a swiped row moves along with its place`() {
    let stage = stage()
    swipe(stage, by: -100)
    let distance = stage.cell(1)?.frame.minX
    stage.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    stage.world.advance(by: 0)
    #expect(stage.cell(1)?.frame.minY == stage.table.rectForRow(at: [0, 1]).minY)
    #expect(stage.cell(1)?.frame.minX == distance)
    #expect(stage.cell(1)?.showingDeleteConfirmation == true)
  }

  @Test func `a tap on an action performs it and covers the actions`() {
    let stage = stage()
    swipe(stage, by: -100)
    stage.finger.tap(at: CGPoint(x: 390, y: stage.point(1).y))
    stage.world.settle()
    #expect(client.calls == ["willBeginEditing 1", "perform Delete", "didEndEditing 1"])
    #expect(stage.cell(1)?.frame.minX == 0)
  }

  @Test func `a long swipe performs the first action, unless the configuration forbids it`() {
    let stage = stage()
    stage.finger.down(at: CGPoint(x: 390, y: stage.point(1).y))
    stage.finger.move(to: CGPoint(x: 40, y: stage.point(1).y), during: 0.4)
    stage.world.advance(by: 0.2)
    stage.finger.up()
    stage.world.settle()
    #expect(client.calls.contains("perform Delete") && stage.cell(1)?.frame.minX == 0)
    client.performsFirst = false
    client.calls = []
    swipe(stage, by: -190)
    #expect(client.calls == ["willBeginEditing 1"])
  }

  @Test func `a short swipe returns, and a row without actions stays`() {
    let stage = stage()
    swipe(stage, by: -40)
    #expect(stage.cell(1)?.frame.minX == 0 && client.calls.last == "didEndEditing 1")
    client.leading = []
    client.calls = []
    swipe(stage, by: 100)
    #expect(stage.cell(1)?.frame.minX == 0 && !client.calls.contains("willBeginEditing 1"))
    #expect(!client.calls.contains("didSelect 1") && client.calls.last == "didUnhighlight 1")
  }

  @Test func `a vertical drag scrolls and uncovers nothing`() {
    let stage = stage()
    stage.finger.down(at: stage.point(8))
    stage.finger.move(to: CGPoint(x: 180, y: 100), during: 0.2)
    stage.finger.up()
    #expect(stage.table.contentOffset.y > 100 && client.calls == [])
  }

  @Test func `the wheel scrolls and covers the actions`() {
    let stage = stage()
    swipe(stage, by: -100)
    #expect(stage.cell(1)?.frame.minX != 0)
    stage.world.turnWheel(by: 1, at: stage.point(8))
    stage.world.settle()
    #expect(stage.table.contentOffset.y > 0 && stage.cell(1)?.frame.minX == 0)
    #expect(client.calls.last == "didEndEditing 1")
  }

  @Test func `rows that scroll away and reloads cover the actions`() {
    let stage = stage()
    swipe(stage, by: -100)
    stage.table.contentOffset.y = 900
    stage.world.advance(by: 0)
    #expect(client.calls.last == "didEndEditing 1")
    stage.table.contentOffset.y = 0
    stage.world.advance(by: 0)
    swipe(stage, by: -100)
    stage.table.reloadData()
    stage.world.advance(by: 0)
    #expect(stage.cell(1)?.frame.minX == 0 && stage.cell(1)?.showingDeleteConfirmation == false)
  }

  /// A client that deletes rows.
  private final class DeletingClient: TableRecorder, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 0
    }
    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      calls.append("commit \(editingStyle == .delete) \(indexPath.row)")
      sections[0].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test func `a data source that deletes rows has a delete button`() {
    let client = DeletingClient()
    let stage = TableStage([["A", "B", "C"]], client: client)
    swipe(stage, by: -60, row: 0)
    #expect(stage.cell(0)?.frame.minX == 0)
    swipe(stage, by: -60)
    #expect((stage.cell(1)?.frame.minX ?? 0) < -70)
    stage.finger.tap(at: CGPoint(x: 390, y: stage.point(1).y))
    stage.world.settle()
    #expect(client.calls.last == "commit true 1" && stage.titles == ["A", "C"])
    #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 44, width: 400, height: 44))
  }

  @Test func `editing shows controls for rows that can be edited, and a tap asks before deleting`()
    throws
  {
    let client = DeletingClient()
    let stage = TableStage([["A", "B", "C"]], client: client)
    stage.world.perform { stage.table.setEditing(true, animated: true) }
    stage.world.settle()
    #expect(stage.cell(0)?.contentView.frame.minX == 0)
    #expect(stage.cell(1)?.contentView.frame.minX == 38 && stage.cell(1)?.isEditing == true)
    stage.tap(2)
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.finger.tap(at: CGPoint(x: 20, y: stage.point(1).y))
    stage.world.settle()
    #expect(stage.cell(1)?.showingDeleteConfirmation == true && client.sections[0].count == 3)
    stage.finger.tap(at: CGPoint(x: 390, y: stage.point(1).y))
    stage.world.settle()
    #expect(stage.titles == ["A", "C"])
    stage.world.perform { stage.table.setEditing(false, animated: false) }
    stage.world.advance(by: 0)
    #expect(stage.cell(1)?.contentView.frame.minX == 0)
  }
}
