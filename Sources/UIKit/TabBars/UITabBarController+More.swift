// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// More than five tabs: the first four have a button, the others a row on the page of a fifth one.
extension UITabBarController {
  /// Whether some tabs have no button.
  var listsPages: Bool { (pages?.count ?? 0) > TabBarFigures.mostTabs }

  /// The controllers of the tabs without a button, in reading order.
  var listedPages: [UIViewController] {
    listsPages ? Array(pages?.dropFirst(TabBarFigures.mostTabs - 1) ?? []) : []
  }

  /// The controllers that the buttons of the bar stand for, in reading order.
  var tabsWithButton: [UIViewController] {
    guard listsPages, let more else { return pages ?? [] }
    return Array(pages?.prefix(TabBarFigures.mostTabs - 1) ?? []) + [more]
  }

  /// The selected tab's controller, be it with a button or above the list.
  var chosenPage: UIViewController? {
    guard let more, selection === more else { return selection }
    return more.chosen ?? more
  }

  var madeMore: UIMoreNavigationController {
    if let more { return more }
    let made = UIMoreNavigationController(of: self)
    more = made
    return made
  }

  /// Whether a controller can be selected.
  func stays(_ page: UIViewController?) -> Bool {
    guard let page else { return false }
    return pages?.contains(page) == true || listsPages && page === more
  }

  /// Makes the "More" page a child where tabs need it.
  ///
  /// - Returns: Whether it became one.
  func addMoreIfNeeded() -> Bool {
    guard listsPages, madeMore.storedParent !== self else { return false }
    adopt(madeMore)
    return true
  }

  /// Lets go of the "More" page where no tab needs it any more.
  func removeMoreIfNeeded() {
    guard !listsPages, let more, more.storedParent === self else { return }
    more.willMove(toParent: nil)
    more.leaveParent()
  }

  /// Selects a tab, above the list if it has no button.
  func open(_ page: UIViewController?) {
    guard let page, let more, listedPages.contains(page) else { return select(page) }
    if shownPage === page {
      // It had a button: its view leaves that place before it comes above the list.
      select(more)
      if shownPage === page { takeOutShownPage() }
    }
    more.choose(page, animated: false)
    select(more)
  }

  /// A controller left the place above the list: it belongs to its tab again.
  func takeBack(_ page: UIViewController) {
    guard pages?.contains(page) == true, page.storedParent == nil else { return }
    adopt(page)
    page.didMove(toParent: self)
  }
}
