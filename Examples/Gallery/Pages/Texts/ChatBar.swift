// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The bar with the field and the button of a chat, as high as they need above the safe area.
final class ChatBar: UIView {
  let field = UITextField()
  let button = UIButton(type: .system)

  init() {
    super.init(frame: .zero)
    autoresizingMask = .flexibleHeight
    backgroundColor = .secondarySystemBackground
    field.borderStyle = .roundedRect
    field.placeholder = localized("Message", "消息")
    field.returnKeyType = .send
    button.setTitle(localized("Send", "发送"), for: .normal)
    button.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [field, button])
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    let safeArea = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8),
      row.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
