// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// An element of a list whose cell has the keyboard focus or can have it.
@MainActor
struct ListElement {
  let list: any FocusList
  let path: IndexPath

  /// Creates the element of a cell; `nil` for other items.
  init?(_ item: any UIFocusItem) {
    guard let cell = item as? UIView, let list = cell.storedSuperview as? any FocusList,
      let path = list.focusPath(ofCell: cell)
    else { return nil }
    (self.list, self.path) = (list, path)
  }

  /// Whether the element can have the focus.
  var allowsFocus: Bool { list.allowsFocus(at: path) }

  /// Returns the nearest element in a direction; `nil` at the end of the list.
  func neighbor(_ direction: FocusDirection) -> IndexPath? { list.focusPath(from: path, direction) }

  // MARK: Keys

  /// A key that presses the element came down.
  func pressBegan() {
    let frame = list.focusFrame(of: path)
    list.listSelection.touchBegan(path, at: CGPoint(x: frame.midX, y: frame.midY))
  }
  /// The key came up.
  func pressEnded() { list.listSelection.touchEnded() }
  /// The element lost the focus meanwhile.
  func pressCancelled() { list.listSelection.touchCancelled() }
}
