// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page about right-to-left layout.
struct RightToLeftPage: GalleryPage {
  let name = "right-to-left"
  var title: String { "من اليمين إلى اليسار" }
  var summary: String { localized("The stack in a right-to-left layout.", "同样的导航，从右到左阅读。") }
  var readMe: String {
    localized(
      """
      هذه الصفحة مكتوبة من اليمين إلى اليسار، وكذلك شريط التنقل فوقها.

      The semanticContentAttribute of the stack's view and of its bar is forceRightToLeft. Pages \
      slide in from the left, the back button is on the right, and its image is mirrored.

      Drag from the right edge to go back. Pass --rtl to mirror the whole gallery.
      """,
      """
      هذه الصفحة مكتوبة من اليمين إلى اليسار، وكذلك شريط التنقل فوقها.

      导航控制器的视图和导航栏的 semanticContentAttribute 为 forceRightToLeft：页面从左边进入，返回按钮在右边，其中的图片左右翻转。

      从右边缘拖动返回。用 --rtl 启动示例，全部页面都会如此显示。
      """
    )
  }

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    stack.view.semanticContentAttribute = .forceRightToLeft
    stack.navigationBar.semanticContentAttribute = .forceRightToLeft
    setItem(on: front)
  }

  func make() -> UIViewController {
    ReadMePage(title: title, readMe: readMe) { page in
      page.view.semanticContentAttribute = .forceRightToLeft
      setItem(on: page)
    }
  }

  private func setItem(on page: UIViewController) {
    page.customBackBarButtonItem = UIBarButtonItem(
      image: .backArrow,
      style: .plain,
      target: nil,
      action: nil
    )
  }
}
