// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// The gallery pages about the features of BBCustomBackButtonViewController.
@MainActor
enum BBPages {
  static var all: [any GalleryPage] { [title, looks, motion, swipe, tabs, modal] }

  private static var title: ComparisonPage {
    ComparisonPage(
      name: "bb-title",
      title: localized("The title", "标题"),
      summary: localized("The title of the page below, or \"Back\".", "上一页的标题，没有则为“返回”。"),
      readMe: localized(
        """
        A UIButton with the title of the page below, or a localized "Back" if that page has no \
        title. Every page but the first has one.

        Original: pages inherit from a base class. Retour: the stack creates the buttons; pages \
        need no base class.
        """,
        """
        一个真正的 UIButton，标题取自上一页；上一页没有标题时用本地化的“返回”。第一页没有。

        原做法：每个页面继承一个基类。Retour：不需要基类。
        """
      ),
      before: { UINavigationController(rootViewController: BBDemoPage(nil)) },
      after: { stack(nil) }
    )
  }

  private static var looks: ComparisonPage {
    ComparisonPage(
      name: "bb-looks",
      title: localized("Colors and fonts", "颜色与字体"),
      summary: localized("Everything UIButton supports.", "UIButton 能做的都可以。"),
      readMe: localized(
        """
        Because the back button is a UIButton, you can set its colors, its shadow and its font.

        Original: each page changes its backButton in viewDidLoad. Retour: one closure creates the \
        button of every page.
        """,
        """
        绿色文字、阴影、另一种字体：按钮就是 UIButton，一切都可以改。

        原做法：每个页面在 viewDidLoad 里修改。Retour：一个闭包为每个页面生成按钮。
        """
      ),
      before: {
        UINavigationController(
          rootViewController: BBDemoPage(localized("Green", "绿色")) { $0.backButton.map(paint) }
        )
      },
      after: { stack(localized("Green", "绿色")) { paint($0) } }
    )
  }

  private static var motion: ComparisonPage {
    ComparisonPage(
      name: "bb-motion",
      title: localized("Motion", "进出动画"),
      summary: localized("80 points, in the direction of the page.", "随页面方向移动 80 点。"),
      readMe: localized(
        """
        In a push, the new button moves in by 80 points from the right, and the previous one moves \
        out by 80 points to the left. A pop reverses both.

        Original: a separate animation of 0.3 seconds with fixed positions for a left-to-right \
        layout. Retour: the motion is part of the transition, in both layout directions.
        """,
        """
        推入时按钮从右侧 80 点处滑入，弹出时滑向右侧；被覆盖时向左离开，再从左侧回来。

        原做法：与系统动画并行的 0.3 秒动画，数值写死，只适用于从左到右。Retour：动画属于转场本身。
        """
      ),
      before: { UINavigationController(rootViewController: BBDemoPage(localized("Slide", "滑入"))) },
      after: { stack(localized("Slide", "滑入")) }
    )
  }

  private static var swipe: ComparisonPage {
    ComparisonPage(
      name: "bb-swipe",
      title: localized("Interactive motion", "手指拖动"),
      summary: localized("The button follows the swipe back.", "同样的动画，可以拖动与取消。"),
      readMe: localized(
        """
        Drag slowly from the edge, and lift your finger early.

        Original: the project predates the swipe back, which a left item disables. Retour: the \
        swipe moves the button with the page, and a cancelled swipe returns both.
        """,
        """
        推入两个页面，从边缘慢慢拖动，然后提前放手。

        原做法：左按钮使侧滑返回失效。Retour：手指同时带动页面和按钮，提前放手则一起返回原处。
        """
      ),
      before: { UINavigationController(rootViewController: BBDemoPage(localized("Finger", "手指"))) },
      after: { stack(localized("Finger", "手指")) }
    )
  }

  private static var tabs: ComparisonPage {
    ComparisonPage(
      name: "bb-tabs",
      title: localized("Tabs", "切换标签时不动"),
      summary: localized("No motion when the tab changes.", "切换标签时按钮保持不动。"),
      readMe: localized(
        """
        Select the other tab, and return: the button stays in place.

        Original: the page checks whether its appearance is animated. Retour: only a change of the \
        stack moves the button.
        """,
        """
        在一个标签里推入页面，再来回切换标签：按钮保持不动。

        原做法：靠 animated 为 false 判断。Retour：只有页面变化才会移动按钮。
        """
      ),
      before: {
        tabBar(
          [localized("One", "首页"), localized("Two", "消息")].map {
            UINavigationController(rootViewController: BBDemoPage($0))
          }
        )
      },
      after: { tabBar([localized("One", "首页"), localized("Two", "消息")].map { stack($0) }) }
    )
  }

  private static var modal: ComparisonPage {
    ComparisonPage(
      name: "bb-modal",
      title: localized("Presentations", "模态覆盖时不动"),
      summary: localized("No motion when a page is covered.", "被模态页面覆盖时按钮保持不动。"),
      readMe: localized(
        """
        Tap Cover to present a full-screen page, and tap Done to dismiss it. The button stays in \
        place.

        Original: the page checks whether it is on top, and whether another page is presented. \
        Retour: a presentation does not change the stack.
        """,
        """
        推入一个页面，点“覆盖”：一个页面覆盖整个屏幕然后离开，按钮保持不动。

        原做法：检查自己是否仍在栈顶、是否有模态页面。Retour：模态覆盖不是页面变化。
        """
      ),
      before: {
        UINavigationController(
          rootViewController: BBDemoPage(localized("Modal", "模态")) { addCover(to: $0) }
        )
      },
      after: {
        let stack = BackNavigationController(
          rootViewController: ReadMePage.demo(localized("Modal", "模态")) { addCover(to: $0) }
        )
        stack.backButton = .slidingButton()
        return stack
      }
    )
  }

  private static func paint(_ button: UIButton) {
    button.setTitleColor(.systemGreen, for: .normal)
    button.setTitleShadowColor(.black, for: .normal)
    button.titleLabel?.shadowOffset = CGSize(width: 0, height: 1)
    button.titleLabel?.font = .italicSystemFont(ofSize: 15)
    button.setBackgroundImage(nil, for: .normal)
  }

  /// Creates a stack of the kit with buttons that slide.
  private static func stack(
    _ title: String?,
    _ decorate: @escaping @MainActor (UIButton) -> Void = { _ in }
  ) -> BackNavigationController {
    let stack = BackNavigationController(rootViewController: ReadMePage.demo(title))
    stack.backButton = .slidingButton(decorate)
    return stack
  }

  private static func tabBar(_ stacks: [UINavigationController]) -> UITabBarController {
    let tabBar = UITabBarController()
    tabBar.viewControllers = stacks
    return tabBar
  }

  /// Adds a button that presents a full screen page.
  private static func addCover(to page: UIViewController) {
    let cover = UIAction(title: localized("Cover", "覆盖")) { [weak page] _ in
      let sheet = SamplePage(localized("Cover", "模态页面"), text: localized("Tap Done.", "点完成。"))
      let done = UIAction(title: localized("Done", "完成")) { [weak sheet] _ in
        sheet?.dismiss(animated: true)
      }
      sheet.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: done)
      let stack = UINavigationController(rootViewController: sheet)
      stack.modalPresentationStyle = .fullScreen
      page?.present(stack, animated: true)
    }
    page.navigationItem.rightBarButtonItems =
      (page.navigationItem.rightBarButtonItems ?? []) + [UIBarButtonItem(primaryAction: cover)]
  }
}
