// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page about a custom animator and a custom pop gesture.
struct OwnTransitionPage: GalleryPage {
  let name = "custom-transition"
  var title: String { localized("Custom transition", "自定义转场") }
  var summary: String { localized("An animator that a gesture drives.", "自己的动画，自己的手势。") }
  var readMe: String {
    localized(
      """
      The stack's delegate provides an animator that scales this page in and out. The navigation \
      bar animates alongside.

      Drag from the left edge: the page's edge pan gesture drives the same animation \
      interactively. Lift your finger early to cancel it.
      """,
      """
      导航控制器的代理为这个页面提供了动画：放大出现，缩小离开，导航栏随之变化。

      从左边缘拖动：页面自己的手势来回驱动同一个动画。提前松手，页面就留在原处。
      """
    )
  }
  var moments: [Moment] {
    [
      Moment(0.12, localized("\(title): during the push.", "\(title)：正在推入。")),
      Moment(
        nil,
        localized("\(title): an interactive pop.", "\(title)：手势驱动的返回。"),
        strokes: [Stroke(share: 0.5)]
      ),
      Moment(nil, localized("\(title): \(summary)", "\(title)：\(summary)")),
    ]
  }
  private let zoom = ZoomTransition()

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    zoom.takeOver(stack)
  }

  func make() -> UIViewController { ZoomPage(zoom, title: title, readMe: readMe) }
}
