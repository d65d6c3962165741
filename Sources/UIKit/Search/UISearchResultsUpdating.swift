// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Updates the results of a search while the user types.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the text or the scope of the search bar changed, and when editing begins.
  ///
  /// - Parameter searchController: The search controller.
  func updateSearchResults(for searchController: UISearchController)
}
