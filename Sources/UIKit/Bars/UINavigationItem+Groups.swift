// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UINavigationItem {
  /// Items that the bar shows together, or one by itself.
  struct ItemGroup {
    let group: UIBarButtonItemGroup?
    let items: BarGroupPlan.Group<UIBarButtonItem>
  }

  /// The groups at the leading end, the outermost first; each left item by itself without groups.
  var leadingGroups: [ItemGroup] {
    if storedLeadingGroups.isEmpty { return Self.single(storedLeftItems) }
    return storedLeadingGroups.filter { !$0.isHidden }.map { group in
      ItemGroup(
        group: group,
        items: BarGroupPlan.Group(
          group.barButtonItems.filter { !$0.storedIsHidden },
          representative: group.representativeItem
        )
      )
    }
  }

  /// The groups at the trailing end, the outermost first: the pinned one, then the others or each
  /// right item by itself.
  var trailingGroups: [ItemGroup] {
    var groups: [ItemGroup] = []
    if let pinned = storedPinnedGroup, !pinned.isHidden {
      groups.append(Self.trailing(pinned, isPinned: true))
    }
    if storedTrailingGroups.isEmpty { return groups + Self.single(storedRightItems) }
    return groups
      + storedTrailingGroups.filter { !$0.isHidden }.reversed().map { Self.trailing($0) }
  }

  /// Whether there are groups of items; without any, each item is by itself.
  var hasGroups: Bool {
    !storedLeadingGroups.isEmpty || !storedTrailingGroups.isEmpty || storedPinnedGroup != nil
  }

  /// Whether the page has items at the leading end.
  var hasLeadingItems: Bool {
    !storedLeftItems.isEmpty || storedLeadingGroups.contains { !$0.barButtonItems.isEmpty }
  }

  private static func single(_ items: [UIBarButtonItem]) -> [ItemGroup] {
    items.filter { !$0.storedIsHidden }.map {
      ItemGroup(group: nil, items: BarGroupPlan.Group([$0]))
    }
  }

  private static func trailing(
    _ group: UIBarButtonItemGroup,
    isPinned: Bool = false
  ) -> ItemGroup {
    ItemGroup(
      group: group,
      items: BarGroupPlan.Group(
        group.barButtonItems.filter { !$0.storedIsHidden }.reversed(),
        representative: isPinned ? nil : group.representativeItem,
        isPinned: isPinned
      )
    )
  }
}
