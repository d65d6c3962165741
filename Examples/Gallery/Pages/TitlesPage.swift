// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page about titles that are difficult to lay out.
struct TitlesPage: GalleryPage {
  let name = "titles"
  var title: String { localized("Titles", "标题") }
  var summary: String { localized("Long, empty, and in several scripts.", "很长、空白、表情、中文、阿拉伯文。") }
  var readMe: String {
    localized(
      """
      Push a page, and the title of this page becomes its back button. The back button and the new \
      title share the width of the bar.
      """,
      """
      这个页面的标题变成了返回按钮。从这里再推入一页，这一页的标题就要与下面一页的标题共享导航栏。
      """
    )
  }

  /// The names in the list, with the titles.
  private static var titles: [(String, String)] {
    [
      (
        localized("Long", "很长"),
        "A title that is much too long for any bar that fits on a phone"
      ),
      (localized("Empty", "空白"), ""),
      (localized("Emoji", "表情"), "👩‍👩‍👧‍👦 🇨🇭 👍🏽"),
      (localized("Chinese", "中文"), "导航栏的返回按钮"),
      (localized("Japanese", "日文"), "ナビゲーションバー"),
      (localized("Arabic", "阿拉伯文"), "شريط التنقل"),
      (localized("Hebrew", "希伯来文"), "סרגל ניווט"),
      (localized("Bidirectional", "双向文字"), "back زر الرجوع button"),
    ]
  }

  func make() -> UIViewController {
    let list = ListPage()
    list.title = title
    list.rows = Self.titles.map { name, title in
      ListRow(
        title: name,
        subtitle: title.isEmpty ? localized("No title", "没有标题") : title
      ) { [weak list] in
        list?.navigationController?.pushViewController(
          ReadMePage(title: title, readMe: readMe),
          animated: true
        )
      }
    }
    return list
  }
}
