// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of cities by their first letters, with an index if it is long.
class CityListController: UITableViewController {
  private var sections: [[City]] = []
  /// Called when the user chooses a city.
  var onChoose: ((City) -> Void)?

  /// Shows cities, which are in the order of their names.
  func show(_ cities: [City]) {
    sections = cities.reduce(into: []) { sections, city in
      if sections.last?.first?.letter == city.letter {
        sections[sections.count - 1].append(city)
      } else {
        sections.append([city])
      }
    }
    viewIfLoaded.map { _ in tableView.reloadData() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .onDrag
    tableView.sectionIndexMinimumDisplayRowCount = 12
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { sections[section].first?.letter }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.compactMap(\.first?.letter)
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    let city = sections[indexPath.section][indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = city.name
    content.secondaryText = city.continent.name
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoose?(sections[indexPath.section][indexPath.row])
  }
}
