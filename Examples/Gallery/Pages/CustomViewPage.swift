// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page about a custom view as the back button.
struct CustomViewPage: GalleryPage {
  let name = "custom-view"
  var title: String { localized("Custom view", "自定义视图") }
  var summary: String { localized("Any view, created for each page.", "任意视图，每个页面各生成一个。") }
  var readMe: String {
    localized(
      """
      The stack's backButton is a BackButton.view, a closure that creates a view for each page. It \
      receives the title of the page below and the stack's traits. Here it creates a capsule with \
      a chevron and that title.

      The view needs no action. The kit embeds it in a control that pops the page and dims while \
      it is pressed. To cancel a tap, slide off the button before you lift your finger.
      """,
      """
      导航控制器的 backButton 是 BackButton.view：一个为每个页面生成视图的闭包。它能得到下面一页的标题和当前的 traitCollection；这里生成一个带箭头和标题的胶囊。

      视图本身不知道怎样返回。Retour 在外面加了一个负责返回的控件，按住时会变淡：按住后滑到外面再松手，什么也不会发生。
      """
    )
  }
  var moments: [Moment] {
    [
      Moment(
        0.15,
        localized("Custom view: during the push, the capsule appears.", "自定义视图：胶囊随页面进入。")
      ),
      Moment(
        nil,
        localized("Custom view: a capsule with the title of the page below.", "自定义视图：显示下面一页标题的胶囊。")
      ),
    ]
  }

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    stack.backButton = .view { context in Capsule(title: context.title ?? localized("Back", "返回")) }
  }

  func make() -> UIViewController { ReadMePage(title: title, readMe: readMe) }
}
