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
  /// Creates the meaning of a press for a menu; `nil` for a press without one.
  ///
  /// - Parameters:
  ///   - press: The press of a key, or of a button of a gamepad or a remote.
  ///   - isMirrored: Whether the layout is from right to left.
  @MainActor
  init?(_ press: UIPress, isMirrored: Bool) {
    if press.isEscape {
      self = .escape
      return
    }
    switch press.type {
    case .upArrow: self = .previous
    case .downArrow: self = .next
    case .rightArrow: self = isMirrored ? .leave : .enter
    case .leftArrow: self = isMirrored ? .enter : .leave
    case .select: self = .activate
    default: return nil
    }
  }
}
