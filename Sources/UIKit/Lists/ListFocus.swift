// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The element of a list that had the keyboard focus last.
@MainActor
final class ListFocus {
  /// The element; `nil` after the focus left a list that does not remember it.
  private(set) var last: IndexPath?

  /// Follows the focus, and selects the element that got it where the list says so.
  func didUpdate(_ context: UIFocusUpdateContext, in list: any FocusList) {
    for view in [context.previouslyFocusedView, context.nextFocusedView] {
      (view as? any ConfiguredView)?.setNeedsUpdateConfiguration()
    }
    guard let view = context.nextFocusedView, let path = list.focusPath(around: view) else {
      // An item that is gone leaves its place to what takes it.
      if context.nextFocusedItem != nil, !list.remembersLastFocusedIndexPath { last = nil }
      return
    }
    last = path
    guard view.storedSuperview === list, list.selectsFocused(at: path),
      !list.listSelection.contains(path)
    else { return }
    list.listSelection.changeSelection(path)
  }

  /// Moves with the elements.
  ///
  /// - Parameter map: Returns the new place of an element; `nil` for one that was deleted.
  func update(by map: (IndexPath) -> IndexPath?) { last = last.flatMap { map($0) ?? $0 } }
}
