// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension ReadMePage {
  /// Makes the root of a stack that is shown over the gallery.
  ///
  /// - Parameters:
  ///   - title: Its title; pages pushed from it have numbers behind it.
  ///   - text: What to try.
  ///   - decorate: Is called with the root, and with each page that is pushed from it.
  /// - Returns: The page, with a button that goes back to the gallery.
  static func demo(
    _ title: String?,
    _ text: String = "Push a page, and go back: with the button, and with a finger.",
    decorate: @escaping @MainActor (ReadMePage) -> Void = { _ in }
  ) -> ReadMePage {
    ReadMePage(title: title, readMe: text) { page in
      if page.level == 1 { page.addDoneButton() }
      decorate(page)
    }
  }
}

extension UIViewController {
  /// Puts a button into the bar that goes back to the gallery.
  func addDoneButton() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) }
    )
  }
}

extension ReadMeView {
  /// Shows a text, and pushes a page when the button is tapped.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - push: Pushes the page. Capture weakly.
  func show(_ text: String, push: @escaping @MainActor () -> Void) {
    label.text = text
    button.setTitle("Push another page", for: .normal)
    button.addAction(UIAction { _ in push() }, for: .touchUpInside)
  }
}
