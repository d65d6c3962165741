// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// Tabs in the middle of a bar, with a row of views that the large content viewer shows, too.
final class LargeContentController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: localized("Add", "添加"),
      image: UIImage(systemName: "plus")
    )
    tabBar.itemPositioning = .centered
    tabBar.itemWidth = 88
    tabBar.itemSpacing = 12
    tabBar.selectionIndicatorImage = Self.mark
    setViewControllers(
      [
        tab(localized("Favorites", "收藏"), "star"), tab(localized("Alerts", "提醒"), "bell"),
        tab(localized("Grid", "网格"), "square.grid.2x2"),
      ],
      animated: false
    )
  }

  private func tab(_ title: String, _ image: String) -> UIViewController {
    let page = LargeContentRowController()
    page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
    return page
  }

  private static var mark: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24))
      .image { _ in
        UIColor.systemYellow.withAlphaComponent(0.4).setFill()
        UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 20, height: 20), cornerRadius: 6)
          .fill()
      }
      .resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
  }
}

/// A page with a row of small buttons, which have an interaction of their own.
final class LargeContentRowController: UIViewController {
  private let note = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    note.text = localized("Hold a symbol.", "按住一个符号。")
    note.textAlignment = .center
    let names = [
      ("bold", localized("Bold", "粗体")), ("italic", localized("Italic", "斜体")),
      ("underline", localized("Underline", "下划线")),
    ]
    let row = UIStackView(arrangedSubviews: names.map { button($0, $1) })
    row.distribution = .fillEqually
    row.addInteraction(UILargeContentViewerInteraction())
    let column = UIStackView(arrangedSubviews: [row, note])
    column.axis = .vertical
    column.spacing = 24
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func button(_ name: String, _ title: String) -> UIButton {
    let image = UIImage(systemName: name)
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.note.text = title },
      for: .touchUpInside
    )
    button.showsLargeContentViewer = true
    button.largeContentTitle = title
    button.scalesLargeContentImage = true
    return button
  }
}
