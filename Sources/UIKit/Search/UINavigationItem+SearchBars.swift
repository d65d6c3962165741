// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UINavigationItem {
  /// The place of a search bar in a navigation bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system chooses: below the titles.
    case automatic = 0
    /// Below the title or the large title.
    case stacked = 2
  }

  /// Returns the room of the item below the bar's row.
  ///
  /// - Parameter isTitled: Whether the item has a large title.
  /// - Returns: The room, where the page's content is now.
  func room(isTitled: Bool) -> BarRoom {
    var parts = BarRoom.Parts(
      title: isTitled ? LargeTitle.height(hasSubtitle: titles.hasLargeSubtitle) : 0
    )
    if let search = storedSearchController {
      parts.search = search.searchBar.heightInBar
      parts.hidesSearch = storedHidesSearchBar && !search.engine.isActive
      parts.replacesRow = search.engine.replacesRow
      if parts.replacesRow { parts.title = 0 }
    }
    return BarRoom(parts, distance: contentDistance)
  }

  /// The search begins or ends.
  func searchDidChange(animated: Bool) {
    forgetContentDistance()
    bar?.engine.itemDidChange(self, .content, animated: animated)
    bar?.managingController?.storedView?.setNeedsLayout()
  }
}
