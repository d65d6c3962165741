// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with perspective and flips.
struct FlipPage: GalleryPage {
  let name = "pages-flip"
  var title: String { localized("Perspective", "透视") }
  var summary: String { localized("Cards in space, and a flip.", "空间中的卡片和翻转。") }
  var readMe: String {
    localized(
      "Tap the large card: it turns around. The small ones stand at an angle, and can be tapped.",
      "点按大卡片会将其翻转。小卡片倾斜放置，也可以点按。"
    )
  }

  func make() -> UIViewController { FlipController().titled(title) }
}
