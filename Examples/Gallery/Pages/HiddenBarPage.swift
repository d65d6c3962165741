// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page without a bar.
struct HiddenBarPage: GalleryPage {
  let name = "hidden-bar"
  var title: String { localized("Hidden bar", "隐藏导航栏") }
  var summary: String { localized("No bar at all, and the swipe works.", "没有导航栏，侧滑返回可用。") }
  var readMe: String {
    localized(
      """
      This page hides the bar when it appears and shows it again when it goes, so there is no back \
      button to tap.

      UIKit switches its swipe off under a hidden bar. On this stack it stays on: drag from the left \
      edge, and watch the bar of the front page come back with it.
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
