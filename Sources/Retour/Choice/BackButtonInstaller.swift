// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Installs the back buttons of a stack's pages, and removes them from pages that have left.
///
/// It acts on changes of the model only: a push, a pop, a replaced stack, a look that is set, and
/// an item of the bar that has changed. It never acts in a layout pass. A push and a pop cost the
/// same at any depth.
@MainActor
final class BackButtonInstaller {
  private unowned let stack: BackStack
  /// The pages of the stack as it last settled, the root first.
  private var settled: [BackButtonRecord] = []
  /// Pages with a button that have not been on the stack yet when it settled.
  private var arriving: [BackButtonRecord] = []
  /// Pages that a replaced stack leaves out and that may still be on it.
  private var leaving: [BackButtonRecord] = []
  /// The page that the last operation has put on top and that was not on the stack before.
  private weak var arrivingTop: UIViewController?
  /// Whether the installer itself is changing navigation items.
  private var isInstalling = false
  /// The looks of the app on whose screen the stack is.
  private weak var followedLooks: ApplicationLooks?
  /// Whether a look has changed during a transition.
  private var hasPendingLooks = false

  init(_ stack: BackStack) { self.stack = stack }

  // MARK: Changes of the stack

  /// A page is about to be pushed.
  func willPush(_ page: UIViewController) {
    arrivingTop = page
    changeItems { installButton(on: page, above: stack.topViewController) }
  }

  /// The stack is about to be replaced.
  func willReplacePages(with pages: [UIViewController]) {
    let isKnown = stack.viewControllers.contains { $0 === pages.last }
    arrivingTop = isKnown ? nil : pages.last
    let remaining = Set(pages.map(ObjectIdentifier.init))
    leaving.append(contentsOf: stack.viewControllers.lazy.compactMap(existingRecord))
    leaving.removeAll { $0.page.map { remaining.contains(ObjectIdentifier($0)) } ?? true }
    changeItems {
      for (index, page) in pages.enumerated() {
        installButton(on: page, above: index > 0 ? pages[index - 1] : nil)
      }
    }
  }

  /// An interactive push has been cancelled: its page does not arrive.
  func pushWasCancelled(of page: UIViewController) {
    guard let record = existingRecord(of: page), !isOnStack(record) else { return }
    arriving.removeAll { $0 === record }
    forget(record)
  }

  /// A page is about to be shown, by an operation or a swipe.
  func willShow(_ page: UIViewController) {
    changeItems { installButton(on: page, above: pageBelow(page)) }
    existingRecord(of: page)?.pageWillShow()
    page.navigationItem.installedBackControl?.takeContent()
  }

  /// A page is about to be shown on a stack whose operations nobody announces.
  func willShowUnannounced(_ page: UIViewController) {
    arrivingTop = isSettled(page) ? nil : page
  }

  /// The stack has come to rest, or a transition has been cancelled.
  func stackDidSettle() {
    let pages = stack.viewControllers
    if stack.isAttached { noteUnannouncedChanges(to: pages) }
    changeItems {
      followChanges(to: pages)
      guard let top = pages.last else { return }
      record(of: top).restoreDisplayMode()
      installButton(on: top, above: pages.dropLast().last)
    }
    pages.last?.navigationItem.installedBackControl?.takeContent()
  }

  /// Whether a page that is about to be shown is pushed, rather than revealed.
  ///
  /// The operation tells: what is at rest may have changed by then, as iOS 17 has no coordinator
  /// right after a change without animation.
  func isArriving(_ page: UIViewController) -> Bool { page === arrivingTop }

  /// Whether a page was on the stack when the stack last settled.
  func isSettled(_ page: UIViewController) -> Bool {
    existingRecord(of: page)?.isSettled ?? false
  }

  /// Updates the records to a stack, and restores the pages that have left it.
  ///
  /// Stacks change at their top: the comparison starts there and ends at the first page that is in
  /// its place. Pages further down change only with a replaced stack, whose arriving and leaving
  /// pages are known.
  private func followChanges(to pages: [UIViewController]) {
    var moved: [BackButtonRecord] = []
    while let last = settled.last {
      let index = settled.count - 1
      if index < pages.count, pages[index] === last.page { break }
      last.pageDidMove()
      moved.append(settled.removeLast())
    }
    for page in pages.dropFirst(settled.count) {
      let record = record(of: page)
      record.pageDidSettle()
      settled.append(record)
    }
    var hasChangesBelow = false
    let isOnStack = stackTest(of: moved.count)
    for record in moved where !record.isSettled {
      if isOnStack(record) { hasChangesBelow = true } else { forget(record) }
    }
    let (arrived, left) = takeResolvedRecords()
    for record in arrived where !record.isSettled { hasChangesBelow = true }
    for record in left {
      if record.isSettled { hasChangesBelow = true }
      forget(record)
    }
    guard hasChangesBelow else { return }
    settled = pages.map(record)
    for record in settled { record.pageDidSettle() }
  }

  /// Finds the pages that have arrived on and left a stack whose operations nobody announces.
  private func noteUnannouncedChanges(to pages: [UIViewController]) {
    guard !settled.elementsEqual(pages, by: { $0.page === $1 }) else { return }
    let isOnStack = stackTest(of: settled.count)
    leaving.append(contentsOf: settled.filter { !isOnStack($0) })
    for page in pages { _ = record(of: page) }
  }

  /// Removes the buttons of all pages, for good.
  func removeButtons() {
    followedLooks?.remove(self)
    followedLooks = nil
    let records = settled + arriving + leaving
    (settled, arriving, leaving) = ([], [], [])
    for record in records { forget(record) }
  }

  /// Takes the arriving pages that are on the stack now, and the leaving ones that no longer are.
  ///
  /// An operation that waits for another one has not changed the stack yet: its pages remain.
  private func takeResolvedRecords() -> (arrived: [BackButtonRecord], left: [BackButtonRecord]) {
    let isOnStack = stackTest(of: arriving.count + leaving.count)
    let arrived = arriving.filter(isOnStack)
    let left = leaving.filter { !isOnStack($0) }
    arriving.removeAll { $0.page == nil || $0.installer !== self || isOnStack($0) }
    leaving.removeAll { !isOnStack($0) }
    return (arrived, left)
  }

  /// Returns a test of whether pages are on the stack.
  ///
  /// - Parameter count: The number of pages that are tested.
  /// - Returns: The test: a search for the few pages of a push or a pop, which are near the top, a
  ///   table for those of a stack that was set.
  private func stackTest(of count: Int) -> (BackButtonRecord) -> Bool {
    guard count > Self.fewPages else { return isOnStack }
    let pages = Set(stack.viewControllers.map(ObjectIdentifier.init))
    return { record in record.page.map { pages.contains(ObjectIdentifier($0)) } ?? false }
  }

  /// The number of pages up to which a search for each costs less than a table (our decision).
  private static let fewPages = 4

  private func isOnStack(_ record: BackButtonRecord) -> Bool {
    // The parent tells at any depth that a page has left; the search starts at the top.
    guard let page = record.page, page.parent === stack.controller else { return false }
    return stack.viewControllers.last { $0 === page } != nil
  }

  // MARK: Changes of looks

  /// The stack is on the screen of an app, whose default it follows from now on.
  func followDefaultLook() {
    let looks = ApplicationLooks.shared
    guard followedLooks !== looks else { return }
    followedLooks?.remove(self)
    followedLooks = looks
    looks.add(self)
    looksDidChange()
  }

  /// The look of the stack, or the default of the app, has changed.
  ///
  /// During a transition nothing changes: a bar since iOS 26 draws items that are replaced then at
  /// a wrong size.
  func looksDidChange() {
    if !waitsForTransition() { installButtons() }
  }

  /// The traits of the stack have changed.
  func traitsDidChange() {
    for page in stack.viewControllers {
      page.navigationItem.installedBackControl?.traitsDidChange(to: stack.traitCollection)
    }
    looksDidChange()
  }

  private func installButtons() {
    let pages = stack.viewControllers
    changeItems {
      for (index, page) in pages.enumerated() {
        installButton(on: page, above: index > 0 ? pages[index - 1] : nil)
      }
    }
  }

  /// Postpones a change of looks to the end of a running transition.
  ///
  /// - Returns: Whether a transition is running.
  private func waitsForTransition() -> Bool {
    guard let coordinator = stack.transitionCoordinator else { return false }
    guard !hasPendingLooks else { return true }
    hasPendingLooks = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self, hasPendingLooks else { return }
      hasPendingLooks = false
      installButtons()
    }
    return hasPendingLooks
  }

  /// The look of a page's own button has changed.
  static func lookDidChange(of item: UINavigationItem) {
    guard let record = record(of: item), let page = record.page else { return }
    record.installer?.updateButton(of: page)
  }

  /// The look of the buttons of pages above a page has changed.
  static func nextLookDidChange(of item: UINavigationItem) {
    guard let record = record(of: item), let page = record.page, let installer = record.installer,
      let above = installer.pageAbove(page)
    else { return }
    installer.updateButton(of: above)
  }

  /// An item of the bar may have changed: the top page may have got left items, or removed them.
  ///
  /// During a transition, buttons that move stay as they are: the change is visible when the stack
  /// settles.
  func barItemsMayHaveChanged() {
    guard !isInstalling, stack.transitionCoordinator == nil, let top = stack.topViewController,
      existingRecord(of: top) != nil
    else { return }
    updateButton(of: top)
  }

  private func updateButton(of page: UIViewController) {
    guard !waitsForTransition() else { return }
    let pages = stack.viewControllers
    // A page that is being popped keeps its button until the transition has ended.
    guard let index = pages.lastIndex(where: { $0 === page }) else { return }
    changeItems { installButton(on: page, above: index > 0 ? pages[index - 1] : nil) }
  }

  // MARK: Asking

  /// The rules that apply to a page.
  func choice(for page: UIViewController, above below: UIViewController?) -> BackButtonChoice {
    choice(for: page, above: below, existingRecord(of: page))
  }

  private func choice(
    for page: UIViewController,
    above below: UIViewController?,
    _ record: BackButtonRecord?
  ) -> BackButtonChoice {
    BackButtonChoice(
      for: page,
      above: below,
      on: stack,
      supplements: record?.supplementsBackButton
        ?? page.navigationItem.leftItemsSupplementBackButton,
      hidesBackButton: record?.hidesBackButton ?? page.navigationItem.hidesBackButton
    )
  }

  /// The page directly below a page of the stack.
  func pageBelow(_ page: UIViewController) -> UIViewController? {
    let pages = stack.viewControllers
    guard let index = pages.lastIndex(where: { $0 === page }), index > 0 else { return nil }
    return pages[index - 1]
  }

  private func pageAbove(_ page: UIViewController) -> UIViewController? {
    let pages = stack.viewControllers
    guard let index = pages.lastIndex(where: { $0 === page }), index + 1 < pages.count else {
      return nil
    }
    return pages[index + 1]
  }

  // MARK: Installing

  /// Installs the button that belongs to a page, unless the page has set left items.
  private func installButton(on page: UIViewController, above below: UIViewController?) {
    let record = record(of: page)
    guard let below else {
      record.removeSystemAction()
      return record.removeButton()
    }
    let belowRecord = self.record(of: below)
    let choice = choice(for: page, above: below, record)
    let look = choice.look
    // Only a button that is made, or may have to be made anew, needs its title.
    func title() -> String? { below.navigationItem.backButtonText(belowRecord.displayMode) }
    let isUIKits = look.isSystem || look.isArrow
    if isUIKits, !choice.pageKeepsOut {
      record.installSystemAction(on: stack)
    } else {
      record.removeSystemAction()
    }
    if choice.pageKeepsOut || isUIKits {
      record.removeButton()
    } else if !record.updateButton(for: look, above: below, title: title) {
      let title = title()
      let environment = BackEnvironment(
        of: page,
        above: below,
        on: stack.navigationController,
        title: title
      )
      if let item = look.makeItem(in: environment, for: page, on: stack) {
        record.install(item, above: below, title: title)
      }
    }
    if look.isArrow, !choice.pageKeepsOut {
      belowRecord.showArrowAlone()
    } else {
      belowRecord.restoreDisplayMode()
    }
  }

  /// Runs a change of navigation items, whose callbacks are not changes by the app.
  private func changeItems(_ change: () -> Void) {
    let wasInstalling = isInstalling
    isInstalling = true
    change()
    isInstalling = wasInstalling
  }

  // MARK: Records

  private func forget(_ record: BackButtonRecord) {
    guard record.installer === self else { return }
    changeItems(record.pageDidLeave)
  }

  private func existingRecord(of page: UIViewController) -> BackButtonRecord? {
    let record = Self.record(of: page.navigationItem)
    return record?.installer === self ? record : nil
  }

  private func record(of page: UIViewController) -> BackButtonRecord {
    if let record = existingRecord(of: page) { return record }
    let item = page.navigationItem
    // The page may come from another stack that has not settled yet.
    Self.record(of: item)?.pageDidLeave()
    let record = BackButtonRecord(page, self)
    objc_setAssociatedObject(item, recordKey.address, record, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    arriving.append(record)
    return record
  }

  private static func record(of item: UINavigationItem) -> BackButtonRecord? {
    objc_getAssociatedObject(item, recordKey.address) as? BackButtonRecord
  }
}

private let recordKey = AssociationKey()

extension UINavigationItem {
  /// The title of a back button to this item by UIKit's rules; `nil` for the arrow alone.
  fileprivate func backButtonText(_ mode: BackButtonDisplayMode) -> String? {
    if mode == .minimal { return nil }
    if let backBarButtonItem { return backBarButtonItem.title?.nonblank }
    if mode == .generic { return SystemStrings.back }
    return (backButtonTitle ?? title ?? SystemStrings.back).nonblank
  }
}

extension String {
  /// The text; `nil` if it is empty or consists of spaces, which stand for the arrow alone.
  var nonblank: String? { contains { !$0.isWhitespace } ? self : nil }
}
