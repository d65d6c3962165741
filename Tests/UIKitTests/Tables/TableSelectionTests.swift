// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor
struct TableSelectionTests {
  private let stage = TableStage([(0..<40).map { "Row \($0)" }])

  @Test func `a tap highlights, selects and notifies in UIKit's order`() {
    stage.tap(2)
    #expect(
      stage.client.calls == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2",
      ]
    )
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(stage.cell(2)?.isSelected == true && stage.cell(2)?.isHighlighted == false)
    stage.client.calls = []
    stage.tap(3)
    #expect(
      stage.client.calls.suffix(4) == [
        "willSelect 3", "willDeselect 2", "didDeselect 2", "didSelect 3",
      ]
    )
    #expect(stage.cell(2)?.isSelected == false)
    #expect(stage.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
  }

  @Test func `a drag highlights nothing, and one that begins later removes the highlight`() {
    stage.finger.down(at: stage.point(5))
    stage.finger.move(to: CGPoint(x: 200, y: 100), during: 0.1)
    #expect(stage.client.calls == [] && stage.table.contentOffset.y > 50)
    stage.finger.up()
    stage.world.settle()
    let row = stage.table.indexPathForRow(at: stage.table.convert(CGPoint(x: 9, y: 300), from: nil))
    stage.finger.down(at: CGPoint(x: 9, y: 300))
    stage.world.advance(by: 0.2)
    let cell = row.flatMap(stage.table.cellForRow(at:))
    #expect(cell?.isHighlighted == true)
    stage.finger.move(to: CGPoint(x: 9, y: 200), during: 0.1)
    #expect(cell?.isHighlighted == false)
    stage.finger.up()
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func `rows that refuse the highlight or a table without selection select nothing`() {
    stage.client.highlights = false
    stage.tap(1)
    #expect(stage.client.calls == ["shouldHighlight 1"])
    stage.client.highlights = true
    stage.table.allowsSelection = false
    stage.client.calls = []
    stage.tap(1)
    #expect(stage.client.calls == [] && stage.table.indexPathForSelectedRow == nil)
  }

  @Test func `several rows are selected, and a second tap deselects one`() {
    stage.table.allowsMultipleSelection = true
    stage.tap(1)
    stage.tap(3)
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [1, 3])
    stage.client.calls = []
    stage.tap(1)
    #expect(stage.client.calls.suffix(2) == ["willDeselect 1", "didDeselect 1"])
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [3])
  }

  @Test func `a row that is selected by the app notifies nobody, also when it scrolls into view`() {
    stage.table.selectRow(
      at: IndexPath(row: 30, section: 0),
      animated: false,
      scrollPosition: .none
    )
    #expect(stage.cell(30) == nil && stage.client.calls == [])
    stage.table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
    stage.world.advance(by: 0)
    #expect(stage.cell(30)?.isSelected == true)
    stage.table.deselectRow(at: IndexPath(row: 30, section: 0), animated: false)
    #expect(stage.cell(30)?.isSelected == false && stage.client.calls == [])
  }

  @Test func `a selected cell shows its background and highlighted labels`() {
    let cell = stage.cell(0)
    cell?.setSelected(true, animated: false)
    #expect(cell?.selectedBackgroundView?.alpha == 1)
    #expect(cell?.textLabel?.isHighlighted == true)
    cell?.setSelected(false, animated: false)
    #expect(cell?.selectedBackgroundView?.alpha == 0)
    cell?.selectionStyle = .none
    cell?.setSelected(true, animated: false)
    #expect(cell?.selectedBackgroundView?.alpha == 0 && cell?.isSelected == true)
  }

  @Test func `the information button notifies the delegate and selects nothing`() throws {
    stage.client.style = { cell, _ in cell.accessoryType = .detailButton }
    stage.world.perform { stage.table.reloadData() }
    stage.world.advance(by: 0)
    stage.finger.tap(at: CGPoint(x: 400 - 16 - 11, y: stage.point(1).y))
    stage.world.advance(by: 0)
    #expect(stage.client.calls == ["accessory 1"])
    #expect(stage.table.indexPathForSelectedRow == nil)
  }
}
