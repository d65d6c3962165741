// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with one view for each gesture.
struct GesturesPage: GalleryPage {
  let name = "pages-gestures"
  var title: String { localized("Gestures", "手势") }
  var summary: String {
    localized("Turn, pinch, swipe, hover, hold.", "旋转、缩放、轻扫、悬停、长按。")
  }
  var readMe: String {
    localized(
      "Two fingers turn and scale the card, one drags it. Swipe over the strip, hold the tile, "
        + "and move the mouse over all of them.",
      "双指旋转和缩放卡片，单指拖动。在横条上轻扫，按住方块，再把鼠标移到它们上面。"
    )
  }

  var moments: [Moment] {
    let card = Stroke(height: 0.4, start: 0.5, share: 0.15, rise: 0.08, lifts: true)
    let strip = Stroke(height: 0.7, start: 0.8, share: -0.4, duration: 0.2, lifts: true)
    let tile = Stroke(height: 0.85, start: 0.5, share: 0, duration: 0.7)
    let caption = localized("A card, a strip and a tile.", "卡片、横条和方块。")
    return [
      Moment(nil, caption),
      Moment(
        nil,
        localized("Dragged, swiped and held.", "拖动、轻扫和长按之后。"),
        strokes: [card, strip, tile],
        pause: 0.3
      ),
    ]
  }

  func make() -> UIViewController {
    let page = GesturesController()
    page.title = title
    return page
  }
}
