// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with a line of text above the title of the bar.
struct PromptPage: GalleryPage {
  let name = "pages-prompt"
  var title: String { localized("Prompts", "提示行") }
  var summary: String { localized("A line above the title.", "标题上方的一行文字。") }
  var readMe: String {
    localized(
      "Rows push pages with a prompt and without; swipe back slowly. Edit shows or hides this "
        + "page's own.",
      "各行推入有提示或没有提示的页面，可以慢慢滑动返回。“编辑”显示或隐藏本页的提示。"
    )
  }

  func make() -> UIViewController { PromptController(.short).titled(title) }
}
