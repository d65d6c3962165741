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

  private var groups = BarItems<Group>()
  private var plan: BarGroupPlan?
  /// Whether each item is by itself and has room: then there are no groups, for the least work.
  private var isPlain = true
  /// The app's part of the menu; the menu's button is always shown with one.
  private var additional: UIDeferredMenuElement?
  /// The button of the menu with the items that there is no room for.
  private var overflow: ItemView?
  /// The views that are shown.
  private(set) var shown = BarItems<ItemView>()
  /// The item of the menu's button, if that is shown.
  var overflowItem: UIBarButtonItem? { plan?.overflows == true ? overflow?.item : nil }

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
    if isPlain, item.groups.isEmpty, item.storedSearchController?.engine.rowItem == nil {
      let former = shown
      func views(_ items: [UIBarButtonItem], _ former: [ItemView]) -> [ItemView] {
        items.compactMap { $0.storedIsHidden ? nil : make($0, former) }
      }
      shown.left = views(item.storedLeftItems, former.left)
      shown.right = views(item.storedRightItems, former.right)
      return
    }
    if isPlain { groupSingly() }
    let former = groups.all.flatMap(\.all) + [overflow].compactMap { $0 }
    let known = groups
    groups = item.itemGroups.map { group in
      Group(group: group.group, views: group.items.map { make($0, former) })
    }
    if let shown = overflow { overflow = make(shown.item, former) }
    additional = item.groups.additionalOverflow
    if !groups.hasCounts(of: known) { plan = nil }
    updateShown()
    updateMenus()
  }

  // MARK: Choosing the views

  /// Chooses the views that there is room for.
  ///
  /// - Parameters:
  ///   - input: The bar with its back button and without items.
  ///   - isFixed: Whether the choice stays as it is, if there is one.
  ///   - make: Makes the view of the menu's button.
  ///   - slot: Returns the size of a view.
  /// - Returns: The items for the layout.
  mutating func choose(
    in input: BarLayout.Input,
    isFixed: Bool,
    _ make: (UIBarButtonItem, [ItemView]) -> ItemView,
    slot: (ItemView) -> BarLayout.Slot
  ) -> BarItems<BarLayout.Slot> {
    if isPlain {
      var input = input
      input.items = shown.map(slot)
      if BarLayout.hasAmpleRoom(input) { return input.items }
      groupSingly()
    }
    func overflowSlot() -> BarLayout.Slot {
      let shown = overflow ?? make(Self.makeOverflowItem(), [])
      overflow = shown
      return slot(shown)
    }
    let slots = groups.map { $0.views.map(slot) }
    let known = isFixed ? plan : nil
    let chosen =
      known
      ?? BarGroupPlan(input, slots, keepsMenu: additional != nil, overflow: overflowSlot)
    if chosen != plan {
      plan = chosen
      // The plan of a bar without a width did not ask for it.
      if chosen.overflows { _ = overflowSlot() }
      updateShown()
      updateMenus()
    }
    isPlain = chosen.isWhole && groups.all.allSatisfy { $0.group == nil }
    if isPlain { plan = nil }
    return chosen.slots(slots, overflow: overflowSlot)
  }

  /// Makes a group of each item.
  private mutating func groupSingly() {
    isPlain = false
    groups = shown.map { Group(group: nil, views: BarGroupPlan.Group([$0])) }
  }

  private mutating func updateShown() {
    let views = groups.map(\.views)
    if let plan {
      shown = plan.shown(views) { overflow }
    } else {
      shown = BarItems(
        left: views.left.flatMap(\.items),
        center: views.center.flatMap { $0.place == .menu ? [] : $0.items },
        right: views.right.flatMap(\.items)
      )
    }
  }

  // MARK: Menus

  private static func makeOverflowItem() -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu())
  }

  private func updateMenus() {
    guard let plan else { return }
    var elements: [UIMenuElement] = []
    // In reading order: leading groups begin at the edge, trailing ones end there.
    let former = Array(zip(groups.left + groups.center, plan.states.left + plan.states.center))
    let states = former + zip(groups.right, plan.states.right).reversed()
    for (index, (entry, state)) in states.enumerated() {
      let items = entry.views.items.map(\.item)
      let ordered = index < former.count ? items : items.reversed()
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
    if let additional { elements.append(additional) }
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
