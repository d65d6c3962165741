// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UITabBarController {
  var indexOfSelection: Int {
    guard let selection else { return NSNotFound }
    return pages?.firstIndex(of: selection) ?? NSNotFound
  }

  func replacePages(with pages: [UIViewController]?) {
    let (former, now) = (self.pages ?? [], pages ?? [])
    let place = indexOfSelection
    let removed = former.filter { !now.contains($0) }
    let added = now.filter { !former.contains($0) }
    if now.count > TabBarFigures.mostTabs {
      RetourLog.once(
        "tabs",
        "a tab bar shows \(TabBarFigures.mostTabs) of \(now.count) tabs: there is no More page"
      )
    }
    self.pages = pages
    for page in removed { page.willMove(toParent: nil) }
    for page in added { adopt(page) }
    if let selection, now.contains(selection) {
      select(selection)
    } else {
      select(now.indices.contains(place) ? now[place] : now.first)
    }
    if let shownPage, removed.contains(shownPage) { takeOutShownPage() }
    // A page that goes lives until it has heard so.
    for page in removed { page.leaveParent() }
    for page in added { page.didMove(toParent: self) }
  }

  /// A tab's controller goes elsewhere: its tab goes, too; the place's next one is selected.
  func removePage(_ page: UIViewController) {
    guard let pages, let place = pages.firstIndex(of: page) else { return }
    let others = pages.filter { $0 !== page }
    self.pages = others
    if selection === page {
      select(others.indices.contains(place) ? others[place] : others.last)
    } else {
      itemsDidChange()
    }
    if shownPage === page { takeOutShownPage() }
  }

  func choose(_ page: UIViewController?) {
    guard let page, pages?.contains(page) == true else {
      misuse(
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected."
      )
    }
    select(page)
  }

  /// Selects by place; a place without a tab changes nothing.
  func choose(at index: Int) {
    guard let pages, pages.indices.contains(index) else { return }
    select(pages[index])
  }

  func itemWasTapped(_ item: UITabBarItem) {
    guard let page = pages?.first(where: { $0.madeTabBarItem === item }),
      storedDelegate?.tabBarController(self, shouldSelect: page) != false
    else { return }
    tabBar(bar, didSelect: item)
    if page === selection {
      if let stack = page as? UINavigationController, stack.stack.count > 1 {
        stack.popToRootViewController(animated: true)
      }
    } else {
      select(page)
    }
    storedDelegate?.tabBarController(self, didSelect: page)
  }

  /// Brings the bar in line with the controllers' items.
  func itemsDidChange() {
    let shown = pages?.prefix(TabBarFigures.mostTabs).compactMap(\.madeTabBarItem)
    bar.show(shown, selected: selection?.madeTabBarItem)
  }

  private func select(_ page: UIViewController?) {
    selection = page
    itemsDidChange()
    showSelection()
  }
}
