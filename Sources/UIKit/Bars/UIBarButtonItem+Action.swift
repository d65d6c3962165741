// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// The style of an item.
  public enum Style: Int, Sendable {
    /// Regular text.
    case plain = 0
    /// As `plain`; a frame around the content until iOS 7.
    @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Use UIBarButtonItem.Style.plain")
    case bordered = 1
    /// Semibold text, for the primary action.
    case prominent = 2

    /// The former name of the prominent style.
    public static let done = Style.prominent
  }

  /// Whether a tap has an effect of its own; otherwise it opens the item's menu.
  var hasTapAction: Bool { storedPrimaryAction != nil || action != nil }

  /// Performs the primary action, or sends the action message.
  ///
  /// - Parameters:
  ///   - view: The view that was tapped, the start of the responder chain.
  ///   - event: The event of the tap.
  func perform(from view: UIView, event: UIEvent?) {
    if let storedPrimaryAction {
      storedPrimaryAction.perform(sender: self)
    } else if let action {
      let target = target ?? UIResponder.target(of: action, from: self, startingAt: [view])
      if let target { action.perform(on: target, with: self, event) }
    }
  }
}
