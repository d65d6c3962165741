// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with presentations in a part of it.
struct ContextPage: GalleryPage {
  let name = "pages-context"
  var title: String { localized("In a part", "局部呈现") }
  var summary: String {
    localized("What is presented covers one card, or turns it over.", "只覆盖或翻转一张卡片。")
  }
  var readMe: String {
    localized(
      """
      The buttons in the card turn it over, cover it, or put a note over it. The bar, its back \
      button and the swipe work on. The last one turns the whole window over.
      """,
      "卡片里的按钮可以翻转它、盖住它，或在上面放一张便笺；导航栏、返回按钮和滑动照常可用。最后一个翻转整个窗口。"
    )
  }

  var moments: [Moment] {
    [Moment(nil, localized("\(title): \(summary)", "\(title)：\(summary)"))]
  }

  func make() -> UIViewController { ContextController(readMe).titled(title) }
}
