// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing

@testable import UIKit

/// The keyboard focus of rows and items.
@MainActor @Suite(.freesControllers) struct ListFocusTests {
  /// A delegate that also answers about the focus.
  @MainActor
  private final class Client: TableRecorder, UITableViewDataSource, UITableViewDelegate {
    var refused: Set<Int> = []
    var preferred: IndexPath?
    var allowsUpdates = true

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      !refused.contains(indexPath.row)
    }
    func tableView(
      _ tableView: UITableView,
      shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { allowsUpdates }
    func tableView(
      _ tableView: UITableView,
      didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
      calls.append(rows.map { $0.map { "\($0.row)" } ?? "none" }.joined(separator: " -> "))
    }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func stage(_ count: Int = 100) -> TableStage {
    TableStage([(0..<count).map { "Row \($0)" }])
  }

  /// The row with the focus.
  private func row(_ stage: TableStage) -> IndexPath? {
    (stage.world.focusedItem as? UITableViewCell).flatMap(stage.table.indexPath)
  }

  @Test func `Tab stops once in a table, and the arrows go through its rows`() {
    let stage = stage(5)
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Below") { _ in })
    button.frame = CGRect(x: 20, y: 700, width: 100, height: 40)
    stage.table.frame.size.height = 600
    stage.world.perform { stage.world.window.addSubview(button) }
    stage.world.press(.tab)
    #expect(row(stage) == path(0))
    stage.world.press(.tab)
    #expect(stage.world.focusedItem === button)
    stage.world.press(.tab)
    for expected in [1, 2, 3, 4, 4] {
      stage.world.press(.down)
      #expect(row(stage) == path(expected))
    }
    stage.world.press(.up)
    #expect(row(stage) == path(3))
  }

  @Test func `the arrows scroll to rows that are not visible, through sections`() {
    let stage = TableStage([(0..<30).map { "A\($0)" }, [], (0..<30).map { "C\($0)" }])
    stage.world.press(.tab)
    for number in 1..<60 {
      stage.world.press(.down)
      let expected = number < 30 ? path(number) : path(number - 30, 2)
      #expect(row(stage) == expected)
      let frame = stage.table.rectForRow(at: expected)
      #expect(stage.table.bounds.contains(frame))
    }
    for _ in 1..<60 { stage.world.press(.up) }
    #expect(row(stage) == path(0) && stage.table.contentOffset.y == 0)
  }

  @Test(arguments: [Key.return, .space])
  func `Return and the space bar choose a row like a tap`(_ key: Key) {
    let stage = stage()
    stage.world.press(.tab)
    stage.world.press(.down)
    stage.client.calls = []
    stage.world.press(key)
    #expect(
      stage.client.calls == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ]
    )
    #expect(stage.table.indexPathForSelectedRow == path(1))
  }

  @Test func `selection follows the focus where the table says so, without the primary action`() {
    let stage = stage()
    stage.table.selectionFollowsFocus = true
    stage.world.press(.tab)
    #expect(stage.client.calls == ["willSelect 0", "didSelect 0"])
    stage.world.press(.down)
    #expect(stage.client.calls.suffix(2) == ["didDeselect 0", "didSelect 1"])
    #expect(stage.table.indexPathsForSelectedRows == [path(1)])
  }

  @Test func `the delegate refuses rows, prevents updates and hears of them`() {
    let client = Client()
    client.refused = [1, 2]
    let stage = TableStage([(0..<9).map { "Row \($0)" }], client: client)
    client.preferred = path(3)
    stage.world.press(.tab)
    #expect(row(stage) == path(3) && client.calls == ["none -> 3"])
    stage.world.press(.up)
    #expect(row(stage) == path(0) && client.calls.last == "3 -> 0")
    client.allowsUpdates = false
    stage.world.press(.down)
    #expect(row(stage) == path(0))
  }

  @Test func `a table without selection and without allowsFocus is passed over`() {
    let stage = stage(3)
    stage.table.allowsSelection = false
    stage.world.press(.tab)
    #expect(stage.world.focusedItem == nil)
    stage.table.allowsFocus = true
    stage.world.press(.tab)
    #expect(row(stage) == path(0))
  }

  @Test func `a reload leaves the focus at its row, and an insertion moves it along`() {
    let stage = stage(10)
    stage.world.press(.tab)
    for _ in 0..<4 { stage.world.press(.down) }
    stage.table.reloadData()
    stage.world.advance(by: 0)
    #expect(row(stage) == path(4))
    stage.client.sections[0].insert("New", at: 0)
    stage.table.insertRows(at: [path(0)], with: .none)
    stage.world.settle()
    #expect(row(stage) == path(5))
    stage.table.reloadData()
    stage.world.advance(by: 0)
    #expect(row(stage) == path(5))
  }

  @Test(arguments: [false, true])
  func `a table remembers its row if it is told to`(_ remembers: Bool) {
    let stage = stage(5)
    stage.table.remembersLastFocusedIndexPath = remembers
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Below") { _ in })
    button.frame = CGRect(x: 20, y: 700, width: 100, height: 40)
    stage.table.frame.size.height = 600
    stage.world.perform { stage.world.window.addSubview(button) }
    stage.world.press(.tab)
    stage.world.press(.down)
    stage.world.press(.tab)
    #expect(stage.world.focusedItem === button)
    stage.world.press(.tab)
    #expect(row(stage) == path(remembers ? 1 : 0))
  }

  @Test func `controls in rows are stops of their own, and the state of the cell knows the focus`()
  {
    let stage = stage(2)
    var states: [Bool] = []
    stage.client.style = { cell, path in
      cell.accessoryView = UISwitch()
      guard path.row == 0 else { return }
      cell.configurationUpdateHandler = { states.append($1.isFocused) }
    }
    stage.table.reloadData()
    stage.world.settle()
    stage.world.press(.tab)
    stage.world.advance(by: 0)
    #expect(row(stage) == path(0) && states.last == true)
    stage.world.press(.tab)
    stage.world.advance(by: 0)
    #expect(stage.world.focusedItem is UISwitch && states.last == false)
  }

  @Test(arguments: World.Direction.allCases)
  func `the arrows go through the items of a grid, and scroll it`(_ direction: World.Direction) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let stage = CollectionStage([(0..<200).map { "\($0)" }], layout, direction)
    func item() -> Int? {
      (stage.world.focusedItem as? UICollectionViewCell).flatMap(stage.view.indexPath)?.item
    }
    stage.world.press(.tab)
    #expect(item() == 0)
    stage.world.press(direction == .rightToLeft ? .left : .right)
    #expect(item() == 1)
    for expected in stride(from: 5, through: 197, by: 4) {
      stage.world.press(.down)
      #expect(item() == expected)
      let frame = stage.view.layoutAttributesForItem(at: IndexPath(item: expected, section: 0))
      #expect(frame.map { stage.view.bounds.contains($0.frame) } == true)
    }
    stage.client.calls = []
    stage.world.press(.return)
    #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 197, section: 0)])
  }

  @Test func `Tab reaches fields out of sight, which scroll into view`() {
    let world = World(size: CGSize(width: 320, height: 480), scale: 1)
    let scroll = UIScrollView(frame: world.window.bounds)
    let buttons = (0..<20).map { index in
      let button = UIButton(type: .system, primaryAction: UIAction(title: "\(index)") { _ in })
      button.frame = CGRect(x: 20, y: CGFloat(index) * 100, width: 100, height: 40)
      scroll.addSubview(button)
      return button
    }
    scroll.contentSize = CGSize(width: 320, height: 2000)
    world.perform { world.window.addSubview(scroll) }
    for button in buttons {
      world.press(.tab)
      #expect(world.focusedItem === button)
      #expect(scroll.bounds.contains(button.frame))
    }
    scroll.isPagingEnabled = true
    world.press(.tab)
    #expect(
      scroll.bounds.intersects((world.focusedItem as? UIView)?.frame ?? .null),
      "no page turns"
    )
  }

  @Test func `a row of a hundred thousand gets the focus as fast as of ten`() {
    let stage = stage(100_000)
    stage.world.press(.tab)
    stage.client.cellsMade = []
    for _ in 0..<200 { stage.world.press(.down) }
    #expect(row(stage) == path(200))
    #expect(stage.client.cellsMade.count < 40, "cells are reused")
  }
}
