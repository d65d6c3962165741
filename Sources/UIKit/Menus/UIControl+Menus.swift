// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIControl {
  /// Adds the gesture recognizer of the control's menu, or removes it.
  ///
  /// - Parameters:
  ///   - hasMenu: Whether the control has a menu.
  ///   - isImmediate: Whether the menu opens when a finger comes down.
  ///   - request: Provides the menu.
  func updateMenuRecognizer(
    hasMenu: Bool,
    isImmediate: @escaping @MainActor () -> Bool,
    request: @escaping @MainActor (CGPoint?) -> MenuRequest?
  ) {
    let present = storedGestureRecognizers.first { $0 is MenuPressGestureRecognizer }
    if hasMenu, present == nil {
      addGestureRecognizer(MenuPressGestureRecognizer(isImmediate: isImmediate, request: request))
    } else if !hasMenu, let present {
      removeGestureRecognizer(present)
    }
  }

  /// Returns the request for a menu beside the control; `nil` for a disabled control.
  func menuRequest(for menu: UIMenu, sender: Any?) -> MenuRequest? {
    guard !condition.contains(.disabled) else { return nil }
    var request = MenuRequest(menu: menu, source: self, area: storedLayer.bounds, sender: sender)
    request.onChange = { [weak self] isOpen in
      self?.isHighlighted = isOpen
      if isOpen { self?.sendActions(for: .menuActionTriggered) }
    }
    return request
  }
}

extension UIButton {
  /// Follows a change of the menu.
  func menuDidChange() {
    updateMenuRecognizer(hasMenu: menu != nil) { [weak self] in
      self?.showsMenuAsPrimaryAction ?? false
    } request: { [weak self] _ in
      guard let self, let menu else { return nil }
      return menuRequest(for: menu, sender: self)
    }
  }
}
