// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with a form that constraints lay out.
struct DetailsPage: GalleryPage {
  let name = "pages-details"
  var title: String { localized("Details", "详情") }
  var summary: String {
    localized("Labels and values on one line, by constraints.", "用约束对齐的标签与内容。")
  }
  var readMe: String {
    localized(
      """
      The labels are as wide as the widest of them, the values fill the rest, and their texts stand \
      on common baselines. Tap Details to change one constant: the page follows by an animation.
      """,
      """
      标签与最宽的一样宽，内容填满其余部分，文字的基线相同。点“详情”会改变一个常量，页面随动画移动。
      """
    )
  }

  func make() -> UIViewController { DetailsController(title: title, readMe: readMe) }
}
