// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page about bars whose items lie on glass.
struct GlassPage: GalleryPage {
  let name = "pages-glass"
  var title: String { localized("Glass", "玻璃") }
  var summary: String {
    localized("Bars of iOS 26, with --design glass.", "iOS 26 的栏：--design glass。")
  }
  var readMe: String {
    localized(
      """
      Start the gallery with --design glass. Scroll, and push a page with any row: the back button \
      stays, and the glass of the star becomes that of the next page's items.
      """,
      "用 --design glass 启动。滚动列表，点任意一行推入下一页：返回按钮不动，星星的玻璃变成下一页按钮的玻璃。"
    )
  }

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    stack.isToolbarHidden = false
  }

  func make() -> UIViewController { GlassController.make() }
}
