// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A page with a custom back button, bar items, and rows that push a page and present a sheet and
/// an alert.
final class KeyboardViewController: UIViewController {
  private let readMe = UILabel()
  private(set) var rows: [ListRow] = []
  private static let rowHeight: CGFloat = 60

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - readMe: The instructions.
  convenience init(title: String?, readMe: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.readMe.text = readMe
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
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    readMe.numberOfLines = 0
    view.addSubview(readMe)
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
    for row in rows { view.addSubview(row) }
  }

  private func row(
    _ title: String,
    _ subtitle: String,
    action: @escaping @MainActor (KeyboardViewController) -> Void
  ) -> ListRow {
    let row = ListRow(icon: nil, title: title, subtitle: subtitle) { [weak self] in
      if let self { action(self) }
    }
    row.accessibilityLabel = title
    return row
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let size = CGSize(width: max(0, area.width - 40), height: .greatestFiniteMagnitude)
    let height = min(
      readMe.sizeThatFits(size).height,
      max(0, area.height - 40 - CGFloat(rows.count) * Self.rowHeight)
    )
    readMe.frame = CGRect(x: area.minX + 20, y: area.minY + 20, width: size.width, height: height)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0,
        y: readMe.frame.maxY + 20 + CGFloat(index) * Self.rowHeight,
        width: view.bounds.width,
        height: Self.rowHeight
      )
    }
  }

  private func pushAgain() {
    let next = KeyboardViewController(title: title, readMe: readMe.text ?? "")
    navigationController?.pushViewController(next, animated: true)
  }

  private func presentSheet() {
    let page = ReadMePage(title: title, readMe: readMe.text ?? "")
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
