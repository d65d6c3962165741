// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with images of each format.
struct FormatsPage: GalleryPage {
  let name = "pages-formats"
  var title: String { localized("Image formats", "图像格式") }
  var summary: String { localized("PNG, JPEG, SVG and a thumbnail.", "PNG、JPEG、SVG 和缩略图。") }
  var readMe: String {
    localized(
      "The same drawing as a PNG, as JPEGs of two qualities and as a thumbnail, and an SVG.",
      "同一幅画的 PNG、两种质量的 JPEG 和缩略图，以及一幅 SVG。"
    )
  }

  func make() -> UIViewController { FormatsController().titled(title) }
}
