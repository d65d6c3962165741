// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The items of a navigation bar that are shown where there is no room for all of them.
///
/// The back button's label gives way first. Then groups become their representatives, until the
/// title has room; the title gives way to what is left, and at last groups go to a menu. At each
/// step the groups in the middle are first, then the trailing ones, and of them the innermost. The
/// outermost group of each end stays, in less than its width if need be (our decision). Pure: no
/// views, no clock, no globals.
package struct BarGroupPlan: Equatable {
  /// A place that does not depend on the room.
  package enum Place {
    /// The group is always shown whole.
    case pinned
    /// It is always in the menu.
    case menu
  }

  /// Items that are shown together, or replaced by one: their sizes, or their views.
  package struct Group<Item> {
    /// The items, the outermost first.
    package var items: [Item]
    package var representative: Item?
    package var place: Place?

    package init(_ items: [Item], representative: Item? = nil, place: Place? = nil) {
      (self.items, self.representative, self.place) = (items, representative, place)
    }

    fileprivate var canCollapse: Bool { representative != nil && place == nil }

    /// Returns the group with something else for each item.
    package func map<Other>(_ transform: (Item) -> Other) -> Group<Other> {
      Group<Other>(
        items.map(transform),
        representative: representative.map(transform),
        place: place
      )
    }
  }

  /// The form that a group is shown in.
  package enum State: Equatable {
    case whole, collapsed, overflown
  }

  /// The width of a title that groups make room for (our decision).
  static let titleWidth: CGFloat = 100

  /// The state of each group.
  package private(set) var states: BarItems<State>
  /// Whether the menu's button is shown even if the menu has no groups.
  private var keepsMenu: Bool
  /// The part of their widths that items have.
  package private(set) var scale: CGFloat = 1

  /// Whether everything is shown, and no menu.
  package var isWhole: Bool {
    scale == 1 && !keepsMenu && states.all.allSatisfy { $0 == .whole }
  }
  /// Whether the menu's button is shown.
  package var overflows: Bool { keepsMenu || states.all.contains(.overflown) }

  /// Chooses the states.
  ///
  /// - Parameters:
  ///   - input: The bar with its back button and without items.
  ///   - groups: The groups.
  ///   - keepsMenu: Whether the menu's button is shown in any case.
  ///   - overflow: Returns the size of the menu's button.
  package init(
    _ input: BarLayout.Input,
    _ groups: BarItems<Group<BarLayout.Slot>>,
    keepsMenu: Bool = false,
    overflow: () -> BarLayout.Slot
  ) {
    states = groups.map { $0.place == .menu ? .overflown : .whole }
    self.keepsMenu = keepsMenu
    func excess(keepingTitle: Bool = false) -> CGFloat {
      var input = input
      input.title.width = keepingTitle ? min(input.title.width, Self.titleWidth) : 0
      input.items = slots(groups, overflow: overflow)
      return BarLayout.excess(input)
    }
    // A bar that was not laid out yet leaves all sizes as they are.
    guard input.size.width > 0, excess(keepingTitle: true) > 0 else { return }
    func collapse(
      _ side: WritableKeyPath<BarItems<State>, [State]>,
      _ groups: [Group<BarLayout.Slot>]
    ) {
      for index in groups.indices.reversed()
      where groups[index].canCollapse && excess(keepingTitle: true) > 0 {
        states[keyPath: side][index] = .collapsed
      }
    }
    collapse(\.center, groups.center)
    collapse(\.right, groups.right)
    collapse(\.left, groups.left)
    for index in groups.center.indices.reversed()
    where groups.center[index].place != .pinned && excess() > 0 {
      states.center[index] = .overflown
    }
    for index in groups.right.indices.dropFirst().reversed()
    where groups.right[index].place != .pinned && excess() > 0 {
      states.right[index] = .overflown
    }
    for index in groups.left.indices.dropFirst().reversed() where excess() > 0 {
      states.left[index] = .overflown
    }
    let rest = excess()
    guard rest > 0 else { return }
    let width = slots(groups, overflow: overflow).sum(\.size.width)
    scale = width > 0 ? max(0, (width - rest) / width) : 1
  }

  /// Returns the sizes of the items that are shown.
  ///
  /// - Parameters:
  ///   - groups: The groups.
  ///   - overflow: Returns the size of the menu's button.
  /// - Returns: The sizes.
  package func slots(
    _ groups: BarItems<Group<BarLayout.Slot>>,
    overflow: () -> BarLayout.Slot
  ) -> BarItems<BarLayout.Slot> {
    shown(groups, overflow: overflow).map(scaled)
  }

  /// Returns the items that are shown; the menu's button is next to the pinned groups.
  ///
  /// - Parameters:
  ///   - groups: The groups.
  ///   - overflow: Returns the menu's button; `nil` leaves it out.
  /// - Returns: The items.
  package func shown<Item>(
    _ groups: BarItems<Group<Item>>,
    overflow: () -> Item?
  ) -> BarItems<Item> {
    func items(_ groups: [Group<Item>], _ states: [State]) -> [[Item]] {
      zip(groups, states).map { group, state in
        switch state {
        case .whole: group.items
        case .collapsed: group.representative.map { [$0] } ?? []
        case .overflown: []
        }
      }
    }
    var right = items(groups.right, states.right)
    if overflows, let button = overflow() {
      right.insert([button], at: groups.right.prefix { $0.place == .pinned }.count)
    }
    return BarItems(
      left: items(groups.left, states.left).flatMap { $0 },
      center: items(groups.center, states.center).flatMap { $0 },
      right: right.flatMap { $0 }
    )
  }

  private func scaled(_ slot: BarLayout.Slot) -> BarLayout.Slot {
    guard scale < 1 else { return slot }
    var slot = slot
    slot.size.width = (slot.size.width * scale).rounded(.down)
    return slot
  }
}
