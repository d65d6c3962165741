// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page about UIKit's own back button.
struct SystemPage: GalleryPage {
  let name = "system"
  var title: String { localized("System", "系统样式") }
  var summary: String { localized("UIKit's own back button.", "UIKit 自带的返回按钮，未作改动。") }
  var readMe: String {
    localized(
      """
      Nothing is customized here: UIKit makes this button from the title of the page below.

      Push a few pages: the title of each page moves to the left and becomes the back button of \
      the next.

      Then swipe back. The title moves back with the drag; lift early to cancel.
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
          "System: the title of the page below starts to move to the button.",
          "系统样式：下面一页的标题开始移向按钮。"
        )
      ),
      Moment(0.15, localized("System: the title becomes the button's label.", "系统样式：标题变成按钮的文字。")),
      Moment(nil, localized("System: UIKit's own back button.", "系统样式：UIKit 自带的返回按钮。")),
    ]
  }

  func make() -> UIViewController { ReadMePage(title: title, readMe: readMe) }
}
