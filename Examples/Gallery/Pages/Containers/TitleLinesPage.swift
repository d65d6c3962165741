// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page with subtitles and menus of titles.
struct TitleLinesPage: GalleryPage {
  let name = "pages-title-lines"
  var title: String { localized("Subtitles", "副标题") }
  var summary: String {
    localized("Subtitles, and titles that open menus.", "副标题，以及可以打开菜单的标题。")
  }
  var readMe: String {
    localized(
      "Each row pushes a page with another title; tap the one with a mark.",
      "每一行推入另一种标题的页面；请点按带箭头的标题。"
    )
  }

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    stack.allowLargeTitles()
  }

  func make() -> UIViewController { TitleLinesController(.subtitle) }
}
