// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UIToolbar {
  func prepare() {
    addSubview(background)
    addSubview(content)
  }

  func setDelegate(_ delegate: (any UIToolbarDelegate)?) {
    if managingController != nil {
      misuse("Cannot manually set the delegate on a UIToolbar managed by a controller.")
    }
    storedDelegate = delegate
    askForPosition()
  }

  /// The items that are shown, or will be when the transition has ended.
  var shownItems: [UIBarButtonItem] { (transition?.incoming ?? content).items }

  // MARK: Position and looks

  var position: UIBarPosition { storedPosition == .any ? .bottom : storedPosition }

  func askForPosition() {
    guard storedWindow != nil, managingController == nil else { return }
    storedPosition = storedDelegate?.position(for: self) ?? .any
    showStyle()
  }

  func showStyle() {
    background.lineIsBelow = position == .top || position == .topAttached
    background.show(
      color: storedBarTintColor,
      image: backgroundImages.image(at: position),
      shadow: shadowImages[position] ?? shadowImages[.any]
    )
    setNeedsLayout()
  }

  func layOutContent() {
    let bounds = storedLayer.bounds
    background.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: bounds.height + reachBelow
    )
    for view in [content, transition?.incoming].compactMap({ $0 }) {
      view.frame = CGRect(origin: .zero, size: bounds.size)
      view.place(in: self)
    }
  }

  // MARK: Items

  func replaceItems(with items: [UIBarButtonItem], animated: Bool) {
    guard items != shownItems else { return }
    transition?.finish()
    let change = ToolbarTransition(in: self, to: items)
    guard animated, storedWindow != nil, UIView.areAnimationsEnabled else { return change.finish() }
    UIView.animate(
      withDuration: BarFigures.itemFadeDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: { change.animate() },
      completion: { _ in change.finish() }
    )
  }

  /// Prepares to show other items; `nil` if they are the same.
  func makeTransition(to items: [UIBarButtonItem]) -> ToolbarTransition? {
    transition?.finish()
    return items == content.items ? nil : ToolbarTransition(in: self, to: items)
  }
}
