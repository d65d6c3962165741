// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An edit of a stack, expressed so that the pages that stay need not be looked at.
enum StackEdit {
  /// Adds a page to the top.
  case push(UIViewController)
  /// Removes a number of pages from the top.
  case pop(Int)
  /// Replaces the pages.
  case replace([UIViewController])

  /// Whether the edit only removes pages from the top.
  var isPop: Bool { if case .pop = self { true } else { false } }
}

extension UINavigationBar {
  /// Updates the items to those of an edited stack, whose pages have created theirs.
  func update(after edit: StackEdit, to stack: [UIViewController]) {
    switch edit {
    case .push(let page) where storedItems.count == stack.count - 1:
      changeItemsWithoutAnimation(removing: 0, adding: page.navigationItem)
    case .pop(let count) where storedItems.count == stack.count + count:
      changeItemsWithoutAnimation(removing: count, adding: nil)
    default: setItemsWithoutAnimation(stack.map(\.navigationItem))
    }
  }

  /// Returns the items of a stack that was another one before; pages that stay are not looked at.
  func items(of stack: [UIViewController], after former: [UIViewController]) -> [UINavigationItem] {
    let kept = stack.countOfSamePrefix(as: former)
    guard kept > 0, storedItems.count == former.count,
      storedItems[kept - 1] === stack[kept - 1].navigationItem
    else { return stack.map(\.navigationItem) }
    return storedItems.prefix(kept) + stack.dropFirst(kept).map(\.navigationItem)
  }
}
