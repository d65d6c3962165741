// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension UICollectionView: SwipedList {
  var swipe: ListSwipe { collection.swipe }
  var refusesSwipes: Bool { isEditing }

  /// Recognizes swipes when the items of a layout may have actions.
  func attachSwipes(_ layout: UICollectionViewLayout) {
    if layout.hasSwipeActions, collection.swipe.pan.view == nil { attach(collection.swipe.pan) }
  }

  func swipedPath(at point: CGPoint) -> IndexPath? { collection.path(at: point) }

  func swipeActions(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    collectionViewLayout.swipeActions(of: path, isLeading: isLeading)
  }

  func swipedRow(at path: IndexPath) -> (any SwipedRow)? { cellForItem(at: path) }

  func swipedFrame(of path: IndexPath) -> CGRect {
    layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  func swipeWillBegin(_ path: IndexPath) { collection.selection.touchCancelled() }

  func swipeDidEnd(_ path: IndexPath) {}
}

extension UICollectionViewCell {
  /// Uncovers the trailing swipe actions, or covers them.
  func uncoverTrailingActions() {
    guard let list = storedSuperview as? UICollectionView, let path = list.indexPath(for: self)
    else { return }
    list.swipe.path == path
      ? list.swipe.close(animated: true) : list.swipe.openForDeletion(path)
  }
}
