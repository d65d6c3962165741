// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The views of a navigation item's groups, and which of them are shown.
@MainActor
struct BarGroupViews {
  /// A bar button item and its view.
  struct ItemView {
    let item: UIBarButtonItem
    let view: UIView
  }

  private struct Group {
    let group: UIBarButtonItemGroup?
    let views: BarGroupPlan.Group<ItemView>

    /// The views of all items, the representative's too.
    var all: [ItemView] { views.items + [views.representative].compactMap { $0 } }
  }

  private var leading: [Group] = []
  private var trailing: [Group] = []
  private var plan: BarGroupPlan?
  /// Whether each item is by itself and has room: then there are no groups, for the least work.
  private var isPlain = true
  /// The button of the menu with the items that there is no room for.
  private var overflow: ItemView?
  /// The views that are shown, the outermost first.
  private(set) var left: [ItemView] = []
  private(set) var right: [ItemView] = []

  // MARK: Making the views

  /// Updates the views from an item's groups.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - make: Makes the view of a bar button item, or updates the one that it had.
  mutating func refresh(
    from item: UINavigationItem,
    _ make: (UIBarButtonItem, [ItemView]) -> ItemView
  ) {
    if isPlain, !item.hasGroups {
      let former = (left, right)
      left = item.storedLeftItems.compactMap { $0.storedIsHidden ? nil : make($0, former.0) }
      right = item.storedRightItems.compactMap { $0.storedIsHidden ? nil : make($0, former.1) }
      return
    }
    if isPlain { groupSingly() }
    let former = (leading + trailing).flatMap(\.all) + [overflow].compactMap { $0 }
    func group(_ group: UINavigationItem.ItemGroup) -> Group {
      Group(group: group.group, views: group.items.map { make($0, former) })
    }
    leading = item.leadingGroups.map(group)
    trailing = item.trailingGroups.map(group)
    if let shown = overflow { overflow = make(shown.item, former) }
    if plan?.leading.count != leading.count || plan?.trailing.count != trailing.count { plan = nil }
    updateShown()
  }

  // MARK: Choosing the views

  /// Chooses the views that there is room for.
  ///
  /// - Parameters:
  ///   - input: The bar with its back button and without items.
  ///   - isFixed: Whether the choice stays as it is, if there is one.
  ///   - make: Makes the view of the menu's button.
  ///   - slot: Returns the size of a view.
  /// - Returns: The items for the layout, the outermost first.
  mutating func choose(
    in input: BarLayout.Input,
    isFixed: Bool,
    _ make: (UIBarButtonItem, [ItemView]) -> ItemView,
    slot: (ItemView) -> BarLayout.Slot
  ) -> (left: [BarLayout.Slot], right: [BarLayout.Slot]) {
    if isPlain {
      var input = input
      (input.left, input.right) = (left.map(slot), right.map(slot))
      if BarLayout.hasAmpleRoom(input) { return (input.left, input.right) }
      groupSingly()
    }
    func overflowSlot() -> BarLayout.Slot {
      let shown = overflow ?? make(Self.makeOverflowItem(), [])
      overflow = shown
      return slot(shown)
    }
    let (leading, trailing) = (
      leading.map { $0.views.map(slot) }, trailing.map { $0.views.map(slot) }
    )
    let known = isFixed ? plan : nil
    let chosen =
      known
      ?? BarGroupPlan(input, leading: leading, trailing: trailing, overflow: overflowSlot)
    if chosen != plan {
      plan = chosen
      updateShown()
      updateMenus()
    }
    isPlain = chosen.isWhole && (self.leading + self.trailing).allSatisfy { $0.group == nil }
    if isPlain { plan = nil }
    return chosen.slots(leading: leading, trailing: trailing, overflow: overflowSlot)
  }

  /// Makes a group of each item.
  private mutating func groupSingly() {
    isPlain = false
    func single(_ view: ItemView) -> Group {
      Group(group: nil, views: BarGroupPlan.Group([view]))
    }
    (leading, trailing) = (left.map(single), right.map(single))
  }

  private mutating func updateShown() {
    let (leading, trailing) = (leading.map(\.views), trailing.map(\.views))
    guard let plan else {
      (left, right) = (leading.flatMap(\.items), trailing.flatMap(\.items))
      return
    }
    (left, right) = plan.shown(leading: leading, trailing: trailing) { overflow }
  }

  // MARK: Menus

  private static func makeOverflowItem() -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu())
  }

  private func updateMenus() {
    guard let plan else { return }
    var elements: [UIMenuElement] = []
    // In reading order: leading groups begin at the edge, trailing ones end there.
    let states = Array(zip(leading, plan.leading)) + zip(trailing, plan.trailing).reversed()
    for (index, (entry, state)) in states.enumerated() {
      let items = entry.views.items.map(\.item)
      let ordered = index < leading.count ? items : items.reversed()
      entry.group?.setShowsRepresentative(state == .collapsed)
      if state == .collapsed, let shown = entry.views.representative {
        shown.item.setGroupMenu(UIMenu(children: Self.elements(of: ordered)))
        (shown.view as? UINavigationButton)?.updateMenu()
      }
      guard state == .overflown else { continue }
      if let element = entry.group?.menuRepresentation {
        elements.append(element)
      } else if entry.group != nil {
        elements.append(UIMenu(options: .displayInline, children: Self.elements(of: ordered)))
      } else {
        elements += Self.elements(of: ordered)
      }
    }
    guard let overflow else { return }
    overflow.item.withoutNotifyingHolder { overflow.item.menu = UIMenu(children: elements) }
  }

  private static func elements(of items: [UIBarButtonItem]) -> [UIMenuElement] {
    items.compactMap(\.menuElement)
  }
}

extension UIBarButtonItem {
  /// The item's element of a menu; `nil` if it has nothing to show there.
  fileprivate var menuElement: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    guard let title = storedTitle ?? accessibilityLabel ?? (storedImage == nil ? nil : "") else {
      return nil
    }
    if let menu, !hasTapAction {
      return UIMenu(title: title, image: storedImage, children: menu.children)
    }
    let action = UIAction(title: title, image: storedImage) { [weak self] _ in
      guard let self, let view = holder?.button(of: self) ?? Stage.current.scene.keyWindow else {
        return
      }
      perform(from: view, event: nil)
    }
    if !storedIsEnabled { action.attributes = .disabled }
    return action
  }
}
