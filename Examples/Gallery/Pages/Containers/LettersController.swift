// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// Letters: a list of them, and the chosen one.
final class LettersController: UISplitViewController, UISplitViewControllerDelegate {
  private let names = ["Ada", "Emil", "Grace", "Linus", "Mei"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    delegate = self
    let list = BackNavigationController(rootViewController: makeList())
    setViewController(list, for: .primary)
    setViewController(makeLetter(from: names[0]), for: .secondary)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }

  private func makeList() -> UIViewController {
    LetterListController(names) { [weak self] name in
      guard let self else { return }
      showDetailViewController(makeLetter(from: name), sender: nil)
    }
  }

  private func makeLetter(from name: String) -> UIViewController {
    let letter = UIViewController()
    letter.title = name
    letter.view.backgroundColor = .secondarySystemBackground
    let text = UILabel()
    text.text = localized(
      "The last stretch was the longest, but the view from up here is worth every step. "
        + "See you next week.\n\n\(name)",
      "最后一段路最长，但山顶的风景值得每一步。下周见。\n\n\(name)"
    )
    text.numberOfLines = 0
    text.translatesAutoresizingMaskIntoConstraints = false
    letter.view.addSubview(text)
    let area = letter.view.readableContentGuide
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: letter.view.safeAreaLayoutGuide.topAnchor, constant: 20),
      text.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
    letter.navigationItem.backButton = .title(.text(localized("All letters", "全部信件")))
    return letter
  }
}
