// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with labels of attributed text, and strings that a view draws.
struct LabelsPage: GalleryPage {
  let name = "pages-labels"
  var title: String { localized("Labels", "标签") }
  var summary: String { localized("Attributed text, in labels and drawn.", "标签中的与绘制的属性文本。") }
  var readMe: String {
    localized(
      "Fonts, colors, lines, kerning, an image and paragraphs in labels; a chart draws strings.",
      "标签中的字体、颜色、线条、字距、图片与段落；图表自行绘制字符串。"
    )
  }

  func make() -> UIViewController { LabelsController().titled(title) }
}
