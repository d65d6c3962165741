// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page about the history of a stack.
struct HistoryPage: GalleryPage {
  let name = "kit-history"
  var title: String { localized("History", "历史") }
  var summary: String {
    localized("A menu of the pages below and the pages popped.", "列出下面与已弹出页面的菜单。")
  }
  var readMe: String {
    localized(
      """
      Push pages, then hold the back button: its menu lists the pages below, the nearest first. Press \
      and slide, or lift and tap. A choice goes back to its page.

      Up to three popped pages are kept. They are at the end of the menu, and a choice goes forward.
      """,
      """
      推入几页，再按住返回按钮：菜单会列出下面的页面，最近的在最前。可以按住滑动，也可以松开再点。

      最多保留三个弹出的页面，它们排在菜单末尾，选中即前进。
      """
    )
  }

  var moments: [Moment] {
    [
      Moment(
        nil,
        localized("The history of a custom back button.", "自定义返回按钮的历史。"),
        strokes: [.holdBack],
        pause: nil
      )
    ]
  }

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    stack.forwardBudget = 3
  }

  func make() -> UIViewController {
    ReadMePage(title: title, readMe: readMe) { page in
      page.navigationItem.backButton = .title()
    }
  }
}
