// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with buttons that have configurations.
struct ButtonsPage: GalleryPage {
  let name = "pages-buttons"
  var title: String { localized("Buttons", "按钮") }
  var summary: String { localized("Buttons with configurations.", "带配置的按钮。") }
  var readMe: String {
    localized(
      "Styles, sizes, images and subtitles. Tap Load for an indicator, and Favorite to select.",
      "样式、大小、图片与副标题。点“加载”显示指示器，点“收藏”切换选中。"
    )
  }

  func make() -> UIViewController { ButtonsController().titled(title) }
}
