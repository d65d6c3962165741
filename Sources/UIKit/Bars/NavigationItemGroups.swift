// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The groups of a navigation item.
@MainActor
struct NavigationItemGroups {
  /// The groups of the ends and of the middle, in reading order.
  var sides = BarItems<UIBarButtonItemGroup>()
  /// The group at the very trailing end.
  var pinned: UIBarButtonItemGroup?
  /// The app's part of the menu of items that there is no room for.
  var additionalOverflow: UIDeferredMenuElement?

  /// Whether there is none; then each item is by itself.
  var isEmpty: Bool { sides.isEmpty && pinned == nil && additionalOverflow == nil }
}
