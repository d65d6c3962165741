// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page about UIKit's standard back button.
struct SystemPage: GalleryPage {
  let name = "system"
  var title: String { localized("System", "系统样式") }
  var summary: String { localized("UIKit's standard back button.", "UIKit 自带的返回按钮，未作改动。") }
  var readMe: String {
    localized(
      """
      This page has no customization. UIKit creates the back button from the title of the page \
      below.

      Push a few pages: each title moves to the leading edge and becomes the next page's back \
      button.

      Then drag from the edge. The title follows your finger; lift it early to cancel.
      """,
      """
      这里没有任何自定义：按钮由 UIKit 根据下面一页的标题生成。

      推入几个页面，看导航栏：每一页的标题滑向左边，变成下一页的返回按钮。

      再用手指返回：从左边缘拖动，标题随手指滑回；提前松手则一切复原。
      """
    )
  }
  var moments: [Moment] {
    [
      Moment(
        0.05,
        localized(
          "System: the title starts to move to the back button.",
          "系统样式：下面一页的标题开始移向按钮。"
        )
      ),
      Moment(
        0.15,
        localized("System: the title becomes the back button's title.", "系统样式：标题变成按钮的文字。")
      ),
      Moment(nil, localized("System: UIKit's standard back button.", "系统样式：UIKit 自带的返回按钮。")),
    ]
  }

  func make() -> UIViewController { ReadMePage(title: title, readMe: readMe) }
}
