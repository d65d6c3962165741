// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UINavigationItem {
  /// The place of a search bar in a navigation bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system chooses: below the titles.
    case automatic = 0
    /// At the trailing end of the row in bars of regular width, below the titles in others.
    case integrated = 1
    /// Below the title or the large title.
    case stacked = 2
    /// In the middle of the row of a browser or an editor without items there, in bars of regular
    /// width; as ``integrated`` elsewhere.
    case integratedCentered = 3
    /// A button at the trailing end of the row; the search bar takes the row's place during the
    /// search.
    case integratedButton = 4

    /// The former name of ``integrated``.
    public static var inline: SearchBarPlacement { .integrated }

    /// The place that an item asks for.
    fileprivate var decision: SearchPlacement {
      switch self {
      case .automatic, .stacked: .stacked
      case .integrated: .integrated
      case .integratedCentered: .integratedCentered
      case .integratedButton: .integratedButton
      }
    }

    init(_ decision: SearchPlacement) {
      switch decision {
      case .stacked: self = .stacked
      case .integrated: self = .integrated
      case .integratedCentered: self = .integratedCentered
      case .integratedButton: self = .integratedButton
      }
    }
  }

  /// Returns the place of the search bar in a bar.
  func searchPlacement(in bar: UINavigationBar?) -> SearchPlacement {
    let search = storedSearchController?.searchBar
    return SearchPlacement(
      SearchPlacement.Conditions(
        preferred: preferredSearchBarPlacement.decision,
        isWide: bar?.computedTraits.horizontalSizeClass == .regular,
        hasFreeMiddle: titles.style != .navigator && groups.sides.center.isEmpty,
        hasScopes: search?.scopeButtonTitles?.isEmpty == false
      )
    )
  }

  /// Returns the room of the item below the bar's row.
  ///
  /// - Parameter isTitled: Whether the item has a large title.
  /// - Returns: The room, where the page's content is now.
  func room(isTitled: Bool) -> BarRoom {
    var parts = BarRoom.Parts(
      title: isTitled ? LargeTitle.height(hasSubtitle: titles.hasLargeSubtitle) : 0
    )
    if let search = storedSearchController, search.engine.isBelowRow {
      parts.search = search.searchBar.heightInBar
      parts.hidesSearch = storedHidesSearchBar && !search.engine.isActive
      parts.replacesRow = search.engine.replacesRow
      if parts.replacesRow { parts.title = 0 }
    }
    return BarRoom(parts, distance: contentDistance)
  }

  /// Updates the bar where another place is the right one.
  func searchPlacementMayChange() {
    guard let bar, let search = storedSearchController, bar.storedWindow != nil,
      search.engine.placement != searchPlacement(in: bar)
    else { return }
    bar.engine.itemDidChange(self, .content, animated: false)
  }

  /// The search bar has another place.
  func searchPlacementDidChange() {
    forgetContentDistance()
    let controller = bar?.managingController
    controller?.engine.container.forgetTitles()
    controller?.storedView?.setNeedsLayout()
  }

  /// The search begins or ends.
  func searchDidChange(animated: Bool) {
    forgetContentDistance()
    bar?.engine.itemDidChange(self, .content, animated: animated)
    bar?.managingController?.storedView?.setNeedsLayout()
  }
}
