// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A row with the sender, the subject and the beginning of a message.
final class MailCell: UITableViewCell {
  private let dot = UIView()
  private let sender = UILabel()
  private let subject = UILabel()
  private let preview = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    sender.font = .preferredFont(forTextStyle: .headline)
    subject.font = .preferredFont(forTextStyle: .subheadline)
    preview.font = .preferredFont(forTextStyle: .subheadline)
    preview.textColor = .secondaryLabel
    preview.numberOfLines = 2
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    let margins = contentView.layoutMarginsGuide
    let texts = [sender, subject, preview]
    for view in texts + [dot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate(
      texts.flatMap {
        [
          $0.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 14),
          $0.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ]
      } + [
        sender.topAnchor.constraint(equalTo: margins.topAnchor),
        subject.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: 2),
        preview.topAnchor.constraint(equalTo: subject.bottomAnchor, constant: 2),
        preview.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
        dot.widthAnchor.constraint(equalToConstant: 10),
        dot.heightAnchor.constraint(equalToConstant: 10),
      ]
    )
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a message.
  func show(sender: String, subject: String, text: String, isRead: Bool) {
    self.sender.text = sender
    self.subject.text = subject
    preview.text = text
    dot.isHidden = isRead
  }
}
