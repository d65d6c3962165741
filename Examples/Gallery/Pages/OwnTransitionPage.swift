// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// Pages that come and go with an animator of their own, and under a finger of their own.
struct OwnTransitionPage: GalleryPage {
  let name = "own-transition"
  var title: String { localized("Own transition", "自定义转场") }
  var summary: String { localized("An animator, and a finger that drives it.", "自己的动画，自己的手势。") }
  var readMe: String {
    localized(
      """
      The stack's delegate gives this page an animator: it grows in and shrinks away, and the bar \
      changes along with it.

      Drag from the left edge: a pan of the page drives the same animation, back and forth. Let go \
      early, and the page stays.
      """,
      """
      导航控制器的代理为这个页面提供了动画：放大出现，缩小离开，导航栏随之变化。

      从左边缘拖动：页面自己的手势来回驱动同一个动画。提前松手，页面就留在原处。
      """
    )
  }
  var moments: [Moment] {
    [
      Moment(0.12, "\(title): on its way in."),
      Moment(
        nil,
        "\(title): under the finger.",
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
