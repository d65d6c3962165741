// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of the text styles and of controls that follow the content size category.
final class TypeController: UITableViewController {
  private static var styles: [(String, UIFont.TextStyle)] {
    [
      (localized("Large title", "大标题"), .largeTitle), (localized("Title 1", "标题一"), .title1),
      (localized("Title 2", "标题二"), .title2), (localized("Title 3", "标题三"), .title3),
      (localized("Headline", "重点标题"), .headline), (localized("Body", "正文"), .body),
      (localized("Callout", "标注"), .callout), (localized("Subheadline", "副标题"), .subheadline),
      (localized("Footnote", "脚注"), .footnote), (localized("Caption 1", "说明一"), .caption1),
      (localized("Caption 2", "说明二"), .caption2),
    ]
  }

  private let field = UITextField()
  private let button = UIButton(type: .system)
  private let clock = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    field.placeholder = localized("A text field", "文本框")
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    button.setTitle(localized("A button", "按钮"), for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.contentHorizontalAlignment = .leading
    clock.text = "09:41"
    clock.font = UIFontMetrics(forTextStyle: .title1).scaledFont(
      for: .monospacedSystemFont(ofSize: 30, weight: .regular)
    )
    clock.adjustsFontForContentSizeCategory = true
  }

  private var controls: [UIView] { [field, button, clock] }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? controls.count : Self.styles.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    section == 0 ? localized("Controls", "控件") : localized("Text styles", "文本样式")
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard indexPath.section == 1 else {
      add(controls[indexPath.row], to: cell.contentView)
      return cell
    }
    let (name, style) = Self.styles[indexPath.row]
    cell.textLabel?.text = name
    cell.textLabel?.font = .preferredFont(forTextStyle: style)
    cell.textLabel?.numberOfLines = 0
    return cell
  }

  private func add(_ control: UIView, to view: UIView) {
    control.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(control)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      control.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      control.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      control.topAnchor.constraint(equalTo: guide.topAnchor),
      control.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }
}
