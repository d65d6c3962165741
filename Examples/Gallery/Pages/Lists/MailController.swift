// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Dispatch
import UIKit

/// A list of messages that can be deleted, flagged and marked as read by swipes.
final class MailController: UITableViewController {
  private struct Message {
    let sender: String
    let subject: String
    let text: String
    var isRead: Bool
    var isFlagged = false
  }

  private var messages: [Message] = []

  init(title: String) {
    super.init(style: .plain)
    self.title = title
    let senders = ["Ada", "Grace", "Alan", "Barbara", "Edsger", "Frances", "Niklaus", "Adele"]
    let subjects = [
      localized("The engine", "分析机"), localized("A moth in the relay", "继电器里的飞蛾"),
      localized("Can machines think?", "机器能思考吗？"), localized("Abstraction", "抽象"),
    ]
    messages = (0..<24).map { index in
      Message(
        sender: senders[index % senders.count],
        subject: subjects[index % subjects.count],
        text: localized(
          "Please find my notes attached, with the corrections that you asked for last week.",
          "附上我的笔记，其中包含你上周要求的更正。"
        ),
        isRead: index % 3 != 0
      )
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MailCell.self, forCellReuseIdentifier: "mail")
    navigationItem.rightBarButtonItem = editButtonItem
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.fetch() }, for: .valueChanged)
    refreshControl = control
  }

  /// Takes a second, as a network does, and finds a message.
  private func fetch() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self else { return }
      refreshControl?.endRefreshing()
      messages.insert(
        Message(
          sender: "Margaret",
          subject: localized("Landed", "着陆"),
          text: localized("The software worked.", "软件一切正常。"),
          isRead: false
        ),
        at: 0
      )
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    show(messages[indexPath.row], in: cell)
    return cell
  }
  private func show(_ message: Message, in cell: UITableViewCell) {
    (cell as? MailCell)?.show(
      sender: message.sender,
      subject: message.isFlagged ? "⚑ " + message.subject : message.subject,
      text: message.text,
      isRead: message.isRead
    )
    cell.accessoryType = .disclosureIndicator
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    messages[indexPath.row].isRead = true
    let page = UIViewController()
    page.title = messages[indexPath.row].subject
    page.view.backgroundColor = .systemBackground
    navigationController?.pushViewController(page, animated: true)
  }
  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { delete(indexPath) }

  private func delete(_ path: IndexPath) {
    messages.remove(at: path.row)
    tableView.deleteRows(at: [path], with: .left)
  }

  // MARK: Swipes

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(
      style: .destructive,
      title: localized("Delete", "删除")
    ) { [weak self] _, _, completion in
      completion(true)
      self?.delete(indexPath)
    }
    let flag = UIContextualAction(style: .normal, title: localized("Flag", "标记")) {
      [weak self] _, _, completion in
      completion(true)
      self?.messages[indexPath.row].isFlagged.toggle()
      self?.tableView.reloadRows(at: [indexPath], with: .none)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let read = UIContextualAction(style: .normal, title: localized("Read", "已读")) {
      [weak self] _, _, completion in
      completion(true)
      self?.messages[indexPath.row].isRead.toggle()
      self?.tableView.reloadRows(at: [indexPath], with: .none)
    }
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }
}
