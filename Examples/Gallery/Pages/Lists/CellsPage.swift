// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with a table whose cells have configurations.
struct CellsPage: GalleryPage {
  let name = "pages-cells"
  var title: String { localized("Cells", "单元格") }
  var summary: String { localized("Cells with content configurations.", "带内容配置的单元格。") }
  var readMe: String {
    localized(
      "The standard contents, states that change a cell, and a content of the app's own.",
      "标准内容、随状态变化的单元格，以及自定义内容。"
    )
  }

  func make() -> UIViewController { CellsController(style: .insetGrouped).titled(title) }
}
