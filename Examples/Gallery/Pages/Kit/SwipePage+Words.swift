// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension SwipePage {
  var title: String {
    switch kind {
    case .area: localized("Swipe areas", "侧滑区域")
    case .verdict: localized("Verdicts", "侧滑判定")
    case .forward: localized("Swipe forward", "向前滑动")
    case .animator: localized("Own animator", "自定义动画")
    }
  }

  var summary: String {
    switch kind {
    case .area: localized("From anywhere, except over the map.", "任意位置，地图除外。")
    case .verdict: localized("Why a swipe begins, or does not.", "侧滑为何开始或不开始。")
    case .forward: localized("The popped page returns.", "弹出的页面还能回来。")
    case .animator: localized("The swipe drives it.", "侧滑驱动它。")
    }
  }

  var readMe: String {
    switch kind {
    case .area:
      localized(
        """
        This page swipes back from anywhere: navigationItem.swipeArea is .content.

        A drag on the map moves the map: its backSwipePolicy is .exclude.
        """,
        """
        这个页面在任意位置都能侧滑返回：swipeArea 为 .content。

        在地图上拖动只移动地图：它的 backSwipePolicy 为 .exclude。
        """
      )
    case .verdict:
      localized(
        """
        Drag from the edge, and from inside the page. The overlay says in words why each swipe \
        began or did not: showsSwipeVerdicts.
        """,
        "从边缘拖动，再从页面内部拖动。浮层会用文字说明每次侧滑为何开始或不开始：showsSwipeVerdicts。"
      )
    case .forward:
      localized(
        """
        Push a page and swipe back. Then drag from the opposite edge: the page returns as you have \
        left it. The stack's forwardBudget is 1.
        """,
        "推入一页再侧滑返回，然后从另一侧边缘拖动：页面原样回来。forwardBudget 为 1。"
      )
    case .animator:
      localized(
        """
        The stack's delegate has an animator for pops, with which UIKit's swipe does not begin. \
        With swipeDrivesAnimators it follows your finger.
        """,
        "代理为返回提供了动画，UIKit 的侧滑因此不会开始。设置 swipeDrivesAnimators 之后，动画跟随手指。"
      )
    }
  }
}
