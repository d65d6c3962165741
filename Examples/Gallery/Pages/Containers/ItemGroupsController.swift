// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list whose rows hide and show the items of the bar.
final class ItemGroupsController: UITableViewController {
  private let items = [
    ("bold", localized("Bold", "粗体")), ("italic", localized("Italic", "斜体")),
    ("underline", localized("Underline", "下划线")),
  ].map { name, title in
    let item = UIBarButtonItem(title: title, image: UIImage(systemName: name))
    item.primaryAction = UIAction(title: title, image: UIImage(systemName: name)) { _ in }
    return item
  }
  private let share = UIBarButtonItem(systemItem: .action)
  private let save = UIBarButtonItem(title: localized("Save", "保存"))

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let format = UIBarButtonItem(image: UIImage(systemName: "textformat"))
    navigationItem.trailingItemGroups = [
      UIBarButtonItemGroup(barButtonItems: items, representativeItem: format),
      .fixedGroup(items: [share]),
    ]
    navigationItem.pinnedTrailingGroup = save.creatingFixedGroup()
  }

  private var all: [UIBarButtonItem] { items + [share, save] }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    all.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = all[indexPath.row].title ?? localized("Share", "分享")
    cell.contentConfiguration = content
    cell.accessoryType = all[indexPath.row].isHidden ? .none : .checkmark
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    UIView.animate(withDuration: 0.25) { self.all[indexPath.row].isHidden.toggle() }
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}
