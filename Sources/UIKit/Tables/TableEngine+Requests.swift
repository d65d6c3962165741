// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// Scrolling and editing.
extension TableEngine {
  // MARK: Scrolling

  /// Scrolls to a row.
  ///
  /// The heights on the way are estimates; those at the target are measured before the end.
  func scroll(to path: IndexPath, at position: UITableView.ScrollPosition, animated: Bool) {
    let first = offset(for: path, position)
    guard !animated else { return view.setContentOffset(first, animated: true) }
    view.setContentOffset(first, animated: false)
    // The rows at the target get their heights, which moves it.
    for _ in 0..<3 {
      layOut()
      let target = offset(for: path, position)
      guard target != view.contentOffset else { return }
      view.setContentOffset(target, animated: false)
    }
  }

  private func offset(
    for path: IndexPath,
    _ position: UITableView.ScrollPosition
  ) -> CGPoint {
    let rect =
      path.row == NSNotFound
      ? CGRect(origin: rect(ofSection: path.section, isHeader: nil).origin, size: .zero)
      : rect(of: path)
    var inset = view.adjustedContentInset
    if view.style == .plain {
      let header = self.rect(ofSection: path.section, isHeader: true).height - headerPadding
      if header > 0, path.row != NSNotFound { inset.top += header }
    }
    let (height, present) = (view.storedLayer.bounds.height, view.contentOffset.y)
    let room = height - inset.top - inset.bottom
    var y: CGFloat
    switch position {
    case .top: y = rect.minY - inset.top
    case .middle: y = rect.midY - inset.top - room / 2
    case .bottom: y = rect.maxY - height + inset.bottom
    case .none:
      y = present
      if rect.minY < present + inset.top {
        y = rect.minY - inset.top
      } else if rect.maxY > present + height - inset.bottom {
        y = rect.maxY - height + inset.bottom
      }
    }
    let own = view.adjustedContentInset
    let most = max(-own.top, view.contentSize.height + own.bottom - height)
    y = min(max(y, -own.top), most)
    return CGPoint(x: view.contentOffset.x, y: y)
  }

  // MARK: Editing

  /// Whether a row can be edited.
  func isEditable(_ path: IndexPath) -> Bool {
    view.dataSource?.tableView(view, canEditRowAt: path) ?? false
  }

  /// Whether the user can move a row.
  func isMovable(_ path: IndexPath) -> Bool {
    view.isEditing && view.dataSource?.tableView(view, canMoveRowAt: path) == true
  }

  /// Returns the control of a row that is edited.
  func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    guard let delegate = view.delegate, !lacks(.editingStyle) else { return .delete }
    return delegate.tableView(view, editingStyleForRowAt: path)
  }

  /// Whether the client shows that it deletes rows.
  ///
  /// Swift cannot tell whether the data source implements `tableView(_:commit:forRowAt:)`, so the
  /// requirements around it, which were asked before, are the evidence.
  var commits: Bool {
    guard !lacks(.commit) else { return false }
    if view.isEditing || !lacks(.canEdit) { return true }
    return view.delegate != nil && (!lacks(.editingStyle) || !lacks(.deleteTitle))
  }

  /// Editing began or ended.
  func editingDidChange(animated: Bool) {
    swipe.close(animated: animated)
    reorder?.cancel()
    if !view.isEditing { selection.clear() }
    for row in rows {
      let isEdited = view.isEditing && isEditable(row.path)
      row.cell.shouldIndentWhileEditing =
        view.delegate?.tableView(view, shouldIndentWhileEditingRowAt: row.path) ?? true
      takeSetting(row)
      row.cell.setEditing(isEdited, animated: animated)
    }
  }

  /// The control at the leading edge of a row was tapped.
  func editingControlTapped(_ cell: UITableViewCell) {
    guard let path = path(of: cell) else { return }
    switch editingStyle(at: path) {
    case .none: break
    case .insert: view.dataSource?.tableView(view, commit: .insert, forRowAt: path)
    case .delete:
      swipe.path == path ? swipe.close(animated: true) : swipe.openForDeletion(path)
    }
  }

  /// The information button of a row was tapped.
  func accessoryTapped(_ cell: UITableViewCell) {
    guard let path = path(of: cell) else { return }
    view.delegate?.tableView(view, accessoryButtonTappedForRowWith: path)
  }
}
