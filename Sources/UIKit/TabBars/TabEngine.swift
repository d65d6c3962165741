// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The model of a tab bar controller: its tabs, the selected one and its bar.
///
/// The selection changes at once; the page on screen follows it, see `TabSwitch`.
@MainActor
final class TabEngine {
  private unowned let controller: UITabBarController
  let tabs: TabList
  /// The view controller of the selected button; the page on screen follows it.
  private(set) weak var selection: UIViewController?
  private(set) lazy var bottomBar = BottomBar(of: controller)
  private(set) lazy var pageSwitch = TabSwitch(of: controller)

  init(of controller: UITabBarController) {
    self.controller = controller
    tabs = TabList(of: controller)
  }

  // MARK: The selected tab

  /// The view controller of the selected tab, be it with a button or on the "More" page.
  var chosenPage: UIViewController? {
    guard let more = tabs.more, selection === more else { return selection }
    return more.chosen ?? more
  }

  /// The index of the selected tab; `NSNotFound` without one.
  var indexOfSelection: Int { tabs.index(of: chosenPage) }

  /// Selects a tab for the app.
  func choose(_ page: UIViewController?) {
    guard let page, tabs.contains(page) else {
      misuse(
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected."
      )
    }
    open(page)
  }

  /// Selects a tab by its index for the app; an index without a tab has no effect.
  func choose(at index: Int) {
    guard let pages = tabs.pages, pages.indices.contains(index) else { return }
    open(pages[index])
  }

  /// Selects the tab of a button that was tapped, unless the delegate refuses.
  func itemWasTapped(_ item: UITabBarItem) {
    guard let page = tabs.tabsWithButton.first(where: { $0.madeTabBarItem === item }),
      controller.storedDelegate?.tabBarController(controller, shouldSelect: page) != false
    else { return }
    controller.tabBar(bottomBar.view, didSelect: item)
    if page === selection {
      if let stack = page as? UINavigationController, stack.stack.count > 1 {
        stack.popToRootViewController(animated: true)
      }
    } else {
      select(page)
    }
    controller.storedDelegate?.tabBarController(controller, didSelect: page)
  }

  /// Selects a tab, on the "More" page if it has no button.
  private func open(_ page: UIViewController?) {
    guard let page, let more = tabs.more, tabs.listedPages.contains(page) else {
      return select(page)
    }
    if pageSwitch.shownPage === page {
      // It had a button: its view leaves that place before it is pushed on the "More" page.
      select(more)
      if pageSwitch.shownPage === page { pageSwitch.removeShownPage() }
    }
    more.choose(page, animated: false)
    select(more)
  }

  /// Selects the tab of a button.
  private func select(_ page: UIViewController?) {
    if page !== selection { pageSwitch.endTransition() }
    selection = page
    updateItems()
    bottomBar.followSelection()
    pageSwitch.show()
  }

  /// Selects the tab again that was selected before a transition that was cancelled.
  func restoreSelection(_ page: UIViewController) {
    selection = tabs.tabsWithButton.contains(page) ? page : tabs.tabsWithButton.first
    updateItems()
  }

  // MARK: Changing the tabs

  /// Replaces the tabs.
  func replacePages(with pages: [UIViewController]?) {
    pageSwitch.endTransition()
    let (former, now) = (tabs.pages ?? [], pages ?? [])
    let (chosen, place) = (chosenPage, indexOfSelection)
    let added = now.filter { !former.contains($0) }
    tabs.replace(with: pages)
    // A page that was on the "More" page is no child of it any more.
    let removed = former.filter { !now.contains($0) && $0.storedParent === controller }
    for page in removed { page.willMove(toParent: nil) }
    for page in added {
      controller.adopt(page)
      _ = (page as? UINavigationController)?.updateBottomBarRequest()
    }
    let addsMore = tabs.addMoreIfNeeded()
    open(tabs.contains(chosen) ? chosen : now.indices.contains(place) ? now[place] : now.first)
    if let shown = pageSwitch.shownPage, !tabs.tabsWithButton.contains(shown),
      !pageSwitch.isStartingTransition
    {
      pageSwitch.removeShownPage()
    }
    // A removed page stays alive until it received its callbacks.
    for page in removed { page.leaveParent() }
    for page in added where page.storedParent === controller { page.didMove(toParent: controller) }
    if addsMore { tabs.more?.didMove(toParent: controller) }
    tabs.removeMoreIfNeeded()
  }

  /// Removes the tab of a view controller that moves to another parent, and selects the next one.
  func removePage(_ page: UIViewController) {
    guard let pages = tabs.pages, let place = pages.firstIndex(of: page),
      tabs.more?.holds(page) != true
    else { return }
    pageSwitch.endTransition()
    let others = pages.filter { $0 !== page }
    let chosen = chosenPage
    tabs.replace(with: others)
    if chosen === page || !tabs.contains(chosen) {
      open(others.indices.contains(place) ? others[place] : others.last)
    } else {
      open(chosen)
    }
    let shown = pageSwitch.shownPage
    if shown === page || shown === tabs.more && !tabs.listsPages { pageSwitch.removeShownPage() }
    tabs.removeMoreIfNeeded()
  }

  /// Makes a view controller that left the "More" page a child again, if it is still a tab.
  func readopt(_ page: UIViewController) {
    guard tabs.pages?.contains(page) == true, page.storedParent == nil else { return }
    controller.adopt(page)
    page.didMove(toParent: controller)
  }

  /// Updates the bar and the "More" page from the items of the view controllers.
  func updateItems() {
    tabs.more?.list.show(tabs.listedPages)
    bottomBar.view.show(
      tabs.pages == nil ? nil : tabs.tabsWithButton.map(\.madeTabBarItem),
      selected: selection?.madeTabBarItem
    )
  }
}
