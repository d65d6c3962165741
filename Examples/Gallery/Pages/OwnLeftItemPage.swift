// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with a left item of its own.
struct OwnLeftItemPage: GalleryPage {
  let name = "own-left-item"
  var title: String { localized("Own left item", "自己的左按钮") }
  var summary: String {
    localized("The page's own item stays; the swipe works.", "页面自己的按钮保留，侧滑返回可用。")
  }
  var readMe: String {
    localized(
      """
      This page sets a left item itself, a cross that pops the page. The kit does not replace it.

      UIKit disables the swipe on a page with a left item. On this stack it works: drag from the \
      left edge.
      """,
      """
      这个页面自己设置了左按钮，一个用来返回的叉号。Retour 不会改动它。

      只要页面有左按钮，UIKit 就会关闭侧滑返回；在这里它仍然可用：从左边缘拖动。
      """
    )
  }

  func make() -> UIViewController {
    ReadMePage(title: title, readMe: readMe) { page in
      let close = UIAction(title: localized("Close", "关闭"), image: UIImage(systemName: "xmark")) {
        [weak page] _ in
        page?.navigationController?.popViewController(animated: true)
      }
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: close)
    }
  }
}
