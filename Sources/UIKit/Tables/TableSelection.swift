// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The selected rows of a table, and the row that a touch highlights.
@MainActor
final class TableSelection: ListSelection {
  private unowned let table: UITableView

  init(_ table: UITableView) { self.table = table }

  private var delegate: (any UITableViewDelegate)? { table.delegate }

  override var isAllowed: Bool {
    table.isEditing
      ? table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
      : table.allowsSelection || table.allowsMultipleSelection
  }

  override var isMultiple: Bool {
    table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  override var movesAreSwipes: Bool { true }

  override func mayHighlight(_ path: IndexPath) -> Bool {
    delegate?.tableView(table, shouldHighlightRowAt: path) ?? true
  }

  override func showHighlight(_ path: IndexPath, _ isHighlighted: Bool) {
    table.cellForRow(at: path)?.setHighlighted(isHighlighted, animated: false)
    isHighlighted
      ? delegate?.tableView(table, didHighlightRowAt: path)
      : delegate?.tableView(table, didUnhighlightRowAt: path)
  }

  override func show(_ path: IndexPath, _ isSelected: Bool, animated: Bool) {
    guard let cell = table.cellForRow(at: path) else { return }
    cell.setSelected(isSelected, animated: animated)
    cell.chrome.showMark(isSelected)
  }

  override func frame(of path: IndexPath) -> CGRect { table.rectForRow(at: path) }

  override func changeSelection(_ path: IndexPath) -> IndexPath? {
    if isMultiple, contains(path) {
      deselect(path)
      return nil
    }
    guard let delegate else {
      select(path, animated: false)
      return nil
    }
    guard let target = delegate.tableView(table, willSelectRowAt: path) else { return nil }
    if !isMultiple {
      for former in paths where former != target { deselect(former) }
    }
    select(target, animated: false)
    delegate.tableView(table, didSelectRowAt: target)
    return target
  }

  private func deselect(_ path: IndexPath) {
    guard let delegate else { return remove(path, animated: false) }
    guard let target = delegate.tableView(table, willDeselectRowAt: path) else { return }
    remove(target, animated: false)
    delegate.tableView(table, didDeselectRowAt: target)
  }

  override func performPrimaryAction(_ path: IndexPath) {
    guard !table.isEditing, let delegate,
      delegate.tableView(table, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(table, performPrimaryActionForRowAt: path)
  }
}
