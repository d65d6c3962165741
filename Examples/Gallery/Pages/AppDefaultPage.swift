// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page about the default look of an app.
struct AppDefaultPage: GalleryPage {
  let name = "app-default"
  var title: String { localized("App default", "应用默认") }
  var summary: String { localized("One line sets every back button of an app.", "一行代码设置整个应用的外观。") }
  var readMe: String {
    localized(
      """
      BackButton.default is the back button of every page for which neither a page nor the stack \
      sets one. Set it when the app launches.

      Here it is an image with a title, in the bar's tint color. The gallery resets it when you \
      return to the list.
      """,
      """
      BackButton.default 用于没有另外指定外观的所有返回按钮。在应用启动时设置，所有导航控制器都会遵循。

      这里是一张图片加文字，颜色随导航栏的 tintColor。回到首页时示例会恢复原状。
      """
    )
  }

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    BackButton.default = .image(.backArrow, title: .text(localized("Back", "返回")))
  }

  func make() -> UIViewController { ReadMePage(title: title, readMe: readMe) }
}
