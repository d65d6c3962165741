// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// How an item looks.
  public enum Style: Int, Sendable {
    /// Regular text.
    case plain = 0
    /// As `plain`; a frame around the content until iOS 7.
    @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Use UIBarButtonItem.Style.plain")
    case bordered = 1
    /// Semibold text, for the action that is meant most.
    case prominent = 2

    /// The former name of the prominent style.
    public static let done = Style.prominent
  }

  func configure(
    title: String?,
    image: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    storedTitle = title
    storedImage = image
    storedStyle = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  func takeAction(_ action: UIAction?) {
    storedPrimaryAction = action
    guard let action else { return }
    storedTitle = action.title
    storedImage = action.image
  }

  func setCustomView(_ view: UIView?) {
    if storedCustomView !== view { customViewSize = FittedSize() }
    storedCustomView = view
  }

  /// Does what a tap on the item does.
  ///
  /// - Parameters:
  ///   - view: The view that was tapped, where the responder chain begins.
  ///   - event: The event of the tap.
  func perform(from view: UIView, event: UIEvent?) {
    if let storedPrimaryAction {
      storedPrimaryAction.perform(sender: self)
    } else if let action {
      if let target { return action.perform(on: target, with: self, event) }
      var responder: UIResponder? = view
      while let candidate = responder {
        if action.isMethod(of: candidate) {
          return action.perform(on: candidate, with: self, event)
        }
        responder = candidate.next
      }
    }
  }
}
