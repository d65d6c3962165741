// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with a bar of another look for each page.
struct AppearancesPage: GalleryPage {
  let name = "pages-appearances"
  var title: String { localized("Appearances", "外观") }
  var summary: String { localized("A look of the bar for each page.", "每个页面一种导航栏外观。") }
  var readMe: String {
    localized(
      "Each row pushes a page with another appearance: scroll it, swipe back, hold the finger.",
      "每一行推入另一种外观的页面：可以滚动、滑动返回、按住手指。"
    )
  }

  func make() -> UIViewController { AppearancesController(.material).titled(title) }
}
