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
  /// The press that moved the focus last, or changed the value of its item.
  private weak var mover: UIPress?
  /// The press of the item with the focus, from its beginning to its end.
  private var item: (press: UIPress, pressed: FocusPress)?

  /// Prepares the effect of a key.
  ///
  /// - Returns: Whether it has one.
  func prepare(_ press: UIPress, in window: UIWindow?) -> Bool {
    prepared = nil
    guard let window, let key = window.focusKey(of: press),
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
    perform(prepared.action, of: prepared.press, in: window)
    return presses.subtracting([prepared.press])
  }

  /// Repeats the effect of a press that moved the focus and is still down.
  ///
  /// - Returns: Whether the press had moved it.
  func repeatPress(_ press: UIPress, in window: UIWindow) -> Bool {
    guard press === mover else { return false }
    if prepare(press, in: window), let action = prepared?.action {
      prepared = nil
      perform(action, of: press, in: window)
    }
    return true
  }

  private func perform(_ action: FocusEngine.Action, of press: UIPress, in window: UIWindow) {
    mover = press
    switch action {
    case .move(let target, let heading): window.storedScene?.focus.move(to: target, heading)
    case .scroll(let list, let path, let heading):
      if let cell = list.revealForFocus(path) {
        window.storedScene?.focus.move(to: cell, heading)
      }
    case .step(let control, let steps): control.step(by: steps)
    case .press(let target): item = FocusPress(target).map { (press, $0) }
    }
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
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar, .keyboardSelect: self = .press
    default: return nil
    }
  }
}

extension UIWindow {
  /// The meaning of a press for the focus; `nil` for others.
  fileprivate func focusKey(of press: UIPress) -> FocusKey? {
    if let key = press.key { return FocusKey(key) }
    let key = press.type.direction.map(FocusKey.arrow) ?? (press.type == .select ? .press : nil)
    return key.map { storedScene?.focusIfMade?.isShown == true ? $0 : .show }
  }

  /// The focus of the scene; `nil` if a key has no use for it.
  fileprivate func focusEngine(for key: FocusKey) -> FocusEngine? {
    key.isUsed(whileShown: false) ? storedScene?.focus : storedScene?.focusIfMade
  }
}
