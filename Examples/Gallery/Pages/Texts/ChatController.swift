// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// Messages, and a bar in which the user writes the next one.
final class ChatController: UIViewController, UITextFieldDelegate {
  private let scrollView = UIScrollView()
  private let messages = UIStackView()
  private let bar = ChatBar()

  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.keyboardDismissMode = .interactive
    scrollView.alwaysBounceVertical = true
    messages.axis = .vertical
    messages.spacing = 8
    bar.field.delegate = self
    bar.button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    for inner in [scrollView, messages] { inner.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(messages)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      messages.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      messages.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      messages.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      messages.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      messages.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -32),
    ])
    add(localized("Is the train on time?", "火车准点吗？"), isOwn: false)
    add(localized("Yes. Platform 4, and I have the tickets.", "准点。4 号站台，票在我这里。"), isOwn: true)
    add(localized("Then I bring the bread and the tea 🍵", "那我带面包和茶 🍵"), isOwn: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !bar.field.isEditing { becomeFirstResponder() }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }

  private func send() {
    guard let text = bar.field.text, !text.isEmpty else { return }
    bar.field.text = ""
    add(text, isOwn: true)
    view.layoutIfNeeded()
    let end = scrollView.contentSize.height - scrollView.bounds.height
    if end > 0 { scrollView.setContentOffset(CGPoint(x: 0, y: end), animated: true) }
  }

  private func add(_ text: String, isOwn: Bool) {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.textColor = isOwn ? .white : .label
    label.translatesAutoresizingMaskIntoConstraints = false
    let bubble = UIView()
    bubble.backgroundColor = isOwn ? .systemBlue : .secondarySystemBackground
    bubble.layer.cornerRadius = 16
    bubble.addSubview(label)
    let row = UIStackView(arrangedSubviews: [bubble])
    row.axis = .vertical
    row.alignment = isOwn ? .trailing : .leading
    messages.addArrangedSubview(row)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: row.widthAnchor, multiplier: 0.75),
    ])
  }
}
