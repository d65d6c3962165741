// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// The gallery pages about UIKit's alternatives that TBNavigationController lists, and the kit's
/// equivalents.
@MainActor
enum TBRoutes {
  static var all: [any GalleryPage] { [title, image, color, resizable, manual, ignored] }

  private static var title: ComparisonPage {
    ComparisonPage(
      name: "tb-title",
      title: localized("Alternative 1: title", "途径一：标题"),
      summary: localized("Another title for the standard button.", "系统按钮，换一个标题。"),
      readMe: localized(
        """
        "If you just want to change the title": set backBarButtonItem or backButtonTitle on the \
        page below. The kit's back buttons show this title, too.
        """,
        "只想改标题：在下面一页设置 backBarButtonItem 或 backButtonTitle。Retour 的外观同样遵循它们。"
      ),
      before: {
        UINavigationController(
          rootViewController: ReadMePage.demo(localized("Title", "标题")) {
            $0.navigationItem.backBarButtonItem = out
          }
        )
      },
      after: {
        let stack = BackNavigationController(
          rootViewController: ReadMePage.demo(localized("Title", "标题")) {
            $0.navigationItem.backButtonTitle = localized("Out", "退出")
          }
        )
        stack.backButton = .title()
        return stack
      }
    )
  }

  private static var image: ComparisonPage {
    ComparisonPage(
      name: "tb-standard-image",
      title: localized("Alternative 2: image", "途径二：图片"),
      summary: localized("An image in the standard button.", "系统按钮里放一张图片。"),
      readMe: localized(
        """
        "If you want the standard style back button, but want an image inside the button": set a \
        backBarButtonItem with an image. It appears beside the chevron in the tint color. The kit \
        shows the image without the chevron, alone or with a title.
        """,
        "系统样式的按钮里放图片：带图片的 backBarButtonItem。Retour 可以只显示图片，或图片加文字。"
      ),
      before: {
        UINavigationController(
          rootViewController: ReadMePage.demo(localized("Image", "图片")) {
            $0.navigationItem.backBarButtonItem = UIBarButtonItem(
              image: UIImage(systemName: "xmark"),
              style: .plain,
              target: nil,
              action: nil
            )
          }
        )
      },
      after: {
        let stack = BackNavigationController(
          rootViewController: ReadMePage.demo(localized("Image", "图片"))
        )
        stack.backButton = .image(.backArrow, title: .automatic)
        return stack
      }
    )
  }

  private static var ignored: ComparisonPage {
    ComparisonPage(
      name: "tb-ignored",
      title: localized("A view that is ignored", "被忽略的视图"),
      summary: localized("UIKit ignores a custom view here.", "UIKit 忽略这里的自定义视图。"),
      readMe: localized(
        """
        Set a custom view as a page's backBarButtonItem, and UIKit ignores it: the standard button \
        appears, with the page's title. That is why TBNavigationController exists.

        Retour: set the same item as the page's customBackBarButtonItem.
        """,
        """
        把自定义视图设为 backBarButtonItem，UIKit 会忽略它，仍显示带页面标题的标准按钮。TBNavigationController 正是为此而写。

        Retour：把同一个按钮项设为 customBackBarButtonItem。
        """
      ),
      before: {
        UINavigationController(
          rootViewController: ReadMePage.demo(localized("View", "视图")) {
            $0.navigationItem.backBarButtonItem = smileyItem
          }
        )
      },
      after: {
        BackNavigationController(
          rootViewController: ReadMePage.demo(localized("View", "视图")) {
            $0.customBackBarButtonItem = smileyItem
          }
        )
      }
    )
  }

  private static var smileyItem: UIBarButtonItem {
    UIBarButtonItem(customView: UIImageView(image: .smiley))
  }

  private static var color: ComparisonPage {
    ComparisonPage(
      name: "tb-color",
      title: localized("Alternative 3: color", "途径三：背景颜色"),
      summary: localized("A back button with a background color.", "同样的形状，换一种颜色。"),
      readMe: localized(
        """
        "The same shape as Apple's back button, but just a different background color": call \
        setBackButtonBackgroundImage with an image of that shape. It darkens while it is pressed. \
        In the kit, use .background(image).
        """,
        "同样的形状换一种背景色：用该形状的图片调用 setBackButtonBackgroundImage。按下时自动变暗。"
      ),
      before: {
        UINavigationController(
          rootViewController: ReadMePage.demo(localized("Color", "颜色")) {
            $0.navigationItem.backBarButtonItem = plate(
              .backPlate(.systemTeal.withAlphaComponent(0.3)),
              $0.title
            )
          }
        )
      },
      after: {
        let stack = BackNavigationController(
          rootViewController: ReadMePage.demo(localized("Color", "颜色"))
        )
        stack.backButton = .background(.backPlate(.systemTeal.withAlphaComponent(0.3)))
        return stack
      }
    )
  }

  private static var resizable: ComparisonPage {
    ComparisonPage(
      name: "tb-resizable",
      title: localized("Alternative 4: shape", "途径四：任意形状"),
      summary: localized("A title on a resizable image.", "可拉伸的图片加文字。"),
      readMe: localized(
        """
        "A standard image with some text overlaid over it": make the same call with a resizable \
        image of any shape. The title is laid out between its caps.
        """,
        "可拉伸的任意形状图片上叠加文字：同一个方法，文字位于两端之间。"
      ),
      before: {
        UINavigationController(
          rootViewController: ReadMePage.demo(localized("Shape", "形状")) {
            $0.navigationItem.backBarButtonItem = plate(.backPill(.systemGray4), $0.title)
          }
        )
      },
      after: {
        let stack = BackNavigationController(
          rootViewController: ReadMePage.demo(localized("Shape", "形状"))
        )
        stack.backButton = .background(.backPill(.systemGray4))
        return stack
      }
    )
  }

  private static var manual: ComparisonPage {
    ComparisonPage(
      name: "tb-manual",
      title: localized("Alternative 5: manual", "途径五：手动设置"),
      summary: localized("A left item on each page.", "每个页面手动设置左按钮。"),
      readMe: localized(
        """
        "If you are willing to manually set the back button for every child view controller": each \
        page sets a left item with a custom view that pops it.

        Original: UIKit disables the swipe back. Retour: it works with the same pages.
        """,
        """
        每个子页面手动设置一个自定义视图的左按钮。

        原做法：系统关闭了侧滑返回。Retour：同样的页面，侧滑返回有效。
        """
      ),
      before: {
        UINavigationController(
          rootViewController: ReadMePage.demo(localized("Manual", "手动")) { addSmiley($0) }
        )
      },
      after: {
        BackNavigationController(
          rootViewController: ReadMePage.demo(localized("Manual", "手动")) { addSmiley($0) }
        )
      }
    )
  }

  private static var out: UIBarButtonItem {
    UIBarButtonItem(title: localized("Out", "退出"), style: .plain, target: nil, action: nil)
  }

  private static func plate(_ image: UIImage, _ title: String?) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    item.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
    return item
  }

  private static func addSmiley(_ page: ReadMePage) {
    guard page.level > 1 else { return }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    button.setImage(.smiley, for: .normal)
    button.addAction(
      UIAction { [weak page] _ in page?.navigationController?.popViewController(animated: true) },
      for: .touchUpInside
    )
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
  }
}
