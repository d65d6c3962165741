// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A page with a custom back button, bar items, and rows that push a page and present a sheet and
/// an alert.
final class KeyboardViewController: ListPage {
  private final var readMe = ""

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - readMe: The instructions.
  convenience init(title: String?, readMe: String) {
    self.init(style: .grouped)
    self.title = title
    self.readMe = readMe
    navigationItem.backButton = .title()
    let menu = UIMenu(
      children: [localized("One", "一"), localized("Two", "二")].map { choice in
        UIAction(title: choice) { [weak self] _ in self?.navigationItem.title = choice }
      }
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: localized("Menu", "菜单"),
      menu: menu
    )
    rows = [
      row(localized("A page", "页面"), localized("Pushes this page again.", "再推入这个页面。")) {
        $0.pushAgain()
      },
      row(localized("A sheet", "工作表"), localized("Keeps the focus inside.", "焦点留在其中。")) {
        $0.presentSheet()
      },
      row(localized("An alert", "提醒"), localized("Its actions have the focus.", "焦点在其按钮上。")) {
        $0.presentAlert()
      },
    ]
  }

  private func row(
    _ title: String,
    _ subtitle: String,
    action: @escaping @MainActor (KeyboardViewController) -> Void
  ) -> ListRow {
    ListRow(title: title, subtitle: subtitle) { [weak self] in
      if let self { action(self) }
    }
  }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { readMe }

  private func pushAgain() {
    let next = KeyboardViewController(title: title, readMe: readMe)
    navigationController?.pushViewController(next, animated: true)
  }

  private func presentSheet() {
    let page = ReadMePage(title: title, readMe: readMe)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: localized("Close", "关闭")) { [weak page] _ in
        page?.dismiss(animated: true)
      }
    )
    present(BackNavigationController(rootViewController: page), animated: true)
  }

  private func presentAlert() {
    let alert = UIAlertController(
      title: localized("An alert", "提醒"),
      message: localized("Press Tab, then Return.", "按 Tab 键，再按回车键。"),
      preferredStyle: .alert
    )
    let actions = [localized("Cancel", "取消"), localized("OK", "好")].enumerated().map {
      UIAlertAction(title: $1, style: $0 == 0 ? .cancel : .default)
    }
    for action in actions { alert.addAction(action) }
    alert.preferredAction = actions[1]
    present(alert, animated: true)
  }
}
