// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A column whose pages are on the stack of another one while columns are collapsed.
@MainActor
struct MergedColumn {
  /// The view controller of the column.
  let content: UIViewController
  /// The pages that it had.
  let pages: [UIViewController]

  /// Takes the pages of a column, to be put onto another stack.
  init(_ content: UIViewController) {
    self.content = content
    let stack = content as? UINavigationController
    pages = stack?.viewControllers ?? [content]
    stack?.setViewControllers([], animated: false)
  }

  /// Returns the index of the column's first page on a stack; `nil` if none is there.
  func start(on stack: UINavigationController) -> Int? {
    stack.viewControllers.firstIndex { page in pages.contains { $0 === page } }
  }

  /// Returns the pages from a stack to their column, with those that were pushed on top of them.
  ///
  /// A page that the user went back from returns as well: its column has no other.
  func separate(from stack: UINavigationController) {
    var tail: [UIViewController] = []
    if let start = start(on: stack) {
      let all = stack.viewControllers
      tail = Array(all[start...])
      stack.setViewControllers(Array(all[..<start]), animated: false)
    }
    (content as? UINavigationController)?
      .setViewControllers(tail.isEmpty ? pages : tail, animated: false)
  }
}
