// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A long list whose rows push pages; subclasses name the rows and make the pages.
class PushingListController: UITableViewController {
  /// The height of rows, in points.
  var rowHeight: CGFloat { 56 }

  /// Completes the content of a row.
  func fill(_ content: inout UIListContentConfiguration, ofRow row: Int) {}

  /// Returns the page that a row pushes.
  func page(ofRow row: Int) -> UIViewController { UIViewController() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    tableView.rowHeight = rowHeight
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    24
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    fill(&content, ofRow: indexPath.row)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(page(ofRow: indexPath.row), animated: true)
  }
}
