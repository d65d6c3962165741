// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with a tab bar of another look for each tab.
struct TabLooksPage: GalleryPage {
  let name = "pages-tab-looks"
  var title: String { localized("Looks of tabs", "标签栏外观") }
  var summary: String { localized("A look of the tab bar for each tab.", "每个标签一种标签栏外观。") }
  var readMe: String {
    localized(
      "Choose a tab, scroll to the end of a list, make the window wide or low.",
      "选择标签，滚动到列表末尾，把窗口变宽或变矮。"
    )
  }

  func make() -> UIViewController { TabLooksController().titled(title) }
}
