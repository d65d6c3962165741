// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UITabBar: BarItemHolder {
  private func refuseIfManaged() {
    guard managingController != nil else { return }
    misuse("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
  }

  func setDelegate(_ delegate: (any UITabBarDelegate)?) {
    if managingController != nil {
      misuse("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
    }
    storedDelegate = delegate
  }

  func chooseItems(_ items: [UITabBarItem]?) {
    refuseIfManaged()
    show(items, selected: storedSelectedItem)
  }

  func chooseSelectedItem(_ item: UITabBarItem?) {
    refuseIfManaged()
    show(storedItems, selected: item)
  }

  func setBarTintColor(_ color: UIColor?) {
    storedBarTintColor = color
    background.backgroundColor = color ?? _UINavigationBarBackground.standardColor
  }

  func setUnselectedColor(_ color: UIColor?) {
    storedUnselectedColor = color
    for button in buttons { button.restColor = color ?? .secondaryLabel }
  }

  /// Shows items, of which one is selected; an item that is not among them is not selected.
  func show(_ items: [UITabBarItem]?, selected: UITabBarItem?) {
    storedItems = items
    let items = items ?? []
    if buttons.map(\.item) != items {
      let former = buttons
      for button in former where !items.contains(button.item) {
        button.removeFromSuperview()
        button.item.removeHolder(self)
      }
      buttons = items.map { item in former.first { $0.item === item } ?? makeButton(for: item) }
      setNeedsLayout()
    }
    storedSelectedItem = items.first { $0 === selected }
    for button in buttons where button.isSelected != (button.item === storedSelectedItem) {
      button.isSelected.toggle()
    }
  }

  func barItemDidChange(_ item: UIBarItem) {
    buttons.first { $0.item === item }?.showItem()
  }

  func layOutButtons() {
    let bounds = storedLayer.bounds
    background.frame = bounds
    let insets = computedSafeAreaInsets
    let room = CGRect(
      x: insets.left,
      y: 0,
      width: max(0, bounds.width - insets.left - insets.right),
      height: min(TabBarFigures.height, bounds.height)
    )
    let frames = TabBarLayout.frames(
      count: buttons.count,
      in: room,
      isRightToLeft: isRightToLeft
    )
    for (button, frame) in zip(buttons, frames) { button.frame = frame }
  }

  private func makeButton(for item: UITabBarItem) -> UITabBarButton {
    let button = UITabBarButton(item: item)
    button.restColor = storedUnselectedColor ?? .secondaryLabel
    button.addAction(
      UIAction { [weak self, weak item] _ in
        guard let self, let item else { return }
        wasTapped(item)
      },
      for: .touchUpInside
    )
    item.setHolder(self)
    addSubview(button)
    return button
  }

  private func wasTapped(_ item: UITabBarItem) {
    if let managingController { return managingController.itemWasTapped(item) }
    show(storedItems, selected: item)
    storedDelegate?.tabBar(self, didSelect: item)
  }
}
