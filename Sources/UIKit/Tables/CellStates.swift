// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The states of a cell.
struct CellStates {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  /// Whether a finger moves the row.
  var isLifted = false
  /// Whether a swipe has uncovered the actions.
  var showsActions = false
}
