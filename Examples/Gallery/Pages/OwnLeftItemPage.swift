// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page about a left bar button item.
struct OwnLeftItemPage: GalleryPage {
  let name = "left-item"
  var title: String { localized("Left bar button item", "自己的左按钮") }
  var summary: String {
    localized("The swipe back beside a left item.", "页面自己的按钮保留，侧滑返回可用。")
  }
  var readMe: String {
    localized(
      """
      This page sets leftBarButtonItem to an item that pops the page. The kit does not replace it.

      UIKit disables the swipe back on a page with a left bar button item. On this stack it works: \
      drag from the left edge.
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
