// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

extension BackNavigationController {
  /// The look of a page's back button, by the first of these that says something.
  ///
  /// 1. The page: `navigationItem.backButton`.
  /// 2. The page below: `customBackBarButtonItem`, then `navigationItem.nextBackButton`.
  /// 3. This stack's ``backButton``.
  /// 4. The app's ``BackButton/default``.
  ///
  /// A page with left items of its own that do not supplement the back button, and a page that
  /// hides its back button, shows none of them.
  ///
  /// - Parameter page: A page of the stack.
  /// - Returns: The look; ``BackButton/system`` for the root.
  public func backButton(for page: UIViewController) -> BackButton {
    guard let below = pageBelow(page) else { return .system }
    return BackButtonChoice(for: page, above: below, on: self).look
  }

  /// Says which rule chose a page's back button, and why the others did not.
  ///
  /// - Parameter page: A page.
  /// - Returns: The rules with their answers.
  public func backButtonExplanation(for page: UIViewController) -> BackButtonExplanation {
    BackButtonChoice(for: page, above: pageBelow(page), on: self).explanation
  }

  private func pageBelow(_ page: UIViewController) -> UIViewController? {
    guard let index = viewControllers.firstIndex(of: page), index > 0 else { return nil }
    return viewControllers[index - 1]
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
    item.backState.stack = self
    guard let below else { return remove(from: page) }
    let choice = BackButtonChoice(for: page, above: below, on: self)
    let look = choice.look
    if choice.pageKeepsOut || look.isSystem || look.isArrow {
      remove(from: page)
    } else if let present = item.installedBackItem, present.belongs(to: look, above: below) {
      // The same look over the same page stays: its view may be on the screen.
      present.adopt(look)
      if item.leftItemsSupplementBackButton { put(present, on: item) }
    } else if let made = look.makeItem(for: page, above: below, on: self) {
      made.adopt(look)
      put(made, on: item)
    }
    below.navigationItem.backState.showArrowOnly(
      look.isArrow && !choice.pageKeepsOut,
      on: below.navigationItem
    )
  }

  private func put(_ made: InstalledBackItem, on item: UINavigationItem) {
    let own = item.ownLeftItems
    item.setLeftBarButtonItems([made] + own, animated: false)
    // UIKit's own button would stand there as well.
    guard !own.isEmpty, item.leftItemsSupplementBackButton else { return }
    item.backState.supplements = true
    item.leftItemsSupplementBackButton = false
  }

  private func remove(from page: UIViewController) {
    let item = page.navigationItem
    if item.installedBackItem != nil {
      let own = item.ownLeftItems
      item.setLeftBarButtonItems(own.isEmpty ? nil : own, animated: false)
    }
    if item.backState.supplements {
      item.backState.supplements = false
      item.leftItemsSupplementBackButton = true
    }
  }

  // MARK: The moments at which pages come and go

  /// The bar or the stack is laid out: the top page may have taken left items, or given them back.
  func refreshTopBackButton() {
    let pages = viewControllers
    guard let top = pages.last else { return }
    install(on: top, above: pages.dropLast().last)
    top.navigationItem.installedBackItem?.control?.adoptContentSize()
  }

  /// A page is about to be shown.
  func prepareToShow(_ page: UIViewController, animated: Bool) {
    install(on: page, above: pageBelow(page))
    let item = page.navigationItem.installedBackItem
    item?.wasShown = true
    let coordinator = transitionCoordinator
    let from = coordinator?.viewController(forKey: .from)
    let isOurs = coordinator?.viewController(forKey: .to) === page && from?.isIn(knownPages) == true
    if animated, let coordinator, let from, isOurs, from !== page, !isNavigationBarHidden {
      let isPush = !page.isIn(knownPages)
      let motion = BackMotion(in: navigationBar, from: from, to: page, isPush: isPush)
      motion.follow(coordinator, seen: sights) { [weak self] in self?.settle() }
      self.motion = motion
    }
    sights = [:]
    item?.control?.claimContent()
  }

  /// A change of pages is over, or was taken back.
  func settle() {
    let pages = viewControllers
    let present = Set(pages.map(ObjectIdentifier.init))
    for page in knownPages.compactMap(\.page) where !present.contains(ObjectIdentifier(page)) {
      guard page.navigationItem.backState.stack === self else { continue }
      remove(from: page)
      page.navigationItem.backState.stack = nil
      page.navigationItem.backState.showArrowOnly(false, on: page.navigationItem)
    }
    knownPages = pages.map(WeakPage.init)
    if let top = pages.last {
      top.navigationItem.backState.showArrowOnly(false, on: top.navigationItem)
      top.navigationItem.installedBackItem?.control?.claimContent()
    }
  }
}

/// A page that may be gone.
struct WeakPage {
  weak var page: UIViewController?
}

extension UIViewController {
  fileprivate func isIn(_ pages: [WeakPage]) -> Bool { pages.contains { $0.page === self } }
}
