// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with one of each control.
struct ControlsPage: GalleryPage {
  let name = "pages-controls"
  var title: String { localized("Controls", "控件") }
  var summary: String {
    localized("Switches, sliders, segments, progress.", "开关、滑块、分段、进度。")
  }
  var readMe: String {
    localized(
      "Drag the slider: the page stays. Swipe back from the edge, also over the slider.",
      "拖动滑块时页面不动。从边缘侧滑返回，在滑块上也可以。"
    )
  }

  func make() -> UIViewController { ControlsController().titled(title) }
}
