// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page with a custom animator and a custom pop gesture.
struct OwnTransitionPage: GalleryPage {
  let name = "own-transition"
  var title: String { localized("Custom transition", "自定义转场") }
  var summary: String { localized("An animator, driven by a gesture.", "自己的动画，自己的手势。") }
  var readMe: String {
    localized(
      """
      The stack's delegate returns an animator for this page: the page scales in and out, and the \
      bar animates with it.

      Drag from the left edge: a pan gesture of the page drives the same animation. Lift early to \
      cancel it.
      """,
      """
      导航控制器的代理为这个页面提供了动画：放大出现，缩小离开，导航栏随之变化。

      从左边缘拖动：页面自己的手势来回驱动同一个动画。提前松手，页面就留在原处。
      """
    )
  }
  var moments: [Moment] {
    [
      Moment(0.12, "\(title): during the push."),
      Moment(
        nil,
        "\(title): an interactive pop.",
        strokes: [Stroke(share: 0.5)]
      ),
      Moment(nil, "\(title): \(summary)"),
    ]
  }
  private let zoom = ZoomTransition()

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    zoom.takeOver(stack)
  }

  func make() -> UIViewController { ZoomPage(zoom, title: title, readMe: readMe) }
}
