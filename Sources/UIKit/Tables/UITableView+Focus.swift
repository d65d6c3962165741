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
    let counts = table.counts
    var place = path.place
    func advance() -> Bool {
      switch direction {
      case .up:
        place.row -= 1
        while place.row < 0 {
          place.section -= 1
          guard place.section >= 0 else { return false }
          place.row = counts[place.section] - 1
        }
      case .down:
        place.row += 1
        while place.row >= counts[place.section] {
          place = ListPlace(place.section + 1, 0)
          guard place.section < counts.count else { return false }
        }
      case .left, .right: return false
      }
      return true
    }
    while advance() {
      let next = IndexPath(place)
      if allowsFocus(at: next) { return next }
    }
    return nil
  }
}
