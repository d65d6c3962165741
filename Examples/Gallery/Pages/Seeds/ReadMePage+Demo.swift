// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension ReadMePage {
  /// Creates the root page of a comparison.
  ///
  /// - Parameters:
  ///   - title: The title; pages pushed from it have a number after it.
  ///   - decorate: Called with the root and with each page that is pushed from it.
  /// - Returns: The page.
  static func demo(
    _ title: String?,
    decorate: @escaping @MainActor (ReadMePage) -> Void = { _ in }
  ) -> ReadMePage {
    ReadMePage(title: title, readMe: demoText, decorate: decorate)
  }

  private static var demoText: String {
    localized("Push a page, and go back.", "推入一个页面，再返回。")
  }
}

extension ReadMeView {
  /// Shows a text and a button that pushes a page.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - push: Pushes the page. Capture weakly.
  func show(_ text: String, push: @escaping @MainActor () -> Void) {
    label.text = text
    button.setTitle(localized("Push another page", "再推入一页"), for: .normal)
    button.addAction(UIAction { _ in push() }, for: .touchUpInside)
  }
}
