// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UINavigationItem {
  /// Items that the bar shows together, or one by itself.
  struct ItemGroup {
    let group: UIBarButtonItemGroup?
    var items: BarGroupPlan.Group<UIBarButtonItem>

    /// The group at the trailing end, where the last item is the outermost one.
    fileprivate var reversed: ItemGroup {
      var group = self
      group.items.items.reverse()
      return group
    }
  }

  /// The groups that are not hidden.
  ///
  /// At an end without groups, each item is by itself; the pinned group is the outermost one of the
  /// trailing end. The middle belongs to the title of a navigator: there, its groups are in the
  /// menu.
  var itemGroups: BarItems<ItemGroup> {
    func group(_ group: UIBarButtonItemGroup, _ place: BarGroupPlan.Place? = nil) -> ItemGroup {
      ItemGroup(
        group: group,
        items: BarGroupPlan.Group(
          group.barButtonItems.filter { !$0.storedIsHidden },
          representative: place == nil ? group.representativeItem : nil,
          place: place
        )
      )
    }
    func single(_ items: [UIBarButtonItem]) -> [ItemGroup] {
      items.filter { !$0.storedIsHidden }.map {
        ItemGroup(group: nil, items: BarGroupPlan.Group([$0]))
      }
    }
    let shown = BarItems(
      left: groups.sides.left.filter { !$0.isHidden },
      center: groups.sides.center.filter { !$0.isHidden },
      right: groups.sides.right.filter { !$0.isHidden }
    )
    let pinned = groups.pinned.flatMap { $0.isHidden ? nil : group($0, .pinned) }
    let trailing = [pinned].compactMap { $0 } + shown.right.reversed().map { group($0) }
    let search = storedSearchController?.engine.rowItem.map {
      ItemGroup(group: nil, items: BarGroupPlan.Group([$0], place: .pinned))
    }
    let isCentered = storedSearchController?.engine.placement == .integratedCentered
    var all = BarItems(
      left: groups.sides.left.isEmpty ? single(storedLeftItems) : shown.left.map { group($0) },
      center: shown.center.map { group($0, titles.style == .navigator ? .menu : nil) },
      right: trailing.map(\.reversed)
        + (groups.sides.right.isEmpty ? single(storedRightItems) : [])
    )
    if let search {
      if isCentered { all.center.append(search) } else { all.right.insert(search, at: 0) }
    }
    return all
  }

  /// Whether the page has items at the leading end.
  var hasLeadingItems: Bool {
    !storedLeftItems.isEmpty || groups.sides.left.contains { !$0.barButtonItems.isEmpty }
  }

}
