// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The changes of a table's rows that are collected, and then shown together.
@MainActor
final class TableBatch {
  private unowned let table: UITableView
  private var depth = 0
  private var changes: [ListUpdate.Change] = []
  private var animations: [UITableView.RowAnimation] = []
  private var completions: [(Bool) -> Void] = []

  init(_ table: UITableView) { self.table = table }

  func begin() {
    if depth == 0 { _ = table.table.counts }
    depth += 1
  }

  func end() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0 { commit() }
  }

  /// Calls a closure after the animations of the batch.
  func add(completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Adds changes; outside of a batch they are shown at once.
  func add(_ new: [ListUpdate.Change], with animation: UITableView.RowAnimation) {
    begin()
    changes += new
    animations += new.map { _ in animation }
    end()
  }

  private func commit() {
    let (changes, animations, completions) = (changes, animations, completions)
    (self.changes, self.animations, self.completions) = ([], [], [])
    let engine = table.table
    let end = { for completion in completions { completion(true) } }
    guard engine.isInUse else {
      if !changes.isEmpty { engine.reload() }
      return end()
    }
    engine.swipe.close(animated: false)
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
