// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import UIKit

/// A table whose buttons change its rows, with editing, swipe actions and pages behind its rows.
final class SampleListPage: UITableViewController, SamplePage {
  private static let deepest = 4
  private let depth: Int
  private var random: SeededGenerator
  private var sections: [[Int]]
  private var latest = 100

  init(depth: Int) {
    self.depth = depth
    random = SeededGenerator(seed: UInt64(depth))
    sections = [Array(0..<3), Array(3..<20 + 10 * depth)]
    super.init(style: depth.isMultiple(of: 2) ? .plain : .insetGrouped)
    title = "List \(depth)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(SampleCell.self, forCellReuseIdentifier: "item")
    let buttons = Self.makeButtons([
      ("Insert", { [weak self] in self?.insert() }),
      ("Delete", { [weak self] in self?.delete() }),
      ("Move", { [weak self] in self?.move() }),
      ("Batch", { [weak self] in self?.replaceSome() }),
      ("Reload", { [weak self] in self?.reload() }),
    ])
    buttons.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    tableView.tableHeaderView = buttons
  }

  // MARK: Changes

  private func randomPath() -> IndexPath? {
    guard
      let section = sections.indices.filter({ !sections[$0].isEmpty }).randomElement(
        using: &random
      )
    else { return nil }
    return IndexPath(row: random.below(sections[section].count), section: section)
  }

  private func makeItem() -> Int {
    latest += 1
    return latest
  }

  private func insert() {
    let section = random.below(sections.count)
    let row = random.below(sections[section].count + 1)
    sections[section].insert(makeItem(), at: row)
    tableView.insertRows(at: [IndexPath(row: row, section: section)], with: .automatic)
  }

  private func delete() {
    if let path = randomPath() { delete(path) }
  }

  private func delete(_ path: IndexPath) {
    sections[path.section].remove(at: path.row)
    tableView.deleteRows(at: [path], with: .fade)
  }

  private func move() {
    guard let from = randomPath() else { return }
    let item = sections[from.section].remove(at: from.row)
    let section = random.below(sections.count)
    let row = random.below(sections[section].count + 1)
    sections[section].insert(item, at: row)
    tableView.moveRow(at: from, to: IndexPath(row: row, section: section))
  }

  /// Deletes every fourth row of a section and inserts as many at its top, and adds or removes a
  /// section at the end.
  private func replaceSome() {
    let section = random.below(min(sections.count, 2))
    let gone = sections[section].indices.filter { $0 % 4 == 1 }
    for row in gone.reversed() { sections[section].remove(at: row) }
    sections[section].insert(contentsOf: gone.map { _ in makeItem() }, at: 0)
    let added = sections.count
    let isAdded = added < 4
    if isAdded { sections.append([makeItem()]) } else { sections.removeLast() }
    let items = gone.indices.map { IndexPath(row: $0, section: section) }
    tableView.performBatchUpdates { [tableView] in
      guard let tableView else { return }
      tableView.deleteRows(at: gone.map { IndexPath(row: $0, section: section) }, with: .left)
      tableView.insertRows(at: items, with: .right)
      if isAdded {
        tableView.insertSections([added], with: .fade)
      } else {
        tableView.deleteSections([added - 1], with: .fade)
      }
    }
  }

  private func reload() {
    if random.oneIn(2) {
      sections[0] = (0..<random.below(6)).map { _ in makeItem() }
      tableView.reloadData()
    } else if let path = randomPath() {
      sections[path.section][path.row] = makeItem()
      tableView.reloadRows(at: [path], with: .automatic)
    }
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { "Section \(section)" }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    (cell as? SampleCell)?.show(sections[indexPath.section][indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard depth < Self.deepest else { return }
    let page: UIViewController =
      switch sections[indexPath.section][indexPath.row] % 3 {
      case 0: SampleFormPage()
      case 1: SampleGridPage()
      default: SampleListPage(depth: depth + 1)
      }
    navigationController?.pushViewController(page, animated: true)
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { delete(indexPath) }

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let renew = UIContextualAction(style: .normal, title: "Renew") { [weak self] _, _, completion in
      completion(true)
      guard let self else { return }
      sections[indexPath.section][indexPath.row] = makeItem()
      self.tableView.reloadRows(at: [indexPath], with: .none)
    }
    return UISwipeActionsConfiguration(actions: [renew])
  }

  // MARK: What holds

  func violation(isAtRest: Bool) -> String? {
    guard let table = tableView else { return nil }
    for cell in table.visibleCells {
      guard let cell = cell as? SampleCell, let path = table.indexPath(for: cell) else { continue }
      guard path.section < sections.count, path.row < sections[path.section].count else {
        return "a row is shown at \(path), which does not exist"
      }
      let item = sections[path.section][path.row]
      if cell.number != item { return "\(path) shows \(cell.number), not \(item)" }
    }
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    guard counts == sections.map(\.count) else {
      return "the table has \(counts) rows, not \(sections.map(\.count))"
    }
    return isAtRest ? table.restViolation ?? gap(in: table) : nil
  }

  /// Returns the first row in the bounds that has no cell in its place.
  private func gap(in table: UITableView) -> String? {
    guard table.window != nil else { return nil }
    for path in table.indexPathsForRows(in: table.bounds.insetBy(dx: 0, dy: 1)) ?? [] {
      guard let cell = table.cellForRow(at: path) else { return "no cell is at \(path)" }
      let (frame, row) = (cell.frame, table.rectForRow(at: path))
      if abs(frame.minY - row.minY) > 0.5 || abs(frame.height - row.height) > 0.5 {
        return "the cell at \(path) is at \(frame), its row at \(row)"
      }
    }
    return nil
  }
}
