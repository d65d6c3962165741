// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page of cards that open over the whole screen.
struct PostcardsPage: GalleryPage {
  let name = "pages-postcards"
  var title: String { localized("Postcards", "明信片") }
  var summary: String {
    localized("Cards grow over the whole screen, and back.", "卡片放大到整个屏幕，再缩回去。")
  }
  var readMe: String {
    localized(
      "Tap a card. Drag it down, or from the edge, or pinch it, to put it back.",
      "点一张卡片。向下拖、从边缘拖或捏合，即可放回。"
    )
  }

  func make() -> UIViewController { PostcardsController(readMe).titled(title) }
}
