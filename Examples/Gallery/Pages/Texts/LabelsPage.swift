// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with labels of attributed text.
struct LabelsPage: GalleryPage {
  let name = "pages-labels"
  var title: String { localized("Labels", "标签") }
  var summary: String { localized("Attributed text in labels.", "标签中的属性文本。") }
  var readMe: String {
    localized(
      "Fonts, colors, lines, kerning, an image and paragraphs, each in one label.",
      "字体、颜色、线条、字距、图片与段落，各在一个标签中。"
    )
  }

  func make() -> UIViewController { LabelsController().titled(title) }
}
