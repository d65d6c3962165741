// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page that says what to try, and pushes more pages like itself.
class ReadMePage: UIViewController {
  private final var readMe = ""
  private(set) var level = 1
  private final var decorate: (@MainActor (ReadMePage) -> Void)?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: Its title; that of a deeper level has the number behind it.
  ///   - readMe: What to try; a deeper level has a text of its own.
  ///   - level: How deep the page lies, counted from 1.
  ///   - decorate: Is called with the page, and with each that is pushed from it, before it is
  ///     shown.
  convenience init(
    title: String?,
    readMe: String,
    level: Int = 1,
    decorate: (@MainActor (ReadMePage) -> Void)? = nil
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.readMe = readMe
    self.level = level
    self.decorate = decorate
    if level > 1 { navigationItem.title = title.map { "\($0) \(level)" } }
    decorate?(self)
  }

  /// Where the button ends, in the view's coordinates.
  var contentEnd: CGFloat { content.button.frame.maxY }

  private final let content = ReadMeView()

  override func loadView() { view = content }

  override func viewDidLoad() {
    super.viewDidLoad()
    let text =
      level == 1
      ? readMe
      : localized(
        """
        This is page \(level).

        Go back with the button, or drag from the edge. Let go early, and the page stays.
        """,
        """
        这是第 \(level) 页。

        用按钮返回，或从边缘拖动。提前松手，页面就留在原处。
        """
      )
    content.show(text) { [weak self] in
      guard let self else { return }
      navigationController?.pushViewController(makeNext(), animated: true)
    }
  }

  /// Makes the page that the button pushes.
  ///
  /// - Returns: The page.
  func makeNext() -> ReadMePage {
    ReadMePage(title: title, readMe: readMe, level: level + 1, decorate: decorate)
  }
}
