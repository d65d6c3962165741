// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIToolbar {
  /// The views of the items; during a transition, of the old ones.
  var content: _UIToolbarContentView { engine.content }
  /// The running change of items.
  var transition: ToolbarTransition? { engine.transition }

  /// The position: the delegate's answer, else at the bottom.
  var position: UIBarPosition { storedPosition == .any ? .bottom : storedPosition }

  /// Applies all appearance values.
  func applyAppearance() {
    background.show(
      color: appearance.barTintColor,
      image: appearance.backgroundImages.image(at: position),
      shadow: appearance.shadowImages[position] ?? appearance.shadowImages[.any],
      lineIsBelow: position == .top || position == .topAttached
    )
    setNeedsLayout()
  }

  /// Lays out the background and the items.
  func layOutContent() {
    let bounds = storedLayer.bounds
    background.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: bounds.height + reachBelow
    )
    engine.layOut()
  }

  /// Replaces the items.
  func replaceItems(with items: [UIBarButtonItem], animated: Bool) {
    engine.setItems(items, animated: animated)
  }

  /// Starts a transition to other items, for the caller to drive; `nil` if they are the same.
  func makeTransition(to items: [UIBarButtonItem]) -> ToolbarTransition? {
    engine.startTransition(to: items)
  }
}
