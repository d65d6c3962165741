// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with pages that scroll side by side.
struct PagesPage: GalleryPage {
  let name = "pages-pages"
  var title: String { localized("Pages", "翻页") }
  var summary: String { localized("Swipe from page to page.", "左右滑动翻页。") }
  var readMe: String {
    localized(
      "Swipe to turn the pages, or tap the dots. A swipe from the leading edge goes back.",
      "左右滑动或点圆点翻页；从屏幕边缘滑动则返回。"
    )
  }

  func make() -> UIViewController { PagesController().titled(title) }
}
