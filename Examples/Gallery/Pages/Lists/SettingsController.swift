// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of settings: rows with switches, values and pages behind them.
final class SettingsController: UITableViewController {
  private struct Row {
    var title: String
    var detail: String?
    var isSwitch = false
  }

  private struct Section {
    let title: String?
    let footer: String?
    let rows: [Row]
  }

  private let heading: String
  private lazy var sections = [
    Section(
      title: nil,
      footer: localized("Nothing here is stored.", "这里的设置不会保存。"),
      rows: [
        Row(title: localized("Airplane Mode", "飞行模式"), isSwitch: true),
        Row(title: localized("Wi-Fi", "无线局域网"), detail: localized("Home", "家")),
        Row(title: localized("Bluetooth", "蓝牙"), detail: localized("On", "打开")),
      ]
    ),
    Section(
      title: localized("Alerts", "提醒"),
      footer: nil,
      rows: [
        Row(title: localized("Notifications", "通知"), detail: ""),
        Row(title: localized("Sounds", "声音"), isSwitch: true),
        Row(title: localized("Focus", "专注模式"), detail: ""),
      ]
    ),
    Section(
      title: nil,
      footer: nil,
      rows: [
        Row(title: localized("General", "通用"), detail: ""),
        Row(title: localized("Display", "显示"), detail: ""),
      ]
    ),
  ]

  init(title: String) {
    heading = title
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }
  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }
  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let identifier = row.isSwitch ? "switch" : "page"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .value1, reuseIdentifier: identifier)
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.selectionStyle = row.isSwitch ? .none : .default
    cell.accessoryType = row.isSwitch ? .none : .disclosureIndicator
    if row.isSwitch {
      let control = cell.accessoryView as? UISwitch ?? UISwitch()
      control.isOn = indexPath.section == 1
      cell.accessoryView = control
    }
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let row = sections[indexPath.section].rows[indexPath.row]
    guard !row.isSwitch else { return }
    navigationController?.pushViewController(SettingsController(title: row.title), animated: true)
  }
}
