// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// One page of a ``BackNavigationController``: its back button, and the values that its navigation
/// item had before the kit changed them.
@MainActor
final class BackButtonRecord {
  private(set) weak var page: UIViewController?
  private(set) weak var installer: BackButtonInstaller?
  /// Whether the page was on the stack when the stack last settled.
  private(set) var isSettled = false
  private var button: Button?
  /// The item's display mode, while the page above shows the arrow alone.
  private var ownDisplayMode: UINavigationItem.BackButtonDisplayMode?
  /// Whether the item's `leftItemsSupplementBackButton` was set and the kit has cleared it.
  private var hasClearedSupplement = false
  /// Whether the kit has set the item's `hidesBackButton`.
  private var hasHiddenBackButton = false

  /// The action that the kit has given to UIKit's own button.
  private var systemAction: UIAction?

  /// An installed button, and the page and the title that it was made for.
  private struct Button {
    let item: InstalledBackItem
    weak var below: UIViewController?
    let title: String?
    /// Whether the page has been shown with it: the title stays from then on, as UIKit's does.
    var wasShown = false
  }

  init(_ page: UIViewController, _ installer: BackButtonInstaller) {
    (self.page, self.installer) = (page, installer)
  }

  private var item: UINavigationItem? { page?.navigationItem }

  // MARK: The page's place on the stack

  /// The stack has settled with the page on it.
  func pageDidSettle() { isSettled = true }

  /// The stack no longer has the page in its place.
  func pageDidMove() { isSettled = false }

  /// The page has left the stack: restores its navigation item.
  func pageDidLeave() {
    removeButton()
    removeSystemAction()
    restoreDisplayMode()
    isSettled = false
    installer = nil
  }

  /// The page is about to be shown, with the button that it has.
  func pageWillShow() { button?.wasShown = true }

  // MARK: The page's button

  /// Whether left items of the page appear beside its back button.
  var supplementsBackButton: Bool {
    hasClearedSupplement || item?.leftItemsSupplementBackButton == true
  }

  /// Whether the page itself hides its back button.
  var hidesBackButton: Bool { !hasHiddenBackButton && item?.hidesBackButton == true }

  /// Updates the installed button for a look.
  ///
  /// - Returns: `false` if the page needs another button.
  func updateButton(
    for look: BackButton,
    above below: UIViewController,
    title: () -> String?
  ) -> Bool {
    guard let button, let item, item.leftBarButtonItems?.contains(button.item) == true,
      button.item.control.lookIdentity === look.identity, button.below === below,
      !button.item.control.isOutdated,
      button.wasShown || (button.title == title() && !button.item.control.hasOutdatedTitle)
    else { return false }
    // A view of the same look stays: it may be on screen.
    button.item.adopt(look)
    hideSystemButton(of: item)
    return true
  }

  /// Adds a button to the page's navigation item, in front of the page's left items.
  func install(_ made: InstalledBackItem, above below: UIViewController, title: String?) {
    guard let item else { return }
    button = Button(item: made, below: below, title: title)
    item.setLeftBarButtonItems([made] + item.ownLeftItems, animated: false)
    hideSystemButton(of: item)
  }

  /// Removes the button and restores the item's flag.
  func removeButton() {
    button = nil
    guard let item else { return }
    if item.installedBackControl != nil {
      let own = item.ownLeftItems
      item.setLeftBarButtonItems(own.isEmpty ? nil : own, animated: false)
    }
    if hasClearedSupplement {
      hasClearedSupplement = false
      item.leftItemsSupplementBackButton = true
    }
    restoreBackButton(of: item)
  }

  /// Hides UIKit's button, which would appear beside the kit's.
  ///
  /// Next to left items it is visible if they supplement it, and it may be if it has an action.
  private func hideSystemButton(of item: UINavigationItem) {
    if item.leftItemsSupplementBackButton {
      hasClearedSupplement = true
      item.leftItemsSupplementBackButton = false
    }
    if item.backAction == nil {
      restoreBackButton(of: item)
    } else if !item.hidesBackButton {
      hasHiddenBackButton = true
      item.hidesBackButton = true
    }
  }

  private func restoreBackButton(of item: UINavigationItem) {
    guard hasHiddenBackButton else { return }
    hasHiddenBackButton = false
    item.hidesBackButton = false
  }

  // MARK: UIKit's own button

  /// Gives UIKit's own button an action that makes a back request, unless the app has set one.
  func installSystemAction(on stack: BackStack) {
    guard let page, let item, item.backAction == nil else { return }
    let action = systemAction ?? .goBack(from: page, on: stack)
    systemAction = action
    item.backAction = action
  }

  /// Removes the action from UIKit's own button.
  func removeSystemAction() {
    guard let action = systemAction else { return }
    systemAction = nil
    if let item, item.backAction === action { item.backAction = nil }
  }

  // MARK: The display mode of the page's item

  /// The display mode that the app has set.
  var displayMode: UINavigationItem.BackButtonDisplayMode {
    guard let item else { return .default }
    return item.backButtonDisplayMode == .minimal
      ? ownDisplayMode ?? .minimal : item.backButtonDisplayMode
  }

  /// Reduces UIKit's back button of the page above to its arrow.
  func showArrowAlone() {
    guard let item, item.backButtonDisplayMode != .minimal || ownDisplayMode == nil else { return }
    ownDisplayMode = item.backButtonDisplayMode
    item.backButtonDisplayMode = .minimal
  }

  /// Restores the display mode that the app has set.
  func restoreDisplayMode() {
    guard let mode = ownDisplayMode else { return }
    ownDisplayMode = nil
    if let item, item.backButtonDisplayMode == .minimal { item.backButtonDisplayMode = mode }
  }
}
