// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with a list whose rows can be moved.
struct OrderPage: GalleryPage {
  let name = "pages-order"
  var title: String { localized("Order", "排序") }
  var summary: String { localized("Rows that a finger moves.", "可用手指移动的行。") }
  var readMe: String {
    localized(
      "Drag a row by its lines, also into the other section. Near an edge, the list scrolls.",
      "按住横线拖动一行，也可拖到另一组。靠近边缘时列表会滚动。"
    )
  }

  func make() -> UIViewController { OrderController(title: title) }
}
