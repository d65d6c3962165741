// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with text that follows the content size category.
struct TypePage: GalleryPage {
  let name = "pages-type"
  var title: String { localized("Text sizes", "字体大小") }
  var summary: String {
    localized("Text of the size that the user prefers.", "按用户偏好的字体大小显示文本。")
  }
  var readMe: String {
    localized(
      "Text styles, a field, a button and a scaled font. Start with --content-size to change them.",
      "文本样式、文本框、按钮与缩放字体。用 --content-size 启动可改变大小。"
    )
  }

  func make() -> UIViewController { TypeController(style: .insetGrouped).titled(title) }
}
