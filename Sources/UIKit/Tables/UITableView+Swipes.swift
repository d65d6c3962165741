// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension UITableView: SwipedList {
  var swipe: ListSwipe { table.swipe }
  var refusesSwipes: Bool { isEditing }

  func swipedPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func swipedRow(at path: IndexPath) -> (any SwipedRow)? { cellForRow(at: path) }

  func swipedFrame(of path: IndexPath) -> CGRect { rectForRow(at: path) }

  func swipeWillBegin(_ path: IndexPath) {
    delegate?.tableView(self, willBeginEditingRowAt: path)
    table.selection.touchCancelled()
  }

  func swipeDidEnd(_ path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: path) }

  func swipeActions(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let source = dataSource, source.tableView(self, canEditRowAt: path) else {
      return nil
    }
    if isLeading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let delegate = delegate {
      let own = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      if own != nil || !table.lacks(.trailingActions) { return own }
    }
    return deletion(of: path)
  }

  /// Returns the delete button of a row whose data source deletes rows.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    guard table.editingStyle(at: path) == .delete, table.commits else { return nil }
    let text = title ?? SystemString.delete.text(in: Stage.current.language)
    let action = UIContextualAction(style: .destructive, title: text) {
      [unowned self] _, _, completion in
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}

extension UITableViewCell: SwipedRow {}
