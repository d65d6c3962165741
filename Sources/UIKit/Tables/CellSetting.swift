// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore

/// The properties of a cell that its table determines.
struct CellSetting: Equatable {
  var style = UITableView.Style.plain
  /// Whether the row is the first of its section.
  var isFirst = false
  /// Whether the row is the last of its section.
  var isLast = false
  var separatorStyle = UITableViewCell.SeparatorStyle.none
  var separatorColor: UIColor?
  /// The insets of separators; `nil` for automatic ones.
  var separatorInset: UIEdgeInsets?
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether a selected row is marked by a circle in place of the editing control.
  var selectsWhileEditing = false
  /// Whether the user can move the row.
  var isMovable = false
  /// The room that the table's index takes, in points.
  var indexWidth: CGFloat = 0

  /// The background of rows in the style.
  @MainActor var color: UIColor {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// The corners that are round in an inset grouped table.
  var corners: CACornerMask {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}
