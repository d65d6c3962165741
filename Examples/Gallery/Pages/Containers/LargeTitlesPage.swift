// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page with a large title above a table.
struct LargeTitlesPage: GalleryPage {
  let name = "pages-large-titles"
  var title: String { localized("Large titles", "大标题") }
  var summary: String {
    localized("A title that moves with the content.", "随内容移动的大标题。")
  }
  var readMe: String {
    localized(
      "Scroll slowly, let go half way, pull the content down; rows push pages with large titles "
        + "and without.",
      "慢慢滚动，中途松手，向下拉动内容；各行推入有大标题或没有大标题的页面。"
    )
  }

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    stack.allowLargeTitles()
  }

  func make() -> UIViewController { LargeTitlesController(.always).titled(title) }
}
