// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import UIKit

/// A world with one table view that fills it, and a client that records the calls.
@MainActor
final class TableStage {
  let world: World
  let table: UITableView
  let client: TableRecorder
  var finger: Finger { world.finger }

  init(
    _ sections: [[String]],
    style: UITableView.Style = .plain,
    _ direction: World.Direction = .leftToRight,
    client: any TableRecorder & UITableViewDataSource & UITableViewDelegate = TableClient()
  ) {
    world = World(direction, size: CGSize(width: 400, height: 800), scale: 2)
    table = UITableView(frame: world.window.bounds, style: style)
    self.client = client
    client.sections = sections
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = client
    table.delegate = client
    world.window.addSubview(table)
    world.advance(by: 0)
    client.calls = []
  }

  /// The middle of a row in the window.
  func point(_ row: Int, _ section: Int = 0) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  func tap(_ row: Int, _ section: Int = 0) {
    finger.tap(at: point(row, section))
    world.advance(by: 0)
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  /// The titles of the visible cells, from top to bottom.
  var titles: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
}

/// A data source and delegate.
@MainActor
final class TableClient: TableRecorder, UITableViewDataSource, UITableViewDelegate {}

/// Methods of a data source and a delegate that record their calls.
///
/// Subclasses conform, so that their own methods count: a conformance does not see what a subclass
/// adds.
@MainActor
class TableRecorder: NSObject {
  var sections: [[String]] = []
  var headers: [String?] = []
  var calls: [String] = []
  var cellsMade: Set<ObjectIdentifier> = []
  var style: ((UITableViewCell, IndexPath) -> Void)?
  var highlights = true

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cellsMade.insert(ObjectIdentifier(cell))
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    style?(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    calls.append("shouldHighlight \(indexPath.row)")
    return highlights
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    calls.append("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("didUnhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { calls.append("accessory \(indexPath.row)") }
}
