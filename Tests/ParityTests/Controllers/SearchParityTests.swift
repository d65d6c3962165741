// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Behavior of search controllers that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct SearchParityTests {
  // Apple header: the defaults of the properties, for apps linked on iOS 15 or later.
  @Test func `a search controller has its documented defaults`() {
    let search = UISearchController(searchResultsController: nil)
    #expect(!search.isActive && search.searchResultsController == nil)
    #expect(!search.obscuresBackgroundDuringPresentation)
    #expect(search.hidesNavigationBarDuringPresentation)
    #expect(search.automaticallyShowsSearchResultsController)
    #expect(search.automaticallyShowsCancelButton && search.automaticallyShowsScopeBar)
    #expect(UINavigationItem().hidesSearchBarWhenScrolling)
    #expect(UINavigationItem().preferredSearchBarPlacement == .automatic)
  }

  // Apple header: setting the one changes the other to false.
  @Test func `an app that shows a part itself takes it from the search controller`() {
    let search = UISearchController(searchResultsController: UIViewController())
    search.showsSearchResultsController = true
    #expect(!search.automaticallyShowsSearchResultsController)
    search.searchBar.showsCancelButton = true
    #expect(!search.automaticallyShowsCancelButton)
    search.searchBar.showsScopeBar = true
    #expect(!search.automaticallyShowsScopeBar)
  }

  // Apple header: the scope bar appears when there are at least two scopes.
  // Apple documentation: `hidesNavigationBarDuringPresentation`, `searchResultsUpdater`.
  @Test func `a search controller without a page is not active`() {
    let search = UISearchController(searchResultsController: nil)
    #expect(search.searchBar === search.searchBar && search.presentingViewController == nil)
    #expect(search.view.superview == nil)
  }
}
