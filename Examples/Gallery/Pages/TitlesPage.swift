// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// Titles that are hard to place.
struct TitlesPage: GalleryPage {
  let name = "titles"
  let title = "Titles"
  let summary = "Long, empty, emoji, Chinese, Arabic."
  let readMe = """
    The title of this page became the back button. Push one more page from here and this page's \
    title has to share the bar with the one below.
    """

  /// What a title is called in the list, and the title.
  private static let titles = [
    ("Long", "A title that is much too long for any bar that fits on a telephone"),
    ("Empty", ""),
    ("Emoji", "👩‍👩‍👧‍👦 🇨🇭 👍🏽"),
    ("Chinese", "导航栏的返回按钮"),
    ("Japanese", "ナビゲーションバー"),
    ("Arabic", "شريط التنقل"),
    ("Hebrew", "סרגל ניווט"),
    ("Both directions", "back زر الرجوع button"),
  ]

  func make() -> UIViewController {
    let list = ListPage()
    list.title = title
    list.rows = Self.titles.map { name, title in
      ListRow(icon: nil, title: name, subtitle: title.isEmpty ? "no title at all" : title) {
        [weak list] in
        list?.navigationController?.pushViewController(
          ReadMePage(title: title, readMe: readMe),
          animated: true
        )
      }
    }
    return list
  }
}
