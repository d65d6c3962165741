// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of cities with a search in the navigation bar, whose results are a list of their own.
final class FindController: CityListController, UISearchResultsUpdating {
  private let results = CityListController(style: .plain)
  private lazy var search = UISearchController(searchResultsController: results)

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.searchController = search
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = true
    search.searchBar.placeholder = localized("City", "城市")
    search.searchBar.scopeButtonTitles =
      [localized("All", "全部")] + City.Continent.allCases.map(\.name)
    show(City.all)
    for list in [self, results] as [CityListController] {
      list.onChoose = { [weak self] city in self?.open(city) }
    }
  }

  private func open(_ city: City) {
    let page = UIViewController().titled(city.name)
    page.view.backgroundColor = .systemBackground
    page.navigationItem.largeTitleDisplayMode = .never
    navigationController?.pushViewController(page, animated: true)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let bar = searchController.searchBar
    let (text, scope) = (bar.text ?? "", bar.selectedScopeButtonIndex)
    let continent = scope == 0 ? nil : City.Continent.allCases[scope - 1]
    results.show(
      City.all.filter { city in
        (continent == nil || city.continent == continent)
          && city.name.localizedStandardContains(text)
      }
    )
  }
}
