// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with a bar of its own at the bottom of the screen, in which a text is edited.
@MainActor
final class ChatPage: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  let message = UITextField(frame: CGRect(x: 10, y: 5, width: 100, height: 30))
  let list = UIView()

  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(message)
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor, constant: 20),
      list.widthAnchor.constraint(equalToConstant: 50),
      list.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }
}
