// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page with a layout of its own.
struct CardsPage: GalleryPage {
  let name = "pages-cards"
  var title: String { localized("Cards", "卡片") }
  var summary: String { localized("A row of cards in a layout of its own.", "自定义布局的一排卡片。") }
  var readMe: String {
    localized(
      "The card in the middle is the largest. Swipe back from the first card.",
      "中间的卡片最大。在第一张卡片上滑动返回。"
    )
  }
  var moments: [Moment] {
    let caption = localized("\(title): \(summary)", "\(title)：\(summary)")
    let stroke = Stroke(height: 0.5, start: 0.8, share: -0.45)
    return [Moment(nil, caption), Moment(nil, caption, strokes: [stroke])]
  }

  func make() -> UIViewController {
    let page = CardsController(title: title)
    page.navigationItem.swipeArea = .content
    return page
  }
}
