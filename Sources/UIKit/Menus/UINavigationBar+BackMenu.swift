// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The menu of the system's back button: a row for each item below the top, the nearest first.
extension UINavigationBar {
  /// Adds the gesture recognizer that opens the menu.
  ///
  /// The bar has one for all its back buttons: a push creates a button. A tap makes no menu, which
  /// has a row for each page.
  func addBackMenuRecognizer() {
    addGestureRecognizer(
      MenuPressGestureRecognizer(
        accepts: { [weak self] in self?.hasBackMenu(at: $0) == true },
        request: { [weak self] in self?.backMenuRequest(at: $0) }
      )
    )
  }

  /// Closes the menu when the stack of items changes.
  func closeBackMenu() { storedWindow?.openMenu?.sourceDidChange(self) }

  /// Returns the menu for a press on the back button; `nil` elsewhere and during a transition.
  private func backMenuRequest(at point: CGPoint?) -> MenuRequest? {
    guard let button = enabledBackButton(at: point), let below = storedItems.dropLast().last,
      let menu = backMenu(shownBy: below)
    else { return nil }
    var request = MenuRequest(
      menu: menu,
      source: self,
      area: button.storedLayer.frame.union(button.touchArea),
      sender: below.storedBackBarButtonItem ?? below
    )
    request.onChange = { [weak button] isOpen in button?.isHighlighted = isOpen }
    return request
  }

  private func hasBackMenu(at point: CGPoint) -> Bool {
    guard enabledBackButton(at: point) != nil, let below = storedItems.dropLast().last else {
      return false
    }
    return below.storedBackBarButtonItem == nil || backMenu(shownBy: below) != nil
  }

  /// The back button, if it is at a point of the window; `nil` during a transition.
  private func enabledBackButton(at point: CGPoint?) -> UINavigationItemButtonView? {
    guard transition == nil, let button = content?.backButton, !button.condition.contains(.disabled)
    else { return nil }
    if let point, hitTest(convert(point, from: nil), with: nil) !== button { return nil }
    return button
  }

  /// The menu of the `backBarButtonItem`, which can replace the system's or suppress it.
  ///
  /// As in UIKit, a subclass that ignores the menu it is given has none.
  private func backMenu(shownBy below: UINavigationItem) -> UIMenu? {
    let menu = UIMenu(identifier: .back, children: backMenuRows)
    guard let item = below.storedBackBarButtonItem else { return menu }
    if let own = item.menu, own.identifier != .back { return own }
    item.withoutNotifyingHolder { item.menu = menu }
    return item.menu
  }

  private var backMenuRows: [UIAction] {
    storedItems.dropLast().reversed().map { item in
      UIAction(title: item.backMenuTitle) { [weak self, weak item] _ in
        if let item { self?.engine.backMenuItemChosen(item) }
      }
    }
  }
}

extension UIMenu.Identifier {
  /// The menu that the system gives to a back button.
  fileprivate static let back = UIMenu.Identifier("com.apple.menu.back")
}
