// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with instructions, and a card that is a presentation context.
final class ContextController: UIViewController {
  private let text = UILabel()
  private let frame = UIView()
  /// The card.
  let card = ContextCardController()

  init(_ readMe: String) {
    super.init(nibName: nil, bundle: nil)
    text.text = readMe
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    text.numberOfLines = 0
    text.textColor = .secondaryLabel
    card.definesPresentationContext = true
    addChild(card)
    frame.addSubview(card.view)
    card.view.frame = frame.bounds
    card.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for part in [text, frame] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let room = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      text.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      frame.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 24),
      frame.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      frame.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      frame.heightAnchor.constraint(equalToConstant: 280),
    ])
    card.didMove(toParent: self)
  }
}
