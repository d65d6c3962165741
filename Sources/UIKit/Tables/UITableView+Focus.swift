// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

extension UITableView: FocusList {
  var listSelection: ListSelection { table.selection }
  var preferredFocusPath: IndexPath? { delegate?.indexPathForPreferredFocusedView(in: self) }

  func allowsFocus(at path: IndexPath) -> Bool {
    delegate?.tableView(self, canFocusRowAt: path) ?? allowsFocus
  }
  func selectsFocused(at path: IndexPath) -> Bool {
    delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
  }
  func focusPath(ofCell cell: UIView) -> IndexPath? {
    (cell as? UITableViewCell).flatMap(indexPath)
  }
  func focusCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  func focusFrame(of path: IndexPath) -> CGRect { rectForRow(at: path) }

  func focusPath(from path: IndexPath, _ direction: FocusDirection) -> IndexPath? {
    guard direction == .up || direction == .down else { return nil }
    let counts = table.counts
    var place = path.place
    while let next = direction == .up ? place.previous(in: counts) : place.next(in: counts) {
      if allowsFocus(at: IndexPath(next)) { return IndexPath(next) }
      place = next
    }
    return nil
  }
}
