// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The changes of a table's rows that are collected, and then shown together.
@MainActor
final class TableBatch {
  private unowned let table: UITableView
  private var pending = PendingChanges()
  private var animations: [UITableView.RowAnimation] = []

  /// The cells that are made again in their places, which are dequeued for them.
  private(set) var reconfigured: [IndexPath: UITableViewCell] = [:]

  init(_ table: UITableView) { self.table = table }

  /// Whether changes wait for the end of their batch.
  var isOpen: Bool { pending.isOpen }

  func begin() {
    if !pending.isOpen { _ = table.table.counts }
    pending.begin()
  }

  func end() {
    if pending.end() { commit() }
  }

  /// Calls a closure after the animations of the batch.
  func add(completion: @escaping (Bool) -> Void) { pending.add(completion: completion) }

  /// Adds changes; outside of a batch they are shown at once.
  func add(_ new: [ListUpdate.Change], with animation: UITableView.RowAnimation) {
    begin()
    pending.add(new)
    animations += new.map { _ in animation }
    end()
  }

  /// Asks the data source for visible cells again, which stay and may have another height.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = table.cellForRow(at: path) else { continue }
      reconfigured[path] = cell
      _ = table.dataSource?.tableView(table, cellForRowAt: path)
    }
    reconfigured = [:]
    table.table.heightsDidChange(at: paths)
  }

  private func commit() {
    let animations = animations
    self.animations = []
    let (changes, end) = pending.take()
    let engine = table.table
    guard engine.isInUse else {
      if !changes.isEmpty { engine.reload() }
      return end()
    }
    engine.swipe.close(animated: false)
    engine.reorder?.forget()
    let animation = animations.first { $0 != .none } ?? .fade
    let isAnimated =
      table.storedWindow != nil && UIView.areAnimationsEnabled
      && (changes.isEmpty || animations.contains { $0 != .none })
    let (stay, leave) = engine.apply(changes)
    guard isAnimated else {
      for row in leave { engine.recycle(row) }
      UIView.performWithoutAnimation { engine.layOut() }
      return end()
    }
    animate(stay, leave, animation, end)
  }

  private func animate(
    _ stay: [(row: TableRow, frame: CGRect)],
    _ leave: [TableRow],
    _ animation: UITableView.RowAnimation,
    _ end: @escaping () -> Void
  ) {
    let engine = table.table
    let known = Set(stay.map { ObjectIdentifier($0.row.cell) })
    UIView.performWithoutAnimation { engine.layOut() }
    let targets = engine.rows.map { ($0.cell, $0.cell.frame) }
    UIView.performWithoutAnimation {
      // Before cells return to where they were: a layout pass puts them in their places.
      table.layoutIfNeeded()
      for (row, frame) in stay { row.cell.frame = frame }
      for (cell, frame) in targets where !known.contains(ObjectIdentifier(cell)) {
        cell.alpha = animation == .middle ? 1 : 0
        cell.frame = start(of: animation, frame)
      }
      for row in leave { table.insertSubview(row.cell, belowSubview: backmost(row.cell)) }
    }
    UIView.animate(
      withDuration: TableFigures.updateDuration,
      delay: 0,
      options: [.allowUserInteraction]
    ) {
      for (cell, frame) in targets {
        cell.frame = frame
        cell.alpha = 1
      }
      for row in leave {
        row.cell.alpha = 0
        row.cell.frame = self.start(of: animation, row.cell.frame)
      }
    } completion: { [weak table] _ in
      for row in leave {
        row.cell.alpha = 1
        table?.table.recycle(row)
      }
      end()
    }
  }

  /// The cell that others are inserted behind.
  private func backmost(_ cell: UITableViewCell) -> UIView {
    table.storedSubviews.first { $0 is UITableViewCell && $0 !== cell } ?? cell
  }

  /// Returns the frame from which a row comes and to which it leaves.
  private func start(of animation: UITableView.RowAnimation, _ frame: CGRect) -> CGRect {
    switch animation {
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .fade, .none, .middle, .automatic: frame
    }
  }
}
