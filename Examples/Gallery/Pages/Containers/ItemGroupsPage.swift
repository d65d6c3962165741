// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with groups of items in the bar.
struct ItemGroupsPage: GalleryPage {
  let name = "pages-item-groups"
  var title: String { localized("Groups", "按钮组") }
  var summary: String { localized("Items that make room in narrow bars.", "导航栏变窄时会让位的按钮。") }
  var readMe: String {
    localized(
      "Make the window narrow and wide again. Rows hide an item and show it.",
      "把窗口变窄，再变宽。点各行隐藏或显示一个按钮。"
    )
  }

  func make() -> UIViewController { ItemGroupsController(style: .plain).titled(title) }
}
