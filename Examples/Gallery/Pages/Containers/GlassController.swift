// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A colored list below a bar with all kinds of items.
final class GlassController: UITableViewController {
  private static let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
  ]

  private var isSecond = false

  /// Makes a page with its items.
  ///
  /// - Parameter isSecond: Whether it is the page that any row pushes.
  /// - Returns: The page.
  static func make(isSecond: Bool = false) -> GlassController {
    let page = GlassController(style: .plain)
    page.isSecond = isSecond
    page.title = isSecond ? localized("Next", "下一页") : localized("Glass", "玻璃")
    page.addItems()
    return page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.separatorStyle = .none
  }

  private func addItems() {
    let star = item("star")
    star.identifier = "star"
    let done = UIBarButtonItem(systemItem: .done)
    let mail = item("envelope")
    mail.badge = .count(3)
    navigationItem.rightBarButtonItems =
      isSecond ? [star, item("heart")] : [done, star]
    toolbarItems =
      isSecond
      ? [.flexibleSpace(), item("trash")]
      : [mail, item("folder"), .flexibleSpace(), item("square.and.pencil")]
  }

  private func item(_ symbol: String) -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: UIAction { _ in })
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent, !isSecond { navigationController?.isToolbarHidden = true }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let color = Self.colors[indexPath.row % Self.colors.count]
    var content = cell.defaultContentConfiguration()
    content.text = localized("Row \(indexPath.row + 1)", "第 \(indexPath.row + 1) 行")
    cell.contentConfiguration = content
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = color.withAlphaComponent(isSecond ? 0.35 : 0.7)
    cell.backgroundConfiguration = background
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if !isSecond {
      navigationController?.pushViewController(Self.make(isSecond: true), animated: true)
    }
  }
}
