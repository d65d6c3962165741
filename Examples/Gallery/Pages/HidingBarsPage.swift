// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page about bars that hide on a tap or a swipe.
struct HidingBarsPage: GalleryPage {
  let name = "hiding-bars"
  var title: String { localized("Bars that hide", "自动隐藏的栏") }
  var summary: String { localized("Hide the bars with a tap or a swipe.", "轻点或滑动隐藏两个栏。") }
  var readMe: String {
    localized(
      """
      Tap outside the button to hide the navigation bar and the toolbar, and tap again to show \
      them.

      Swipe up to hide the bars, and swipe down to show them. They also hide while the window is \
      wider than it is high and its height is less than 480 points.
      """,
      """
      轻点按钮以外的地方：导航栏和工具栏离开，再点一次回来。

      向上滑动隐藏，向下滑动显示。把窗口拉得宽大于高且高度小于 480 点，它们会自动隐藏。
      """
    )
  }

  func make() -> UIViewController { Page(title: title, readMe: readMe) }

  private final class Page: ReadMePage {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      toolbarItems = [
        .flexibleSpace(), UIBarButtonItem(title: summary, style: .plain, target: nil, action: nil),
        .flexibleSpace(),
      ]
      hide(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      hide(false, animated: animated)
    }

    private var summary: String { localized("Tap or swipe", "轻点或滑动") }

    private func hide(_ hides: Bool, animated: Bool) {
      guard let stack = navigationController else { return }
      stack.hidesBarsOnTap = hides
      stack.hidesBarsOnSwipe = hides
      stack.hidesBarsWhenVerticallyCompact = hides
      stack.setToolbarHidden(!hides, animated: animated)
      if !hides { stack.setNavigationBarHidden(false, animated: animated) }
    }

    override func makeNext() -> ReadMePage { Page(title: title, readMe: "", level: level + 1) }
  }
}
