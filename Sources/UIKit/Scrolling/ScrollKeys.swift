// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The keys of a window that scroll content, where no responder and no focus has a use for them.
///
/// They concern the innermost scroll view around the first responder or the item with the focus
/// that can follow; without one of those, the content of the page in front (our decision: UIKit
/// asks for the focus).
@MainActor
final class ScrollKeys {
  /// The press that scrolled last, and its key, while it is down.
  private var held: (press: UIPress, key: ScrollKey)?

  /// Handles presses that nobody else took.
  ///
  /// - Returns: The presses that are left.
  func begin(_ presses: Set<UIPress>, in window: UIWindow) -> Set<UIPress> {
    for press in presses {
      guard let key = ScrollKey(press), scroll(key, in: window) else { continue }
      held = (press, key)
      return presses.subtracting([press])
    }
    return presses
  }

  /// Forgets presses that ended.
  func end(_ presses: Set<UIPress>) {
    if let held, presses.contains(held.press) { self.held = nil }
  }

  /// Repeats the effect of a key that is held.
  func repeatKey(_ key: UIKey?, in window: UIWindow?) {
    guard let window, let key, let held, held.press.key?.keyCode == key.keyCode else { return }
    _ = scroll(held.key, in: window)
  }

  /// Repeats the effect of a press that scrolled and is still down.
  func repeatPress(_ press: UIPress, in window: UIWindow) {
    if let held, held.press === press { _ = scroll(held.key, in: window) }
  }

  private func scroll(_ key: ScrollKey, in window: UIWindow) -> Bool {
    let view = window.pressDelivery.chosenResponder?.responderView
    if let view, view.scrollViewsOutward.contains(where: { $0.scroll(by: key) }) { return true }
    let page = window.pressDelivery.responderInFront as? UIViewController
    return page?.contentScrollView(for: .top)?.scroll(by: key) ?? false
  }
}

extension UIScrollView {
  /// Scrolls by a key.
  ///
  /// - Returns: Whether the content can follow.
  fileprivate func scroll(by key: ScrollKey) -> Bool {
    guard allowsKeyboardScrolling, let start = engine.freeTarget else { return false }
    let target = key.offset(from: start, in: engine.space, isPaging: isPagingEnabled)
    guard target != start else { return false }
    userWillScroll()
    engine.setOffset(target, animated: true)
    return true
  }
}

extension ScrollKey {
  /// Creates the meaning of a press; `nil` for others, and for keys with modifiers.
  @MainActor
  fileprivate init?(_ press: UIPress) {
    guard let key = press.key else {
      switch press.type.direction {
      case .up: self = .up
      case .down: self = .down
      case .left: self = .left
      case .right: self = .right
      case nil: return nil
      }
      return
    }
    guard key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty else { return nil }
    switch key.keyCode {
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    case .keyboardHome: self = .home
    case .keyboardEnd: self = .end
    default: return nil
    }
  }
}
