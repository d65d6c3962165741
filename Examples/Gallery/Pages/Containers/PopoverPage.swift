// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with popovers.
struct PopoverPage: GalleryPage {
  let name = "pages-popover"
  var title: String { localized("Popover", "弹出框") }
  var summary: String { localized("A bubble that points at its button.", "指向按钮的气泡。") }
  var readMe: String {
    localized(
      """
      Tap Colors, or the button in the middle. A tap outside closes the popover. The sheet of the \
      second button is a popover in wide windows.
      """,
      "点“颜色”或中间的按钮；点外面即可关闭。第二个按钮在宽窗口中也是弹出框。"
    )
  }

  func make() -> UIViewController { PopoverController().titled(title) }
}
