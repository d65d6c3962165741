// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page that prints the views of its bar.
final class QYPartsPage: UIViewController {
  private let label = UILabel()

  /// A line for each view, with its class, its frame and its text.
  var text: String? { label.text }

  /// Sets two pages on a stack, so that there is a back button.
  ///
  /// - Parameter stack: The stack.
  /// - Returns: The stack.
  static func stack(_ stack: UINavigationController) -> UINavigationController {
    let (below, top) = (UIViewController(), QYPartsPage())
    below.title = localized("Below", "下面")
    below.view.backgroundColor = .systemBackground
    top.title = localized("Parts", "组成")
    stack.setViewControllers([below, top], animated: false)
    return stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.font = .monospacedSystemFont(ofSize: 8, weight: .regular)
    // Class names and their indentation are left to right in every language.
    label.textAlignment = .left
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    label.text = navigationController?.navigationBar.shortDescription
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 8, dy: 8)
    label.frame = CGRect(
      origin: area.origin,
      size: CGSize(width: area.width, height: label.sizeThatFits(area.size).height)
    )
  }
}
