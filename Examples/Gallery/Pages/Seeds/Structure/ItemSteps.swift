// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The steps of the first access to a page's navigation item, line by line.
@MainActor
struct ItemSteps {
  private weak var page: UIViewController?
  private weak var item: UINavigationItem?
  private let lines: [String]

  /// Accesses the item of a new page.
  ///
  /// - Parameter page: The page.
  init(_ page: UIViewController) {
    var lines = ["page.isViewLoaded", "  \(page.isViewLoaded)"]
    let item = page.navigationItem
    lines += ["let item = page.navigationItem", "  “\(item.title ?? "")”"]
    lines += ["page.isViewLoaded", "  \(page.isViewLoaded)"]
    (self.page, self.item, self.lines) = (page, item, lines)
  }

  /// Returns the lines, including those about a stack that the page was pushed on.
  ///
  /// - Parameter stack: The stack.
  /// - Returns: A line for each step and each result.
  func text(on stack: UINavigationController) -> String {
    let answers = [
      "page.navigationItem === item", "  \(page?.navigationItem === item)",
      "stack.navigationBar.topItem === item", "  \(stack.navigationBar.topItem === item)",
    ]
    return (lines + answers).joined(separator: "\n")
  }
}
