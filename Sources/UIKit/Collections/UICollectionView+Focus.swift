// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

extension UICollectionView: FocusList {
  var listSelection: ListSelection { collection.selection }
  var preferredFocusPath: IndexPath? { delegate?.indexPathForPreferredFocusedView(in: self) }

  func allowsFocus(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, canFocusItemAt: path) ?? allowsFocus
  }
  func selectsFocused(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus
  }
  func focusPath(ofCell cell: UIView) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap(indexPath)
  }
  func focusCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func focusFrame(of path: IndexPath) -> CGRect {
    layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  /// Returns the nearest item in a direction, as far as one screen away.
  func focusPath(from path: IndexPath, _ direction: FocusDirection) -> IndexPath? {
    let (start, size) = (focusFrame(of: path), storedLayer.bounds.size)
    let area = start.union(storedLayer.bounds).insetBy(dx: -size.width, dy: -size.height)
    let items = collectionViewLayout.layoutAttributesForElements(in: collection.layoutArea(area))?
      .filter { $0.representedElementCategory == .cell && $0.indexPath != path }
      .filter { allowsFocus(at: $0.indexPath) }
    guard let items else { return nil }
    let frames = items.map { collection.layoutArea($0.frame) }
    return direction.nearest(from: start, among: frames).map { items[$0].indexPath }
  }
}
