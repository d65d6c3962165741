// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with a sheet of two heights.
struct DetentsPage: GalleryPage {
  let name = "pages-detents"
  var title: String { localized("Detents", "停靠高度") }
  var summary: String { localized("A sheet that rests at two heights.", "停在两个高度的卡片。") }
  var readMe: String {
    localized(
      """
      The sheet comes at half the height, and the page behind stays in use. Drag it up or down, or \
      scroll its list: at the top edge of the list the sheet expands first.
      """,
      "卡片先停在一半高度，后面的页面仍可操作。上下拖动卡片，或滚动其中的列表：列表在顶部时先展开卡片。"
    )
  }

  func make() -> UIViewController {
    ReadMePage(title: title, readMe: readMe) { page in
      let open = UIAction(title: localized("Places", "地点")) { [weak page] _ in
        let list = PlacesController(style: .insetGrouped)
        if let sheet = list.sheetPresentationController {
          sheet.detents = [.medium(), .large()]
          sheet.largestUndimmedDetentIdentifier = .medium
          sheet.prefersGrabberVisible = true
        }
        page?.present(list, animated: true)
      }
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: open)
    }
  }
}
