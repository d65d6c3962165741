// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The items of a navigation bar that are shown where there is no room for all of them.
///
/// The back button's label gives way first. Then groups become their representatives, until the
/// title has room; the title gives way to what is left, and at last groups go to a menu. At each
/// step the trailing groups are first, and of them the innermost. The outermost group of each side
/// stays, in less than its width if need be (our decision). Pure: no views, no clock, no globals.
package struct BarGroupPlan: Equatable {
  /// Items that are shown together, or replaced by one: their sizes, or their views.
  package struct Group<Item> {
    /// The items, the outermost first.
    package var items: [Item]
    package var representative: Item?
    /// Whether the group is always shown whole.
    package var isPinned: Bool

    package init(_ items: [Item], representative: Item? = nil, isPinned: Bool = false) {
      (self.items, self.representative, self.isPinned) = (items, representative, isPinned)
    }

    fileprivate var canCollapse: Bool { representative != nil && !isPinned }

    /// Returns the group with something else for each item.
    package func map<Other>(_ transform: (Item) -> Other) -> Group<Other> {
      Group<Other>(
        items.map(transform),
        representative: representative.map(transform),
        isPinned: isPinned
      )
    }
  }

  /// The form that a group is shown in.
  package enum State: Equatable {
    case whole, collapsed, overflown
  }

  /// The width of a title that groups make room for (our decision).
  static let titleWidth: CGFloat = 100

  /// The state of each group, the outermost first.
  package private(set) var leading: [State]
  package private(set) var trailing: [State]
  /// The part of their widths that items have.
  package private(set) var scale: CGFloat = 1

  /// Whether everything is shown.
  package var isWhole: Bool {
    scale == 1 && leading.allSatisfy { $0 == .whole } && trailing.allSatisfy { $0 == .whole }
  }
  /// Whether the menu's button is shown.
  package var overflows: Bool { (leading + trailing).contains(.overflown) }

  /// Chooses the states.
  ///
  /// - Parameters:
  ///   - input: The bar with its back button and without items.
  ///   - leading: The leading groups, the outermost first.
  ///   - trailing: The trailing groups, the outermost first.
  ///   - overflow: Returns the size of the menu's button.
  package init(
    _ input: BarLayout.Input,
    leading: [Group<BarLayout.Slot>],
    trailing: [Group<BarLayout.Slot>],
    overflow: () -> BarLayout.Slot
  ) {
    self.leading = leading.map { _ in .whole }
    self.trailing = trailing.map { _ in .whole }
    func excess(keepingTitle: Bool = false) -> CGFloat {
      var input = input
      input.title.width = keepingTitle ? min(input.title.width, Self.titleWidth) : 0
      (input.left, input.right) = slots(leading: leading, trailing: trailing, overflow: overflow)
      return BarLayout.excess(input)
    }
    // A bar that was not laid out yet leaves all sizes as they are.
    guard input.size.width > 0, excess(keepingTitle: true) > 0 else { return }
    for index in trailing.indices.reversed()
    where trailing[index].canCollapse && excess(keepingTitle: true) > 0 {
      self.trailing[index] = .collapsed
    }
    for index in leading.indices.reversed()
    where leading[index].canCollapse && excess(keepingTitle: true) > 0 {
      self.leading[index] = .collapsed
    }
    for index in trailing.indices.dropFirst().reversed()
    where !trailing[index].isPinned && excess() > 0 {
      self.trailing[index] = .overflown
    }
    for index in leading.indices.dropFirst().reversed() where excess() > 0 {
      self.leading[index] = .overflown
    }
    let rest = excess()
    guard rest > 0 else { return }
    let shown = slots(leading: leading, trailing: trailing, overflow: overflow)
    let width = (shown.left + shown.right).reduce(0) { $0 + $1.size.width }
    scale = width > 0 ? max(0, (width - rest) / width) : 1
  }

  /// Returns the sizes of the items that are shown, the outermost first.
  ///
  /// - Parameters:
  ///   - leading: The leading groups.
  ///   - trailing: The trailing groups.
  ///   - overflow: Returns the size of the menu's button.
  /// - Returns: The sizes on both sides.
  package func slots(
    leading: [Group<BarLayout.Slot>],
    trailing: [Group<BarLayout.Slot>],
    overflow: () -> BarLayout.Slot
  ) -> (left: [BarLayout.Slot], right: [BarLayout.Slot]) {
    let shown = shown(leading: leading, trailing: trailing, overflow: overflow)
    return (shown.left.map(scaled), shown.right.map(scaled))
  }

  /// Returns the items that are shown, the outermost first; the menu's button is next to the pinned
  /// groups.
  ///
  /// - Parameters:
  ///   - leading: The leading groups.
  ///   - trailing: The trailing groups.
  ///   - overflow: Returns the menu's button; `nil` leaves it out.
  /// - Returns: The items of both sides.
  package func shown<Item>(
    leading: [Group<Item>],
    trailing: [Group<Item>],
    overflow: () -> Item?
  ) -> (left: [Item], right: [Item]) {
    func items(_ groups: [Group<Item>], _ states: [State]) -> [[Item]] {
      zip(groups, states).map { group, state in
        switch state {
        case .whole: group.items
        case .collapsed: group.representative.map { [$0] } ?? []
        case .overflown: []
        }
      }
    }
    var right = items(trailing, self.trailing)
    if overflows, let button = overflow() {
      right.insert([button], at: trailing.prefix { $0.isPinned }.count)
    }
    return (items(leading, self.leading).flatMap { $0 }, right.flatMap { $0 })
  }

  private func scaled(_ slot: BarLayout.Slot) -> BarLayout.Slot {
    guard scale < 1 else { return slot }
    var slot = slot
    slot.size.width = (slot.size.width * scale).rounded(.down)
    return slot
  }
}
