// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension UINavigationItem {
  /// Whether the page has set items on the leading side itself.
  ///
  /// Since iOS 16 there are groups of items, which replace left items.
  var hasOwnLeadingItems: Bool {
    if leadingItemGroups.flatMap(\.barButtonItems).contains(where: { !($0 is InstalledBackItem) }) {
      return true
    }
    return !ownLeftItems.isEmpty
  }

  /// Whether the leading side shows items, the page's own or the kit's button.
  var hasLeadingItems: Bool { installedBackControl != nil || hasOwnLeadingItems }
}
