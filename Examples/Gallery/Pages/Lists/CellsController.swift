// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A table of standard contents, of cells that follow their state, and of own contents.
final class CellsController: UITableViewController {
  private static var titles: [String] {
    [
      localized("Standard contents", "标准内容"), localized("Toppings", "配料"),
      localized("Own content", "自定义内容"),
    ]
  }
  private static var toppings: [String] {
    [localized("Cheese", "奶酪"), localized("Olives", "橄榄"), localized("Basil", "罗勒")]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelection = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Self.titles.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 2 ? 2 : 3
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { Self.titles[section] }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.configurationUpdateHandler = nil
    cell.backgroundConfiguration = nil
    cell.accessoryView = nil
    switch indexPath.section {
    case 0:
      cell.contentConfiguration = standard(indexPath.row)
      if indexPath.row == 2 { cell.accessoryView = makeStepper(for: cell) }
    case 1: follow(cell, Self.toppings[indexPath.row])
    default: cell.contentConfiguration = StarsContent(count: 5 - 2 * indexPath.row)
    }
    return cell
  }

  private func standard(_ row: Int) -> UIListContentConfiguration {
    var content: UIListContentConfiguration
    switch row {
    case 0:
      content = .cell()
      content.text = localized("A title", "标题")
      content.image = UIImage(systemName: "star")
      content.imageProperties.tintColor = .systemOrange
    case 1:
      content = .subtitleCell()
      content.text = localized("A title with a text below it", "标题与下方文字")
      content.secondaryText = localized(
        "The text may be long; then it has several lines, and the row is as high as it needs.",
        "文字可以很长，会分成几行，行高随之增加。"
      )
      content.image = UIImage(systemName: "envelope")
    default:
      content = .valueCell()
      content.text = localized("A value", "数值")
      content.secondaryText = "0"
    }
    return content
  }

  private func makeStepper(for cell: UITableViewCell) -> UIStepper {
    let stepper = UIStepper()
    stepper.addAction(
      UIAction { [weak self, weak cell, unowned stepper] _ in
        var content = self?.standard(2)
        content?.secondaryText = "\(Int(stepper.value))"
        cell?.contentConfiguration = content
      },
      for: .valueChanged
    )
    return stepper
  }

  /// Shows a mark in a selected cell, and a background of the tint color.
  private func follow(_ cell: UITableViewCell, _ topping: String) {
    cell.configurationUpdateHandler = { cell, state in
      var content = cell.defaultContentConfiguration()
      content.text = topping
      content.image = UIImage(systemName: state.isSelected ? "checkmark.circle" : "circle")
      cell.contentConfiguration = content
      var background = cell.defaultBackgroundConfiguration()
      if state.isSelected { background.backgroundColor = .tintColor.withAlphaComponent(0.2) }
      cell.backgroundConfiguration = background
    }
  }
}
