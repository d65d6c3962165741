// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// One look for all stacks of an app.
struct AppDefaultPage: GalleryPage {
  let name = "app-default"
  var title: String { localized("App default", "应用默认") }
  var summary: String { localized("One line sets the look of a whole app.", "一行代码设置整个应用的外观。") }
  var readMe: String {
    localized(
      """
      BackButton.default is the look of every back button for which neither the page below nor the \
      stack has another. Set it where the app starts, and all stacks follow.

      Here it is an image with a text behind it, in the tint colour of the bar. The gallery sets it \
      back when you return to the front page.
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
