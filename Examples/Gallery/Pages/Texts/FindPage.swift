// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page with a search controller in its navigation bar.
struct FindPage: GalleryPage {
  let name = "pages-find"
  var title: String { localized("Find", "查找") }
  var summary: String {
    localized("A search in the navigation bar, with results.", "导航栏中的搜索与结果。")
  }
  var readMe: String {
    localized(
      "Scroll: the search bar hides before the title; drag along the letters. Tap the search bar, "
        + "choose a scope, type, and open a result: back, the search is still there.",
      "滚动时，搜索栏先于标题隐藏；可沿字母索引拖动。点按搜索栏，选择范围，输入文字并打开结果；返回后搜索仍在。"
    )
  }

  /// The bar is that of all pages: the ones below keep their small titles.
  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    for page in stack.viewControllers { page.navigationItem.largeTitleDisplayMode = .never }
    stack.navigationBar.prefersLargeTitles = true
  }

  func make() -> UIViewController { FindController(style: .plain).titled(title) }
}
