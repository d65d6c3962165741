// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of cities below a search bar.
final class SearchListController: UIViewController, UISearchBarDelegate, UITableViewDataSource {
  private static let cities = [
    "Amsterdam", "Berlin", "Cairo", "Dublin", "Edinburgh", "Florence", "Geneva", "Helsinki",
    "Istanbul", "Jakarta", "Kyoto", "Lisbon", "Madrid", "Nairobi", "Oslo", "Paris", "Quito", "Rome",
    "Seoul", "Tunis", "Utrecht", "Vienna", "Warsaw", "Zürich", "东京", "القاهرة",
  ]
  private let bar = UISearchBar()
  private let table = UITableView(frame: .zero, style: .plain)
  private var shown = cities

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.delegate = self
    bar.searchBarStyle = .minimal
    bar.placeholder = localized("City", "城市")
    table.dataSource = self
    table.keyboardDismissMode = .onDrag
    table.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    for part in [bar, table] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: safe.topAnchor),
      bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      table.topAnchor.constraint(equalTo: bar.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func filter(_ text: String) {
    shown = text.isEmpty ? Self.cities : Self.cities.filter { $0.localizedStandardContains(text) }
    table.reloadData()
  }

  // MARK: UISearchBarDelegate

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(false, animated: true)
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    filter(searchText)
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = nil
    filter("")
    searchBar.resignFirstResponder()
  }

  // MARK: UITableViewDataSource

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}
