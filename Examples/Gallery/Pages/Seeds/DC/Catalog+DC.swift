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
      summary: localized("A left item, and the swipe still works.", "自定义左侧按钮，侧滑返回仍可用。"),
      readMe: localized(
        "The second page sets a left bar button item itself. UIKit's stack then disables the swipe; "
          + "the kit's does not. Drag from the left edge of each.",
        "第二页自行设置了 leftBarButtonItem。UIKit 的导航控制器因此不再响应侧滑返回手势，"
          + "而 Retour 的仍然响应。请分别从两个屏幕的左边缘向右滑动。"
      ),
      before: "UINavigationController",
      moment: localized(
        "A drag to half the width of each: only the kit's page follows.",
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
      summary: localized("hidesBackButton, and the swipe works.", "hidesBackButton 时侧滑返回仍可用。"),
      readMe: localized(
        "The second page hides its back button. UIKit's stack also disables the swipe.",
        "第二页设置了 hidesBackButton。UIKit 会连同侧滑返回手势一起取消。"
      ),
      before: "UINavigationController",
      moment: localized(
        "No back button: only the kit's page follows the drag.",
        "没有返回按钮：只有 Retour 的页面随手指移动。"
      )
    )
  } change: { page, _ in
    page.navigationItem.hidesBackButton = true
  }

  private static let hiddenBar = DCPage.look("hidden-bar") {
    DCPage.Texts(
      title: localized("No bar", "隐藏导航栏"),
      summary: localized("Without a bar, the swipe works.", "没有导航栏，侧滑返回仍可用。"),
      readMe: localized(
        "Both stacks hide their bars. The original does not cover it; UIKit disables the swipe.",
        "两个导航控制器都隐藏了导航栏。原文没有提到这种情况；UIKit 不响应侧滑返回手势。"
      ),
      before: "UINavigationController",
      moment: localized(
        "Hidden bars: only the kit's page follows the drag.",
        "隐藏导航栏：只有 Retour 的页面随手指移动。"
      )
    )
  } change: { _, stack in
    stack.isNavigationBarHidden = true
  }

  private static let root = DCPage("root") {
    DCPage.Texts(
      title: localized("Never at the root", "根页面不触发"),
      summary: localized("At the root, the outer pan gesture begins.", "在根页面，手势留给外层视图。"),
      readMe: localized(
        "View A under each stack has a pan gesture that opens a drawer. The upper stack is the "
          + "swipe's delegate, as in the original's first solution: its recognizer begins at the "
          + "root without effect, and A's pan never begins.",
        "每个导航控制器下面的视图 A 都有一个拖动手势，可以拉开抽屉。上面的导航控制器按原文最初的做法"
          + "接管了手势的 delegate：在根页面手势也会开始，什么也不做，视图 A 的拖动手势也收不到。"
      ),
      before: localized("The recognizer's delegate replaced", "接管手势的 delegate"),
      moment: localized(
        "A drag at the root: above it has no effect, below it opens the drawer.",
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
      title: localized("A swipe right after a push", "推入后立即侧滑"),
      summary: localized("A defined result at any time.", "按规则处理，不靠运气。"),
      readMe: localized(
        "Push, and swipe at once. The original disables the recognizer until the page is shown: the "
          + "swipe has no effect. The kit's swipe takes over the page where it is.",
        "推入页面后立即侧滑。原文的做法是在页面显示之前禁用手势，因此这次滑动无效；"
          + "Retour 的页面会在当前位置被手指接住并随之移动。"
      ),
      before: "DCBaseNavigationController",
      moment: localized(
        "0.1 s after a push: above, the swipe has no effect; below, it takes over.",
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
      title: localized("The frozen page", "页面假死"),
      summary: localized("A pan, a tab bar, stacks: nothing freezes.", "拖动手势、标签栏、导航控制器并存。"),
      readMe: localized(
        "The original's layout: view A has a pan gesture, its child B is a tab bar of stacks. Drag "
          + "at the root, then push, then swipe: every page appears and responds.",
        "原文的布局：视图 A 有拖动手势，子视图 B 是标签栏控制器，其中都是导航控制器。"
          + "先在根页面拖动，再推入，再侧滑：页面总会出现，手势总有响应。"
      ),
      before: localized("The recognizer's delegate replaced", "接管手势的 delegate"),
      moment: localized(
        "View A's pan under a tab bar of stacks: it begins only below.",
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
      title: localized("The app's delegates", "应用自己的 delegate"),
      summary: localized(
        "delegate and swipeDelegate remain the app's.",
        "delegate 与 swipeDelegate 归应用所有。"
      ),
      readMe: localized(
        "The app sets the stack's delegate. The original needs to be that delegate itself: "
          + "nothing enables its recognizer again after a push. The kit's stack leaves it to the "
          + "app.",
        "应用设置了导航控制器的 delegate。原文的做法自己也需要这个位置：推入之后手势再也不会被启用。"
          + "Retour 把它留给应用。"
      ),
      before: "DCBaseNavigationController",
      moment: localized(
        "With the app's delegate: above, the swipe is disabled for good.",
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
