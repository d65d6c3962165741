// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The keys of a window that move the focus, and those that press the item with the focus.
///
/// A key is prepared when it comes down, before key commands; it has its effect when no responder
/// took it.
@MainActor
final class FocusKeys {
  private var prepared: (press: UIPress, action: FocusEngine.Action)?
  /// The press of the item with the focus, from its beginning to its end.
  private var item: (press: UIPress, pressed: FocusPress)?

  /// Prepares the effect of a key.
  ///
  /// - Returns: Whether it has one.
  func prepare(_ press: UIPress, in window: UIWindow?) -> Bool {
    prepared = nil
    guard let window, let key = press.key.flatMap(FocusKey.init),
      let engine = window.focusEngine(for: key),
      let action = engine.action(for: key, in: window)
    else { return false }
    prepared = (press, action)
    return true
  }

  /// Forgets what a responder took.
  func forget() { prepared = nil }

  /// Handles presses that no responder took.
  ///
  /// - Returns: The presses that are left.
  func begin(_ presses: Set<UIPress>, in window: UIWindow) -> Set<UIPress> {
    guard let prepared, presses.contains(prepared.press) else { return presses }
    self.prepared = nil
    switch prepared.action {
    case .move(let target, let heading): window.storedScene?.focus.move(to: target, heading)
    case .scroll(let list, let path, let heading):
      if let cell = list.revealForFocus(path) {
        window.storedScene?.focus.move(to: cell, heading)
      }
    case .step(let control, let steps): control.step(by: steps)
    case .press(let target): item = FocusPress(target).map { (prepared.press, $0) }
    }
    return presses.subtracting([prepared.press])
  }

  /// Ends the press of the item.
  func end(_ presses: Set<UIPress>) {
    guard let item, presses.contains(item.press) else { return }
    self.item = nil
    item.pressed.end()
  }

  /// Cancels the press of the item, if it is one of these.
  func cancel(_ presses: Set<UIPress>) {
    guard let item, presses.contains(item.press) else { return }
    self.item = nil
    item.pressed.cancel()
  }
}

extension FocusKey {
  /// Creates the meaning of a key; `nil` for others, and for keys with modifiers.
  @MainActor
  fileprivate init?(_ key: UIKey) {
    let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    guard modifiers.isEmpty || key.keyCode == .keyboardTab && modifiers == .shift else {
      return nil
    }
    switch key.keyCode {
    case .keyboardTab: self = .tab(isForward: modifiers.isEmpty)
    case .keyboardUpArrow: self = .arrow(.up)
    case .keyboardDownArrow: self = .arrow(.down)
    case .keyboardLeftArrow: self = .arrow(.left)
    case .keyboardRightArrow: self = .arrow(.right)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: self = .press
    default: return nil
    }
  }
}

extension UIWindow {
  /// The focus of the scene; `nil` if a key has no use for it.
  fileprivate func focusEngine(for key: FocusKey) -> FocusEngine? {
    key.isUsed(whileShown: false) ? storedScene?.focus : storedScene?.focusIfMade
  }
}
