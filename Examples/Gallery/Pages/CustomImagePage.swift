// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page about an image as the back button, set once on the page that pushes.
struct CustomImagePage: GalleryPage {
  let name = "custom-image"
  var title: String { localized("Custom image", "自定义图片") }
  var summary: String { localized("An image, set once on the page below.", "在推入的一方设置一次图片。") }
  var readMe: String {
    localized(
      """
      A page sets customBackBarButtonItem once, to an item with an image. Each page that is pushed \
      on it shows that image in its back button.

      Push a few pages; each sets the property for the next one.

      In UIKit, a custom back button disables the swipe back. Here it works: drag slowly from the \
      left edge, and lift your finger early to cancel or late to pop.
      """,
      """
      推入的一方把 customBackBarButtonItem 设为带图片的按钮，只需一次。由它推入的每个页面都显示这张图片，各有自己的视图。

      推入几个页面：每一页都为下一页设置同样的属性。

      自定义返回按钮通常会使侧滑返回失效，这里不会：从左边缘慢慢拖动，早一点或晚一点松手。
      """
    )
  }
  var moments: [Moment] {
    [
      Moment(
        0.15,
        localized("Custom image: during the push, the arrow fades in.", "自定义图片：箭头随页面淡入。")
      ),
      Moment(
        nil,
        localized(
          "Custom image: an arrow replaces the chevron.",
          "自定义图片：带柄的箭头取代了系统箭头。"
        )
      ),
    ]
  }

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    setItem(on: front)
  }

  func make() -> UIViewController {
    ReadMePage(title: title, readMe: readMe, decorate: setItem)
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
