// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A table whose rows push pages with large titles and without.
final class LargeTitlesController: UITableViewController {
  private static let modes: [UINavigationItem.LargeTitleDisplayMode] = [
    .always, .never, .automatic,
  ]

  init(_ mode: UINavigationItem.LargeTitleDisplayMode) {
    super.init(style: .plain)
    navigationItem.largeTitleDisplayMode = mode
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 56
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
    content.text = Self.title(of: indexPath)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = LargeTitlesController(Self.modes[indexPath.row % Self.modes.count])
    navigationController?.pushViewController(page.titled(Self.title(of: indexPath)), animated: true)
  }

  private static func title(of indexPath: IndexPath) -> String {
    switch modes[indexPath.row % modes.count] {
    case .always: localized("Large", "大标题")
    case .never: localized("Small", "小标题")
    case .automatic: localized("Automatic", "自动")
    }
  }
}
