// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with a list.
class ListPage: UITableViewController {
  /// The rows, from top to bottom.
  final var rows: [ListRow] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  // As in Settings, a little larger.
  private static let iconSize = CGSize(width: 40, height: 40)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.remembersLastFocusedIndexPath = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = rows[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.title
    content.textProperties.numberOfLines = 1
    content.secondaryText = row.subtitle
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = row.icon
    content.imageProperties.maximumSize = Self.iconSize
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    rows[indexPath.row].action()
    // A page that is pushed clears the selection when it leads back.
    if presentedViewController != nil { tableView.deselectRow(at: indexPath, animated: true) }
  }
}
