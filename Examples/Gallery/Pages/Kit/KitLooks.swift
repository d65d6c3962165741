// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// The gallery pages about places, rooms and parts of back buttons.
@MainActor
enum KitLooks {
  static var all: [any GalleryPage] { [place, room, parts, attached] }

  private static var place: ComparisonPage {
    ComparisonPage(
      name: "kit-place",
      title: localized("Place", "位置"),
      summary: localized("Where UIKit's arrow stands.", "与系统箭头对齐。"),
      readMe: localized(
        """
        Above, an image has the place of a bar's items, 16 points from the edge. Below, the same \
        look has the place of UIKit's arrow, 8 points from the edge: withPlace(.indicator).
        """,
        "上方的图片在普通按钮的位置，离边缘 16 点；下方用 withPlace(.indicator) 放到系统箭头的位置，离边缘 8 点。"
      ),
      before: { stack(.image(.backArrow)) },
      after: { stack(BackButton.image(.backArrow).withPlace(.indicator)) }
    )
  }

  private static var room: ComparisonPage {
    ComparisonPage(
      name: "kit-room",
      title: localized("Room", "空间"),
      summary: localized("A long title beside a right item.", "长标题与右侧按钮。"),
      readMe: localized(
        """
        Above, UIKit's own button; below, a custom view. The title of the page below has no room, \
        so both show "Back", and neither covers the page's title or its right item.
        """,
        "上方是系统按钮，下方是自定义视图。下面一页的标题放不下，两者都显示“返回”，不会盖住本页标题和右侧按钮。"
      ),
      before: { UINavigationController(rootViewController: longPage) },
      after: {
        let stack = BackNavigationController(rootViewController: longPage)
        stack.backButton = .view { context in Capsule(title: context.title ?? "") }
        return stack
      }
    )
  }

  private static var parts: ComparisonPage {
    ComparisonPage(
      name: "kit-parts",
      title: localized("Parts", "组成部分"),
      summary: localized("A bar item's view that morphs.", "按钮项的视图也能变形过渡。"),
      readMe: localized(
        """
        Both stacks set a view with a smiley and a word as the customBackBarButtonItem. Above, it \
        slides as a whole. Below, its backButtonParts declare the smiley as the indicator and the \
        word as the label, which comes from the title's place.
        """,
        "两者都把笑脸加文字的视图设为 customBackBarButtonItem。上方整体滑动；下方用 backButtonParts 声明笑脸为箭头、文字为标签，文字从标题处滑来。"
      ),
      before: { partsStack(declares: false) },
      after: { partsStack(declares: true) }
    )
  }

  private static var attached: ComparisonPage {
    ComparisonPage(
      name: "kit-attached",
      title: localized("Attached", "附加"),
      summary: localized("A stack of another class.", "其他类的导航栈。"),
      readMe: localized(
        """
        Both are plain navigation controllers, as a storyboard or a library makes them. Above, a \
        left item that is set by hand. Below, BackNavigation.attach(to:) gives the stack the same \
        look, with its motion and the swipe.
        """,
        "两者都是普通的导航控制器。上方手动设置左侧按钮；下方用 BackNavigation.attach(to:) 附加同样的外观，并带有动画和侧滑。"
      ),
      before: {
        let root = ReadMePage.demo(localized("Attached", "附加")) { page in
          guard page.level > 1 else { return }
          page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(image: .backArrow) { [weak page] _ in
              page?.navigationController?.popViewController(animated: true)
            }
          )
        }
        return UINavigationController(rootViewController: root)
      },
      after: {
        let root = ReadMePage.demo(localized("Attached", "附加"))
        let stack = UINavigationController(rootViewController: root)
        BackNavigation.attach(to: stack).backButton = .image(.backArrow)
        return stack
      }
    )
  }

  private static func stack(_ look: BackButton) -> BackNavigationController {
    let root = ReadMePage.demo(localized("Place", "位置"))
    let stack = BackNavigationController(rootViewController: root)
    stack.backButton = look
    return stack
  }

  private static var longPage: ReadMePage {
    let title = localized("A title that is much too long", "一个长得放不下的页面标题用来演示缩短")
    return ReadMePage.demo(title) { page in
      guard page.level > 1 else { return }
      page.title = localized("Letter", "信件")
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: localized("Edit", "编辑"),
        style: .plain,
        target: nil,
        action: nil
      )
    }
  }

  private static func partsStack(declares: Bool) -> BackNavigationController {
    let root = ReadMePage.demo(localized("Parts", "部分")) { page in
      let (smiley, label) = (UIImageView(image: .smiley), UILabel())
      smiley.sizeToFit()
      label.text = localized("Out", "退出")
      label.sizeToFit()
      label.frame.origin = CGPoint(
        x: smiley.bounds.width + 6,
        y: (smiley.bounds.height - label.bounds.height) / 2
      )
      let view = UIView(
        frame: CGRect(x: 0, y: 0, width: label.frame.maxX, height: smiley.bounds.height)
      )
      view.addSubview(smiley)
      view.addSubview(label)
      if declares { view.backButtonParts = BackButton.Parts(indicator: smiley, label: label) }
      page.customBackBarButtonItem = UIBarButtonItem(customView: view)
    }
    return BackNavigationController(rootViewController: root)
  }
}
