// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with blurs above a list that scrolls.
struct EffectsPage: GalleryPage {
  let name = "pages-effects"
  var title: String { localized("Blur", "模糊") }
  var summary: String {
    localized("Materials above a list.", "列表上方的材质。")
  }
  var readMe: String {
    localized(
      "Scroll: the bars blur what lies behind them. The segments choose the material.",
      "滚动列表：栏会模糊其后的内容。用分段控件选择材质。"
    )
  }

  func make() -> UIViewController { EffectsController().titled(title) }
}
