// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with a note in small gray letters, which its subclass places.
class NotedController: UIViewController {
  let note = UILabel()

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - readMe: The text of the note.
  init(title: String, readMe: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    note.text = readMe
    note.numberOfLines = 0
    note.font = .systemFont(ofSize: 15)
    note.textColor = .secondaryLabel
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
