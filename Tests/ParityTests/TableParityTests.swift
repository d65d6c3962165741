// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Behavior of table views that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct TableParityTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections = [["A", "B", "C"], ["D"]]
    var calls: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("didSelect")
    }
  }

  private func makeTable(_ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    table.reloadData()
    table.layoutIfNeeded()
    return table
  }

  // Apple documentation, IndexPath: init(row:section:), init(item:section:), section, row, item.
  @Test func `an index path of a row has its section first`() {
    let path = IndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.item == 3 && path.section == 1 && path.count == 2)
    #expect(path == IndexPath(item: 3, section: 1) && path == IndexPath(indexes: [1, 3]))
    var moved = path
    moved.section = 5
    moved.row = 2
    #expect(moved == IndexPath(row: 2, section: 5))
  }

  // Apple documentation: the default values of UITableView's properties; automaticDimension is -1
  // in UITableView.h.
  @Test func `a table view has its documented defaults`() {
    let table = UITableView()
    #expect(table.style == .plain && table.dataSource == nil && table.delegate == nil)
    #expect(UITableView.automaticDimension == -1)
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.estimatedRowHeight == UITableView.automaticDimension)
    #expect(table.allowsSelection && !table.allowsMultipleSelection && !table.isEditing)
    #expect(!table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
    #expect(table.separatorStyle == .singleLine && table.tableHeaderView == nil)
    #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
  }

  // UITableView.h: the raw values of the enumerations.
  @Test func `the enumerations have the raw values of Apple's header`() {
    #expect(UITableView.Style.insetGrouped.rawValue == 2)
    #expect(UITableView.ScrollPosition.bottom.rawValue == 3)
    #expect(UITableView.RowAnimation.none.rawValue == 5)
    #expect(UITableView.RowAnimation.automatic.rawValue == 100)
    #expect(UITableViewCell.CellStyle.subtitle.rawValue == 3)
    #expect(UITableViewCell.AccessoryType.checkmark.rawValue == 3)
    #expect(UITableViewCell.AccessoryType.detailButton.rawValue == 4)
    #expect(UITableViewCell.SelectionStyle.default.rawValue == 3)
    #expect(UITableViewCell.EditingStyle.insert.rawValue == 2)
    #expect(UIContextualAction.Style.destructive.rawValue == 1)
  }

  // Apple documentation, UITableViewCell: the properties that each style has.
  @Test func `a cell has the labels of its style`() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: "a")
    #expect(plain.reuseIdentifier == "a" && plain.textLabel != nil && plain.detailTextLabel == nil)
    #expect(plain.imageView != nil && plain.accessoryType == .none && plain.accessoryView == nil)
    #expect(plain.selectionStyle == .default && !plain.isSelected && !plain.isHighlighted)
    #expect(plain.indentationLevel == 0 && plain.indentationWidth == 10)
    for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
      #expect(UITableViewCell(style: style, reuseIdentifier: nil).detailTextLabel != nil)
    }
  }

  // Apple documentation, tableView(_:heightForRowAt:), rectForRow(at:), indexPathForRow(at:),
  // rect(forSection:), cellForRow(at:): "nil if the cell isn't visible or indexPath is out of
  // range".
  @Test func `rows are below each other with the heights of the delegate`() {
    let source = Source()
    let table = makeTable(source)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 3)
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0))
        == CGRect(x: 0, y: 50, width: 320, height: 50)
    )
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 150, width: 320, height: 50))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 151)) == IndexPath(row: 0, section: 1))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.textLabel?.text == "D")
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 1)) == nil)
    #expect(table.visibleCells.count == 4 && table.contentSize.height == 200)
  }

  // Apple documentation, selectRow(at:animated:scrollPosition:): "Calling this method does not
  // cause the delegate to receive a tableView(_:willSelectRowAt:) or
  // tableView(_:didSelectRowAt:) message".
  @Test func `a row that the app selects is selected without a call of the delegate`() {
    let source = Source()
    let table = makeTable(source)
    let path = IndexPath(row: 2, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path && source.calls == [])
    #expect(table.cellForRow(at: path)?.isSelected == true)
    table.deselectRow(at: path, animated: false)
    #expect(table.indexPathForSelectedRow == nil)
  }

  // Apple documentation, performBatchUpdates(_:completion:): deletes are processed before inserts,
  // by the indexes before the batch.
  @Test func `a batch changes the numbers of rows`() {
    let source = Source()
    let table = makeTable(source)
    table.performBatchUpdates {
      source.sections = [["B", "C", "E"], ["D"]]
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "E")
  }

  // Apple documentation, dequeueReusableCell(withIdentifier:): nil without a registered class.
  @Test func `an identifier without a class has no cells`() {
    #expect(UITableView().dequeueReusableCell(withIdentifier: "none") == nil)
    #expect(UITableView().dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
  }

  // Apple documentation, UISwipeActionsConfiguration and UIContextualAction: defaults.
  @Test func `a swipe performs its first action, whose color is that of its style`() {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    #expect(configuration.performsFirstActionWithFullSwipe && configuration.actions == [delete])
    #expect(delete.style == .destructive && delete.title == "Delete" && delete.image == nil)
    #expect(delete.backgroundColor == .systemRed)
  }

  // Apple documentation, UITableViewController: it is the table's data source and delegate;
  // clearsSelectionOnViewWillAppear is true by default.
  @Test func `a table view controller is the client of its table`() {
    let controller = UITableViewController(style: .grouped)
    #expect(controller.tableView.style == .grouped && controller.view === controller.tableView)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.clearsSelectionOnViewWillAppear)
  }
}
