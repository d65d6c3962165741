// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The names of those who wrote letters.
final class LetterListController: UITableViewController {
  private let names: [String]
  private let onChoice: (String) -> Void

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - onChoice: Called with a name that is chosen.
  init(_ names: [String], onChoice: @escaping (String) -> Void) {
    (self.names, self.onChoice) = (names, onChoice)
    super.init(style: .plain)
    title = localized("Letters", "信件")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: localized("Close", "关闭")) { [weak self] _ in
        self?.dismiss(animated: true)
      }
    )
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoice(names[indexPath.row])
  }
}
