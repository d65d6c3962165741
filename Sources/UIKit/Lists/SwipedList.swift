// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A row that gives way to the actions below it.
@MainActor
protocol SwipedRow: UIView {
  /// Shows whether actions are visible.
  func setShowsActions(_ shows: Bool)
}

/// A list whose rows have actions that a swipe uncovers.
@MainActor
protocol SwipedList: UIScrollView {
  var swipe: ListSwipe { get }
  /// Whether rows are edited, and swipes uncover nothing.
  var refusesSwipes: Bool { get }
  /// Returns the row at a point of the content.
  func swipedPath(at point: CGPoint) -> IndexPath?
  /// Returns the actions of a row.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - isLeading: Whether those at the leading edge are meant.
  /// - Returns: The actions; `nil` for none.
  func swipeActions(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// Returns the view of a visible row.
  func swipedRow(at path: IndexPath) -> (any SwipedRow)?
  /// Returns the place of a row without a swipe; empty for one that does not exist.
  func swipedFrame(of path: IndexPath) -> CGRect
  /// The actions of a row become visible.
  func swipeWillBegin(_ path: IndexPath)
  /// The actions of a row are not visible any more.
  func swipeDidEnd(_ path: IndexPath)
}
