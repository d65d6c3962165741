// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UIWindow {
  /// Opens a menu as the menu key of a keyboard does: that of a view, or else that of the back
  /// button in the nearest bar (our decision).
  ///
  /// - Parameter responder: The responder that the key would go to.
  /// - Returns: Whether a menu opened.
  func openMenu(byKeyAt responder: UIResponder) -> Bool {
    if let view = responder as? UIView, view.openMenu(at: nil) { return true }
    var next: UIResponder? = responder
    while let current = next {
      if let stack = current as? UINavigationController, !stack.isNavigationBarHidden,
        stack.navigationBar.openBackMenu()
      {
        return true
      }
      next = current.next
    }
    return false
  }
}

extension UINavigationBar {
  /// Opens the menu of the system's back button, or that of the first left item that has one.
  fileprivate func openBackMenu() -> Bool {
    if openMenu(at: nil) { return true }
    let views = (topItem?.leftBarButtonItems ?? []).compactMap(\.customView)
    return views.contains { $0.openFirstMenu() }
  }
}

extension UIView {
  /// Opens the first menu in the view's tree.
  fileprivate func openFirstMenu() -> Bool {
    openOwnMenu(at: nil) || storedSubviews.contains { $0.openFirstMenu() }
  }
}

extension MenuKeySelection.Key {
  /// Creates the meaning of a key for a menu; `nil` for a key without one.
  ///
  /// - Parameters:
  ///   - usage: The key.
  ///   - isMirrored: Whether the layout is from right to left.
  init?(_ usage: UIKeyboardHIDUsage, isMirrored: Bool) {
    switch usage {
    case .keyboardUpArrow: self = .previous
    case .keyboardDownArrow: self = .next
    case .keyboardRightArrow: self = isMirrored ? .leave : .enter
    case .keyboardLeftArrow: self = isMirrored ? .enter : .leave
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: self = .activate
    case .keyboardEscape: self = .escape
    default: return nil
    }
  }
}
