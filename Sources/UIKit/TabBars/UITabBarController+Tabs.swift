// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UITabBarController {
  /// The place of the selected tab among all.
  var indexOfSelection: Int {
    guard let chosenPage else { return NSNotFound }
    return pages?.firstIndex(of: chosenPage) ?? NSNotFound
  }

  func replacePages(with pages: [UIViewController]?) {
    let (former, now) = (self.pages ?? [], pages ?? [])
    let (chosen, place) = (chosenPage, indexOfSelection)
    let added = now.filter { !former.contains($0) }
    self.pages = pages
    more?.keep(listedPages)
    // What was shown above the list has left by now.
    let removed = former.filter { !now.contains($0) && $0.storedParent === self }
    for page in removed { page.willMove(toParent: nil) }
    for page in added { adopt(page) }
    let bringsMore = addMoreIfNeeded()
    open(stays(chosen) ? chosen : now.indices.contains(place) ? now[place] : now.first)
    if let shownPage, !tabsWithButton.contains(shownPage) { takeOutShownPage() }
    // A page that goes lives until it has heard so.
    for page in removed { page.leaveParent() }
    for page in added where page.storedParent === self { page.didMove(toParent: self) }
    if bringsMore { more?.didMove(toParent: self) }
    removeMoreIfNeeded()
  }

  /// A tab's controller goes elsewhere: its tab goes, too; the place's next one is selected.
  func removePage(_ page: UIViewController) {
    guard let pages, let place = pages.firstIndex(of: page), more?.holds(page) != true else {
      return
    }
    let others = pages.filter { $0 !== page }
    let chosen = chosenPage
    self.pages = others
    more?.keep(listedPages)
    if chosen === page || !stays(chosen) {
      open(others.indices.contains(place) ? others[place] : others.last)
    } else {
      open(chosen)
    }
    if shownPage === page || shownPage === more && !listsPages { takeOutShownPage() }
    removeMoreIfNeeded()
  }

  func choose(_ page: UIViewController?) {
    guard let page, stays(page) else {
      misuse(
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected."
      )
    }
    open(page)
  }

  /// Selects by place; a place without a tab changes nothing.
  func choose(at index: Int) {
    guard let pages, pages.indices.contains(index) else { return }
    open(pages[index])
  }

  func itemWasTapped(_ item: UITabBarItem) {
    guard let page = tabsWithButton.first(where: { $0.madeTabBarItem === item }),
      storedDelegate?.tabBarController(self, shouldSelect: page) != false
    else { return }
    tabBar(bottomBar.view, didSelect: item)
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
    more?.list.show(listedPages)
    bottomBar.view.show(
      pages == nil ? nil : tabsWithButton.map(\.madeTabBarItem),
      selected: selection?.madeTabBarItem
    )
  }

  /// Selects a tab by its button.
  func select(_ page: UIViewController?) {
    selection = page
    itemsDidChange()
    showSelection()
  }
}
