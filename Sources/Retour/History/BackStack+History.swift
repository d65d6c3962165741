// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension BackStack {
  /// The pages that the user can go to from the top page.
  var history: BackHistory {
    BackHistory(
      back: viewControllers.dropLast().reversed().map(BackHistory.Entry.init),
      forward: pagesAhead.map(BackHistory.Entry.init)
    )
  }

  /// The kept pages that the user can go forward to, the nearest first.
  ///
  /// Code may have returned a page to the stack in a transition that goes on.
  var pagesAhead: [UIViewController] {
    Array(forwardPages.pages.prefix { $0.parent == nil })
  }

  /// The elements of the menu of a custom back button; none if there is nowhere to go.
  var historyMenuElements: [UIMenuElement] {
    let history = history
    switch historyMenu {
    case .disabled: return []
    case .automatic: return automaticHistoryMenu(history).children
    case .custom(let make):
      let menu = make(history, automaticHistoryMenu(history))
      // A section shows the title of the closure's menu, and has its options.
      return [
        UIMenu(
          title: menu.title,
          image: menu.image,
          options: menu.options.union(.displayInline),
          preferredElementSize: menu.preferredElementSize,
          children: menu.children
        )
      ]
    }
  }

  private func automaticHistoryMenu(_ history: BackHistory) -> UIMenu {
    let back = history.back.map { entry in
      UIAction(title: entry.title, image: entry.image) { [weak self, weak page = entry.page] _ in
        if let page { self?.requestBack(.historyMenu, to: page) }
      }
    }
    let forward = history.forward.map { entry in
      UIAction(title: entry.title, image: entry.image ?? UIImage(systemName: "chevron.forward")) {
        [weak self, weak page = entry.page] _ in
        if let page { self?.goForward(.historyMenu, to: page) }
      }
    }
    guard !forward.isEmpty else { return UIMenu(children: back) }
    return UIMenu(children: back + [UIMenu(options: .displayInline, children: forward)])
  }

  /// Makes a request to go forward: pushes the kept pages up to one, without asking guards.
  ///
  /// - Parameters:
  ///   - trigger: The way in which the request is made.
  ///   - page: A page of the history; `nil` is the nearest.
  /// - Returns: Whether there was such a page.
  @discardableResult
  func goForward(_ trigger: BackRequest.Trigger, to page: UIViewController? = nil) -> Bool {
    let pages = pagesAhead
    guard let page = page ?? pages.first, let index = pages.firstIndex(where: { $0 === page }),
      let source = topViewController
    else { return false }
    let request = BackRequest(
      trigger,
      from: source,
      to: page,
      skipping: Array(pages[..<index]),
      direction: .forward
    )
    requests.performForward(request) {
      if index == 0 {
        pushViewController(page, animated: true)
      } else {
        setViewControllers(viewControllers + pages[...index], animated: true)
      }
    }
    return true
  }
}
