// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of symbols with their names; a tap on a row changes their size.
final class SymbolsController: UITableViewController {
  private static let identifier = "symbol"
  private lazy var sections: [(title: String, names: [String])] = [
    (
      localized("Navigation", "导航"),
      ["arrow.backward", "house", "magnifyingglass", "gearshape", "ellipsis.circle"]
    ),
    (
      localized("Lists", "列表"),
      ["list.bullet", "checklist", "trash", "pencil", "flag.fill", "bookmark", "star.fill"]
    ),
    (
      localized("Messages", "信息"),
      ["envelope", "paperplane.fill", "paperclip", "tray", "archivebox", "bubble.left"]
    ),
    (
      localized("Things", "物品"),
      ["camera.fill", "photo", "map", "cart", "creditcard", "lock.fill", "bell", "heart.fill"]
    ),
    (
      localized("States", "状态"),
      ["checkmark.circle.fill", "exclamationmark.triangle.fill", "info.circle", "wifi.slash"]
    ),
  ]
  private let scales: [UIImage.SymbolScale] = [.medium, .large, .small]
  private var scale = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    let name = sections[indexPath.section].names[indexPath.row]
    let configuration = UIImage.SymbolConfiguration(scale: scales[scale])
    cell.textLabel?.text = name
    cell.imageView?.image = UIImage(systemName: name, withConfiguration: configuration)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    scale = (scale + 1) % scales.count
    tableView.reloadData()
  }
}
