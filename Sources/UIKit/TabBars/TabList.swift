// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The tabs of a tab bar controller: the view controllers in order, and the "More" page of those
/// that have no button.
@MainActor
final class TabList {
  private unowned let controller: UITabBarController
  /// The view controllers of all tabs; `nil` until they are set.
  private(set) var pages: [UIViewController]?
  /// The stack of the tabs without a button, once it was read or needed.
  private(set) var more: UIMoreNavigationController?

  init(of controller: UITabBarController) { self.controller = controller }

  /// The "More" page, created on demand.
  var madeMore: UIMoreNavigationController {
    if let more { return more }
    let made = UIMoreNavigationController(of: controller)
    more = made
    return made
  }

  /// Whether some tabs have no button.
  var listsPages: Bool { TabPlan.listsTabs(of: pages?.count ?? 0) }

  /// The view controllers of the tabs without a button.
  var listedPages: [UIViewController] {
    Array(pages?.dropFirst(TabPlan.buttons(of: pages?.count ?? 0)) ?? [])
  }

  /// The view controllers of the bar's buttons.
  var tabsWithButton: [UIViewController] {
    guard listsPages, let more else { return pages ?? [] }
    return Array(pages?.prefix(TabPlan.buttons(of: pages?.count ?? 0)) ?? []) + [more]
  }

  /// Whether a view controller can be selected.
  func contains(_ page: UIViewController?) -> Bool {
    guard let page else { return false }
    return pages?.contains(page) == true || listsPages && page === more
  }

  /// The index of a tab; `NSNotFound` for a controller that is no tab, such as the "More" page.
  func index(of page: UIViewController?) -> Int {
    page.flatMap { pages?.firstIndex(of: $0) } ?? NSNotFound
  }

  /// Replaces the tabs, and returns from a tab that the "More" page shows to its list if that tab
  /// is removed.
  func replace(with pages: [UIViewController]?) {
    self.pages = pages
    more?.keep(listedPages)
  }

  /// Makes the "More" page a child where tabs need it.
  ///
  /// - Returns: Whether it became one.
  func addMoreIfNeeded() -> Bool {
    guard listsPages, madeMore.storedParent !== controller else { return false }
    controller.adopt(madeMore)
    return true
  }

  /// Removes the "More" page from its parent where no tab needs it.
  func removeMoreIfNeeded() {
    guard !listsPages, let more, more.storedParent === controller else { return }
    more.willMove(toParent: nil)
    more.leaveParent()
  }
}
