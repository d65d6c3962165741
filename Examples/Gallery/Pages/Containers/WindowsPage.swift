// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page that opens further windows.
struct WindowsPage: GalleryPage {
  let name = "pages-windows"
  var title: String { localized("Windows", "多窗口") }
  var summary: String {
    localized("Each window has a stack, a swipe and keys of its own.", "每个窗口各有自己的导航栈、滑动与按键。")
  }
  var readMe: String {
    localized(
      """
      A new window shows this page in a scene of its own. Swipe back in one: the other stays. Keys \
      go to the window with the focus, and the app ends with its last window.
      """,
      "新窗口在自己的场景中显示这一页。在一个窗口里滑动返回，另一个不受影响。按键属于有焦点的窗口；关闭最后一个窗口，应用即结束。"
    )
  }

  var moments: [Moment] {
    [Moment(nil, localized("\(title): \(summary)", "\(title)：\(summary)"))]
  }

  func make() -> UIViewController { WindowsController(readMe, name: name).titled(title) }
}
