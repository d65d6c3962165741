// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with a list of symbols.
struct SymbolsPage: GalleryPage {
  let name = "pages-symbols"
  var title: String { localized("Symbols", "符号") }
  var summary: String { localized("Icons by their names.", "按名称使用的图标。") }
  var readMe: String {
    localized(
      "UIImage(systemName:) in rows. A tap changes the size of all symbols.",
      "列表中的 UIImage(systemName:)。点按可改变所有符号的大小。"
    )
  }

  func make() -> UIViewController { SymbolsController(style: .insetGrouped).titled(title) }
}
