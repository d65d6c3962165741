// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with a trait of its own, and with overrides of UIKit's.
struct ThemesPage: GalleryPage {
  let name = "pages-themes"
  var title: String { localized("Themes", "主题") }
  var summary: String { localized("Traits that flow into views.", "流入视图的特征。") }
  var readMe: String {
    localized(
      "The theme is a trait of the app's: colors follow it. Each card overrides a trait of UIKit's.",
      "主题是应用自己的特征，颜色随之变化。每张卡片都覆盖了 UIKit 的一项特征。"
    )
  }

  func make() -> UIViewController { ThemesController().titled(title) }
}
