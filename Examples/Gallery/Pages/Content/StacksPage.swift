// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with stack views.
struct StacksPage: GalleryPage {
  let name = "pages-stacks"
  var title: String { localized("Stack views", "堆栈视图") }
  var summary: String {
    localized("Every distribution, and a view that hides.", "各种分布方式，以及隐藏的视图。")
  }
  var readMe: String {
    localized(
      "Each row is a stack view with another distribution. Tap Hide: the squares close the gap.",
      "每一行是一种分布方式的堆栈视图。点“隐藏”，方块会合拢。"
    )
  }

  func make() -> UIViewController { StacksViewController(title: title, readMe: readMe) }
}
