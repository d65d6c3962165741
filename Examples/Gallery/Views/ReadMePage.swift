// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with instructions that pushes pages of the same class.
class ReadMePage: UIViewController {
  private final var readMe = ""
  private(set) var level = 1
  private final var decorate: (@MainActor (ReadMePage) -> Void)?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title; deeper levels have a number after it.
  ///   - readMe: The instructions; deeper levels have a different text.
  ///   - level: The position on the stack, from 1.
  ///   - decorate: Called with the page and with each that is pushed from it, before it is shown.
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

  /// The lower edge of the button, in the view's coordinates.
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

        Tap the back button, or drag from the edge. Lift your finger early to cancel.
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

  /// Creates the page that the button pushes.
  ///
  /// - Returns: The page.
  func makeNext() -> ReadMePage {
    ReadMePage(title: title, readMe: readMe, level: level + 1, decorate: decorate)
  }
}
