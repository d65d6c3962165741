// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The pages of a navigation controller, the root first.
@MainActor
struct PageStack {
  /// The result of an edit.
  struct Change {
    /// The transition that the edit calls for.
    let operation: StackChange.Operation
    /// The pages that left the stack, bottom to top.
    let removed: [UIViewController]
    /// The pages that joined the stack, bottom to top.
    let added: [UIViewController]
  }

  private(set) var pages: [UIViewController] = []

  /// Whether a page is on the stack; those near the top are found first.
  func contains(_ page: UIViewController) -> Bool {
    let pages = pages
    var index = pages.count
    while index > 0 {
      index -= 1
      if pages[index] === page { return true }
    }
    return false
  }

  /// Returns the pages above one; `nil` if that one is not on the stack.
  func pages(above page: UIViewController) -> ArraySlice<UIViewController>? {
    pages.firstIndex(ofSame: page).map { pages[($0 + 1)...] }
  }

  /// Edits the stack in place, without a look at the pages that stay where that is possible.
  mutating func apply(_ edit: StackEdit) -> Change {
    switch edit {
    case .push(let page):
      pages.append(page)
      return Change(operation: .push, removed: [], added: [page])
    case .pop(let count):
      let removed = Array(pages.suffix(count))
      pages.removeLast(count)
      return Change(operation: count == 0 ? .none : .pop, removed: removed, added: [])
    case .replace(let new):
      let difference = StackChange(
        from: pages.map(ObjectIdentifier.init),
        to: new.map(ObjectIdentifier.init)
      )
      let (gone, come) = (Set(difference.removed), Set(difference.added))
      let change = Change(
        operation: difference.operation,
        removed: gone.isEmpty ? [] : pages.filter { gone.contains(ObjectIdentifier($0)) },
        added: come.isEmpty ? [] : new.filter { come.contains(ObjectIdentifier($0)) }
      )
      pages = new
      return change
    }
  }

  /// Restores the pages of a transition that was cancelled.
  mutating func restore(_ former: [UIViewController]) { pages = former }
}
