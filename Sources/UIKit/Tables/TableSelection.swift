// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The selected rows of a table, and the row that a touch highlights.
@MainActor
final class TableSelection {
  private unowned let table: UITableView
  /// The selected rows, in the order of their selection.
  private(set) var paths: [IndexPath] = []
  private var highlighted: IndexPath?
  /// The place of the touch that highlights, in the table.
  private var start = CGPoint.zero

  init(_ table: UITableView) { self.table = table }

  private var delegate: (any UITableViewDelegate)? { table.delegate }

  /// Whether a row is selected.
  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  private var isAllowed: Bool {
    table.isEditing
      ? table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
      : table.allowsSelection || table.allowsMultipleSelection
  }

  private var isMultiple: Bool {
    table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  // MARK: Touches

  /// A touch began in a row.
  func touchBegan(_ path: IndexPath, at point: CGPoint) {
    start = point
    guard isAllowed, highlighted == nil,
      delegate?.tableView(table, shouldHighlightRowAt: path) ?? true
    else { return }
    highlighted = path
    table.cellForRow(at: path)?.setHighlighted(true, animated: false)
    delegate?.tableView(table, didHighlightRowAt: path)
  }

  /// The touch moved: a row that it leaves, or on which it is a swipe, is not highlighted any more.
  func touchMoved(to point: CGPoint) {
    guard let path = highlighted else { return }
    let isSwipe = abs(point.x - start.x) >= CGFloat(GestureFigures.panSlop)
    if isSwipe || !table.rectForRow(at: path).contains(point) { unhighlight() }
  }

  /// The touch ended in the table.
  func touchEnded() {
    guard let path = highlighted else { return }
    unhighlight()
    choose(path)
  }

  /// The touch belongs to a gesture.
  func touchCancelled() { unhighlight() }

  private func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    table.cellForRow(at: path)?.setHighlighted(false, animated: false)
    delegate?.tableView(table, didUnhighlightRowAt: path)
  }

  /// The user chose a row.
  func choose(_ path: IndexPath) {
    if isMultiple, contains(path) {
      guard let delegate else { return remove(path, animated: false) }
      guard let target = delegate.tableView(table, willDeselectRowAt: path) else { return }
      remove(target, animated: false)
      return delegate.tableView(table, didDeselectRowAt: target)
    }
    guard let delegate else { return select(path, animated: false) }
    guard let target = delegate.tableView(table, willSelectRowAt: path) else { return }
    if !isMultiple {
      for former in paths where former != target {
        guard let left = delegate.tableView(table, willDeselectRowAt: former) else { continue }
        remove(left, animated: false)
        delegate.tableView(table, didDeselectRowAt: left)
      }
    }
    select(target, animated: false)
    delegate.tableView(table, didSelectRowAt: target)
    if !table.isEditing, delegate.tableView(table, canPerformPrimaryActionForRowAt: target) {
      delegate.tableView(table, performPrimaryActionForRowAt: target)
    }
  }

  // MARK: The app

  /// Selects a row without notifications.
  func select(_ path: IndexPath, animated: Bool) {
    if !isMultiple {
      for former in paths where former != path { remove(former, animated: animated) }
    }
    if !contains(path) { paths.append(path) }
    show(path, true, animated: animated)
  }

  /// Deselects a row without notifications.
  func remove(_ path: IndexPath, animated: Bool) {
    guard contains(path) else { return }
    paths.removeAll { $0 == path }
    show(path, false, animated: animated)
  }

  private func show(_ path: IndexPath, _ isSelected: Bool, animated: Bool) {
    guard let cell = table.cellForRow(at: path) else { return }
    cell.setSelected(isSelected, animated: animated)
    cell.chrome.showMark(isSelected)
  }

  /// Deselects all rows.
  func clear() {
    let former = paths
    paths = []
    highlighted = nil
    for path in former { show(path, false, animated: false) }
  }

  /// Moves the selection with its rows.
  ///
  /// - Parameter map: Returns the new place of a row; `nil` for one that was deleted.
  func update(by map: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap(map)
    highlighted = highlighted.flatMap(map)
  }
}
