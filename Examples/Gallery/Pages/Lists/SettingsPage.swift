// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with a list of settings.
struct SettingsPage: GalleryPage {
  let name = "pages-settings"
  var title: String { localized("Settings", "设置") }
  var summary: String { localized("Grouped rows, switches, pages.", "分组列表、开关、下级页面。") }
  var readMe: String {
    localized(
      "Open a row and swipe back slowly: its highlight fades with the swipe, and returns if you "
        + "let go early.",
      "打开一行再慢慢侧滑返回：高亮随手势淡出；提前松手则恢复。"
    )
  }

  func make() -> UIViewController { SettingsController(title: title) }
}
