// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of places in a sheet.
final class PlacesController: UITableViewController {
  private let places = [
    localized("Harbor", "港口"), localized("Lighthouse", "灯塔"), localized("Market", "市场"),
    localized("Museum", "博物馆"), localized("Old town", "老城"), localized("Park", "公园"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    tableView.contentInset.top = 16
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.count * 4
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    cell.textLabel?.text = "\(places[indexPath.row % places.count]) \(indexPath.row + 1)"
    return cell
  }
}
