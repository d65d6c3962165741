// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page about tabs with stacks.
struct TabsPage: GalleryPage {
  let name = "tabs"
  var title: String { localized("Tabs", "标签栏") }
  var summary: String { localized("Badges, More, and a tab bar that hides.", "角标，以及会让位的标签栏。") }
  var readMe: String {
    localized(
      """
      Tap Open. Each tab contains a stack with the kit's back button. Push pages, select another \
      tab, and return. Tap the selected tab to pop to its root.

      Pages of the second tab hide the tab bar when they are pushed. It slides with the page, in a \
      swipe as well. More lists the tabs that do not fit.
      """,
      """
      点“打开”。每个标签有自己的页面栈和返回按钮：推入页面，切换标签再回来。点已选中的标签回到第一页。

      第二个标签的页面会隐藏标签栏：看它离开与回来，跟随手指时也一样。放不下的标签在“更多”里。
      """
    )
  }

  var moments: [Moment] {
    var open = Stroke.barItem
    open.rest = 1
    let more = Stroke(height: 0.97, start: 0.9, share: 0, duration: 0, lifts: true)
    return [
      Moment(
        nil,
        localized("Tabs, one with a badge.", "带角标的标签栏。"),
        strokes: [.barItem],
        pause: nil
      ),
      Moment(
        nil,
        localized("The More page lists the tabs that do not fit.", "放不下的标签。"),
        strokes: [open, more],
        pause: nil
      ),
    ]
  }

  func make() -> UIViewController {
    ReadMePage(title: title, readMe: readMe) { page in
      let open = UIAction(title: localized("Open", "打开")) { [weak page] _ in
        page?.present(makeTabs(), animated: true)
      }
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: open)
    }
  }

  private func makeTabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.modalPresentationStyle = .fullScreen
    tabs.viewControllers = [
      makeTab(localized("Mail", "信件"), badge: "3", hidesBar: false),
      makeTab(localized("Photos", "图片"), badge: nil, hidesBar: true),
      makeTab(localized("Places", "地点"), badge: nil, hidesBar: false),
      makeTab(of: .contacts),
      makeTab(localized("Music", "音乐"), badge: nil, hidesBar: false),
      makeTab(localized("Notes", "备忘录"), badge: "1", hidesBar: false),
    ]
    return tabs
  }

  /// A tab with a title and an image of the system.
  private func makeTab(of system: UITabBarItem.SystemItem) -> UIViewController {
    let item = UITabBarItem(tabBarSystemItem: system, tag: 0)
    let tab = makeTab(item.title ?? "", badge: nil, hidesBar: false)
    tab.tabBarItem = item
    return tab
  }

  private func makeTab(_ title: String, badge: String?, hidesBar: Bool) -> UIViewController {
    let root = ReadMePage.demo(title) { page in
      page.hidesBottomBarWhenPushed = hidesBar && page.level > 1
      let done = UIAction(title: localized("Done", "完成")) { [weak page] _ in
        page?.dismiss(animated: true)
      }
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: done)
    }
    let stack = BackNavigationController(rootViewController: root)
    stack.tabBarItem = UITabBarItem(title: title, image: .tab(isRound: hidesBar), tag: 0)
    stack.tabBarItem.badgeValue = badge
    return stack
  }
}

extension UIImage {
  /// An icon for a tab: the outline of a square or a circle.
  fileprivate static func tab(isRound: Bool) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { _ in
      let path = UIBezierPath(
        roundedRect: CGRect(x: 3, y: 3, width: 20, height: 20),
        cornerRadius: isRound ? 10 : 4
      )
      path.lineWidth = 2
      path.stroke()
    }
  }
}
