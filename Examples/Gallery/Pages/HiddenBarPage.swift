// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page about a hidden bar.
struct HiddenBarPage: GalleryPage {
  let name = "hidden-bar"
  var title: String { localized("Hidden bar", "隐藏导航栏") }
  var summary: String { localized("The swipe back under a hidden bar.", "没有导航栏，侧滑返回可用。") }
  var readMe: String {
    localized(
      """
      This page hides the navigation bar when it appears and shows it when it disappears, so there \
      is no back button to tap.

      UIKit disables the swipe back under a hidden bar. On this stack it works: drag from the left \
      edge, and the bar appears with the page below.
      """,
      """
      这个页面出现时隐藏导航栏，离开时再显示，因此没有返回按钮可点。

      导航栏隐藏时 UIKit 会关闭侧滑返回；在这里它仍然可用：从左边缘拖动，看首页的导航栏随之回来。
      """
    )
  }

  func make() -> UIViewController { Page(title: title, readMe: readMe) }

  private final class Page: ReadMePage {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func makeNext() -> ReadMePage { Page(title: title, readMe: "", level: level + 1) }
  }
}
