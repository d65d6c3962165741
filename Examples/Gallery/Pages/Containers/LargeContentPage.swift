// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page whose bars show their items large.
struct LargeContentPage: GalleryPage {
  let name = "pages-large-content"
  var title: String { localized("Large content", "大号内容") }
  var summary: String {
    localized("Small items of bars, shown large.", "放大显示栏中的小项目。")
  }
  var readMe: String {
    localized(
      "Start with --content-size AccessibilityL. Hold an item, a tab or the back button, and slide.",
      "用 --content-size AccessibilityL 启动。按住按钮、标签或返回按钮，并滑动。"
    )
  }

  func make() -> UIViewController { LargeContentController().titled(title) }
}
