// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with a search bar above a list that it filters.
struct SearchPage: GalleryPage {
  let name = "pages-search"
  var title: String { localized("Search", "搜索") }
  var summary: String { localized("A search bar filters a list.", "搜索栏筛选列表。") }
  var readMe: String {
    localized(
      "Type to filter the list; Cancel shows all of it again, and ends editing.",
      "输入文字即可筛选列表；点“取消”会显示全部内容并结束编辑。"
    )
  }

  func make() -> UIViewController { SearchListController().titled(title) }
}
