// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// What happens when a page is asked for its navigation item, line by line.
@MainActor
struct ItemSteps {
  private weak var page: UIViewController?
  private weak var item: UINavigationItem?
  private let lines: [String]

  /// Asks a page that nobody has asked before.
  ///
  /// - Parameter page: The page.
  init(_ page: UIViewController) {
    var lines = ["page.isViewLoaded", "  \(page.isViewLoaded)"]
    let item = page.navigationItem
    lines += ["let item = page.navigationItem", "  “\(item.title ?? "")”"]
    lines += ["page.isViewLoaded", "  \(page.isViewLoaded)"]
    (self.page, self.item, self.lines) = (page, item, lines)
  }

  /// The lines, with those about a stack that the page was pushed on.
  ///
  /// - Parameter stack: The stack.
  /// - Returns: A line for each step and each answer.
  func text(on stack: UINavigationController) -> String {
    let answers = [
      "page.navigationItem === item", "  \(page?.navigationItem === item)",
      "stack.navigationBar.topItem === item", "  \(stack.navigationBar.topItem === item)",
    ]
    return (lines + answers).joined(separator: "\n")
  }
}
