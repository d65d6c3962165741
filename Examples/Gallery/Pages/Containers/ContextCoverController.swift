// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The cover of a card: a title and a button that dismisses it.
final class ContextCoverController: UIViewController {
  private let color: UIColor
  private let isNote: Bool

  init(_ title: String, _ color: UIColor, isNote: Bool) {
    (self.color, self.isNote) = (color, isNote)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = isNote ? UIColor.black.withAlphaComponent(0.4) : color
    let label = UILabel()
    label.text = title
    label.textColor = .white
    let button = UIButton(type: .system)
    button.setTitle(localized("Back", "返回"), for: .normal)
    button.tintColor = .white
    button.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) },
      for: .touchUpInside
    )
    let note = UIView()
    note.backgroundColor = color
    note.layer.cornerRadius = 12
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    addCenteredColumn([label, button], spacing: 24)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: label.topAnchor, constant: -24),
      note.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 24),
      note.leadingAnchor.constraint(equalTo: label.leadingAnchor, constant: -32),
      note.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 32),
    ])
  }
}
