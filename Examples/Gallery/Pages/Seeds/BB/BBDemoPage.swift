// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with the project's base class that pushes pages of the same class.
final class BBDemoPage: BBCustomBackButtonViewController {
  private let content = ReadMeView()
  private let level: Int
  private let decorate: @MainActor (BBDemoPage) -> Void

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil`.
  ///   - level: The position on the stack, from 1.
  ///   - decorate: Called with the page and with each that is pushed from it, when it has its back
  ///     button.
  init(
    _ title: String?,
    level: Int = 1,
    decorate: @escaping @MainActor (BBDemoPage) -> Void = { _ in }
  ) {
    (self.level, self.decorate) = (level, decorate)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = content }

  override func viewDidLoad() {
    super.viewDidLoad()
    decorate(self)
    content.show(localized("Push a page, and go back.", "推入一个页面，再返回。")) { [weak self] in
      guard let self else { return }
      navigationController?.pushViewController(makeNext(), animated: true)
    }
  }

  /// Creates the page that the button pushes.
  ///
  /// - Returns: The page.
  func makeNext() -> BBDemoPage {
    let name = title?.prefix { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    return BBDemoPage(name.map { "\($0) \(level + 1)" }, level: level + 1, decorate: decorate)
  }
}
