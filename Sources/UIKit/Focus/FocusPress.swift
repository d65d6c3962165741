// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The press of an item by a key, from the moment it comes down to its release.
///
/// A control gets what a tap gives it: its highlight, `.touchDown`, `.touchUpInside` and its
/// primary action; its menu, if that is its primary action. An element of a list is highlighted and
/// chosen as by a tap. Other items are activated as by assistive technologies (our decision, see
/// Parity).
@MainActor
struct FocusPress {
  private weak var control: UIControl?
  private weak var item: (any UIFocusItem)?

  /// Begins the press; `nil` if it has nothing more to do.
  ///
  /// - Parameter item: The item.
  init?(_ item: any UIFocusItem) {
    self.item = item
    guard let control = item as? UIControl else {
      ListElement(item)?.pressBegan()
      return
    }
    guard !control.condition.contains(.disabled), !control.isTracking else { return nil }
    if control.openPrimaryMenu() { return nil }
    self.control = control
    control.isHighlighted = true
    control.sendActions(for: .touchDown)
  }

  /// Performs the action of the item, unless it cannot have the focus any more.
  func end() {
    guard let item, item.canKeepFocus else { return cancel() }
    guard let control else {
      if let element = ListElement(item) { return element.pressEnded() }
      _ = (item as? UIResponder)?.accessibilityActivate()
      return
    }
    control.isHighlighted = false
    control.sendActions(for: .touchUpInside)
    // Switches flip as by assistive technologies.
    if !control.accessibilityActivate() { control.touchDidEndInside() }
  }

  /// Ends the press without the action.
  func cancel() {
    guard let control else {
      item.flatMap(ListElement.init)?.pressCancelled()
      return
    }
    control.isHighlighted = false
    control.sendActions(for: .touchCancel)
  }
}

extension UIView {
  /// Opens the menu that is the primary action of the view.
  ///
  /// - Returns: Whether a menu opened.
  func openPrimaryMenu() -> Bool {
    storedGestureRecognizers.contains {
      ($0 as? MenuPressGestureRecognizer)?.openIfImmediate() == true
    }
  }
}
