// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

extension BackNavigationController {
  /// The look of a page's back button: the first of these that says something.
  ///
  /// 1. The page below: `customBackBarButtonItem`.
  /// 2. This stack's ``backButton``.
  /// 3. The app's ``BackButton/default``.
  ///
  /// - Parameter page: A page of the stack.
  /// - Returns: The look; ``BackButton/system`` for the root.
  public func backButton(for page: UIViewController) -> BackButton {
    guard let index = viewControllers.firstIndex(of: page), index > 0 else { return .system }
    return look(above: viewControllers[index - 1])
  }

  /// Brings the back buttons up to date, of the page at an index of the stack and those above.
  func installBackButtons(from index: Int) {
    let pages = viewControllers
    for place in index..<max(index, pages.count) {
      install(on: pages[place], above: place > 0 ? pages[place - 1] : nil)
    }
  }

  /// Gives the pages of a stack to come their back buttons.
  func installBackButtons(on pages: [UIViewController]) {
    for (index, page) in pages.enumerated() {
      install(on: page, above: index > 0 ? pages[index - 1] : nil)
    }
  }

  /// Gives a page the back button that belongs there, unless the page has left items of its own.
  func install(on page: UIViewController, above below: UIViewController?) {
    let item = page.navigationItem
    let present = item.leftBarButtonItem as? InstalledBackItem
    guard present != nil || item.leftBarButtonItems?.isEmpty ?? true else { return }
    guard let below, !item.hidesBackButton else {
      if present != nil { item.leftBarButtonItem = nil }
      return
    }
    let look = look(above: below)
    // The same look over the same page stays: its view may be on the screen.
    if let present, present.belongs(to: look, above: below) { return }
    item.leftBarButtonItem = look.makeItem(above: below, on: self)
  }

  private func look(above below: UIViewController) -> BackButton {
    below.customBackBarButtonItem.map(BackButton.item) ?? backButton ?? BackButton.default
  }
}
