// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

extension Catalog {
  /// The pages about DCBaseNavigationController.
  static let dc: [any GalleryPage] = [
    customLeftItem, hiddenBackButton, hiddenBar, root, fastSwipe, frozenPage, delegates,
  ]

  private static let customLeftItem = DCPage.look("custom-left-item") {
    DCPage.Texts(
      title: localized("A custom back button", "自定义返回按钮"),
      summary: localized("The swipe back with a left item.", "自定义左侧按钮，侧滑返回仍可用。"),
      readMe: localized(
        "The second page sets a left bar button item. UIKit then disables the swipe back; the "
          + "kit does not. Drag from the left edge of each stack.",
        "第二页自行设置了 leftBarButtonItem。UIKit 的导航控制器因此不再响应侧滑返回手势，"
          + "而 Retour 的仍然响应。请分别从两个屏幕的左边缘向右滑动。"
      ),
      before: "UINavigationController",
      moment: localized(
        "A drag to half the width: only the kit's page follows.",
        "两根手指各滑到一半：UIKit 的页面不动，Retour 的页面随手指移动。"
      )
    )
  } change: { page, stack in
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      customView: Capsule(title: localized("Back", "返回"))
    )
  }

  private static let hiddenBackButton = DCPage.look("hides-back-button") {
    DCPage.Texts(
      title: localized("No back button", "隐藏返回按钮"),
      summary: localized("The swipe back with hidesBackButton.", "hidesBackButton 时侧滑返回仍可用。"),
      readMe: localized(
        "The second page hides its back button. UIKit then disables the swipe back as well.",
        "第二页设置了 hidesBackButton。UIKit 会连同侧滑返回手势一起取消。"
      ),
      before: "UINavigationController",
      moment: localized(
        "Without a back button, only the kit's page follows the drag.",
        "没有返回按钮：只有 Retour 的页面随手指移动。"
      )
    )
  } change: { page, _ in
    page.navigationItem.hidesBackButton = true
  }

  private static let hiddenBar = DCPage.look("hidden-bar") {
    DCPage.Texts(
      title: localized("A hidden bar", "隐藏导航栏"),
      summary: localized("The swipe back under a hidden bar.", "没有导航栏，侧滑返回仍可用。"),
      readMe: localized(
        "Both stacks hide their navigation bars. The original does not cover this case; UIKit "
          + "disables the swipe back.",
        "两个导航控制器都隐藏了导航栏。原文没有提到这种情况；UIKit 不响应侧滑返回手势。"
      ),
      before: "UINavigationController",
      moment: localized(
        "Under a hidden bar, only the kit's page follows the drag.",
        "隐藏导航栏：只有 Retour 的页面随手指移动。"
      )
    )
  } change: { _, stack in
    stack.isNavigationBarHidden = true
  }

  private static let root = DCPage("root") {
    DCPage.Texts(
      title: localized("The root", "根页面不触发"),
      summary: localized("At the root, other gestures can begin.", "在根页面，手势留给外层视图。"),
      readMe: localized(
        "View A behind each stack has a pan gesture that opens a drawer. The upper stack is the "
          + "delegate of its pop gesture, as in the original's first solution: at the root the "
          + "gesture begins without effect, and prevents the pan gesture of view A.",
        "每个导航控制器下面的视图 A 都有一个拖动手势，可以拉开抽屉。上面的导航控制器按原文最初的做法"
          + "接管了手势的 delegate：在根页面手势也会开始，什么也不做，视图 A 的拖动手势也收不到。"
      ),
      before: localized("With the gesture's delegate replaced", "接管手势的 delegate"),
      moment: localized(
        "A drag at the root opens the drawer only below.",
        "在根页面拖动：上面毫无反应，下面拉开了抽屉。"
      )
    )
  } build: { texts in
    DCPage.compare(
      texts,
      DrawerController(DelegateTakingNavigationController(rootViewController: DCPage.first)),
      DrawerController(BackNavigationController(rootViewController: DCPage.first))
    )
  }

  private static let fastSwipe = DCPage(
    "fast-swipe",
    at: 0.6,
    strokes: SideBySideController.middles.map { Stroke(height: $0, share: 0.5, duration: 0.1) }
  ) {
    DCPage.Texts(
      title: localized("A swipe after a push", "推入后立即侧滑"),
      summary: localized("A swipe that interrupts a push.", "按规则处理，不靠运气。"),
      readMe: localized(
        "Push a page, and swipe back immediately. The original disables the gesture until the "
          + "page is shown, so the swipe is ignored. The kit's swipe interrupts the push and "
          + "continues from the page's position.",
        "推入页面后立即侧滑。原文的做法是在页面显示之前禁用手势，因此这次滑动无效；"
          + "Retour 的页面会在当前位置被手指接住并随之移动。"
      ),
      before: "DCBaseNavigationController",
      moment: localized(
        "A swipe 0.1 s after a push interrupts it only below.",
        "推入 0.1 秒后滑动：上面无效，下面接住了页面。"
      )
    )
  } build: { texts in
    let stacks = [
      DCBaseNavigationController(rootViewController: DCPage.first),
      BackNavigationController(rootViewController: DCPage.first),
    ]
    let page = DCPage.compare(texts, stacks[0], stacks[1])
    page.onAppear = { [weak page] in
      page?.onAppear = nil
      for stack in stacks { stack.pushViewController(SamplePage.second { _ in }, animated: true) }
    }
    return page
  }

  private static let frozenPage = DCPage("frozen-page") {
    DCPage.Texts(
      title: localized("A frozen page", "页面假死"),
      summary: localized("Stacks in tabs under a pan gesture.", "拖动手势、标签栏、导航控制器并存。"),
      readMe: localized(
        "View A has a pan gesture, and contains a tab bar controller with stacks, as in the "
          + "original. Drag at the root, push a page, and swipe back: every page appears and "
          + "responds to touches.",
        "原文的布局：视图 A 有拖动手势，子视图 B 是标签栏控制器，其中都是导航控制器。"
          + "先在根页面拖动，再推入，再侧滑：页面总会出现，手势总有响应。"
      ),
      before: localized("With the gesture's delegate replaced", "接管手势的 delegate"),
      moment: localized(
        "The pan gesture of view A begins only below.",
        "标签栏与导航控制器下的视图 A：上面收不到手势，下面正常响应。"
      )
    )
  } build: { texts in
    @MainActor func tabs(_ make: (UIViewController) -> UINavigationController) -> UIViewController {
      let tabs = UITabBarController()
      tabs.viewControllers = [
        make(DCPage.first), make(SamplePage(localized("Other", "其他"))),
      ]
      return DrawerController(tabs)
    }
    return DCPage.compare(
      texts,
      tabs { DelegateTakingNavigationController(rootViewController: $0) },
      tabs { BackNavigationController(rootViewController: $0) }
    )
  }

  private static let delegates = DCPage("delegates") {
    DCPage.Texts(
      title: localized("Delegates", "应用自己的 delegate"),
      summary: localized(
        "delegate and swipeDelegate are the app's.",
        "delegate 与 swipeDelegate 归应用所有。"
      ),
      readMe: localized(
        "The app sets the stack's delegate. The original has to be the delegate itself; without "
          + "its callbacks, the gesture stays disabled after a push. The kit does not use the "
          + "delegate.",
        "应用设置了导航控制器的 delegate。原文的做法自己也需要这个位置：推入之后手势再也不会被启用。"
          + "Retour 把它留给应用。"
      ),
      before: "DCBaseNavigationController",
      moment: localized(
        "With the app's delegate, the upper stack ignores the swipe.",
        "应用设置 delegate 之后：上面的侧滑返回永远失效。"
      )
    )
  } build: { texts in
    let stacks = [
      DCBaseNavigationController(rootViewController: DCPage.first),
      BackNavigationController(rootViewController: DCPage.first),
    ]
    let page = DCPage.compare(texts, stacks[0], stacks[1])
    page.companions = stacks.map { stack in
      let listener = ShownPageListener()
      stack.loadViewIfNeeded()
      stack.delegate = listener
      stack.pushViewController(SamplePage.second { _ in }, animated: false)
      return listener
    }
    return page
  }
}
