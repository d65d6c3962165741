// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page of shapes, gradients, masks and their animations.
struct LayersPage: GalleryPage {
  let name = "pages-layers"
  var title: String { localized("Shapes", "形状") }
  var summary: String {
    localized("Paths, gradients, masks, corners.", "路径、渐变、蒙版、圆角。")
  }
  var readMe: String {
    localized(
      "Tap: the ring fills, the dot follows its way, and the colors dissolve into others.",
      "点一下：圆环填满，圆点沿路径移动，颜色渐变为另一组。"
    )
  }

  var moments: [Moment] {
    [
      Moment(0.15, localized("\(title): during the push.", "\(title)：正在推入。")),
      Moment(nil, localized("\(title): \(summary)", "\(title)：\(summary)")),
    ]
  }

  func make() -> UIViewController { LayersController().titled(title) }
}
