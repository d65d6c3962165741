// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// The gallery pages about the features of TBNavigationController.
@MainActor
enum TBPages {
  /// The pages about the features of the project, followed by those about its alternatives.
  static var all: [any GalleryPage] { [once, appDefault, image, below, own, swipe] + TBRoutes.all }

  private static var once: ComparisonPage {
    ComparisonPage(
      name: "tb-once",
      title: localized("Set once", "设置一次"),
      summary: localized("On one page, for all pages it pushes.", "设在推入的一方，对推入的页面都有效。"),
      readMe: localized(
        """
        A page sets a custom view once, as the back button of the pages that it pushes. Here it is \
        a smiley.

        Original: a subclass of UINavigationController sets the item as the left item of each \
        pushed page. The button fades, and the swipe back is disabled.

        Retour: the property has the same name. The button moves, and the swipe back works.
        """,
        """
        自定义视图作为返回按钮，只在推入的一方设置一次。

        原做法：导航控制器子类把它复制到每个被推入页面的左侧。按钮只会淡入淡出，侧滑返回也失效了。

        Retour：属性名不变，按钮随页面移动，侧滑返回照常。
        """
      ),
      before: {
        TBNavigationController(
          rootViewController: ReadMePage.demo(localized("Smiley", "笑脸")) {
            $0.seedBackBarButtonItem = .seedItem(image: .smiley)
          }
        )
      },
      after: {
        BackNavigationController(
          rootViewController: ReadMePage.demo(localized("Smiley", "笑脸")) {
            $0.customBackBarButtonItem = UIBarButtonItem(customView: UIImageView(image: .smiley))
          }
        )
      }
    )
  }

  private static var appDefault: ComparisonPage {
    ComparisonPage(
      name: "tb-default",
      title: localized("App default", "全局默认"),
      summary: localized("One button for the whole app.", "没有自己按钮的页面用同一个外观。"),
      readMe: localized(
        """
        Pages for which nothing else is set show the app's default back button.

        Original: you edit a line of the category's source. Retour: set BackButton.default, or the \
        backButton of a stack.
        """,
        """
        没有设置返回按钮的页面显示整个应用的默认按钮。

        原做法：修改分类里的一行代码。Retour：BackButton.default，每个导航控制器也可以有自己的默认值。
        """
      ),
      before: {
        TBNavigationController(rootViewController: ReadMePage.demo(localized("Arrow", "箭头")))
      },
      after: {
        BackButton.default = .image(.backArrow)
        return BackNavigationController(
          rootViewController: ReadMePage.demo(localized("Arrow", "箭头"))
        )
      }
    )
  }

  private static var image: ComparisonPage {
    ComparisonPage(
      name: "tb-image",
      title: localized("Image", "图片按钮"),
      summary: localized("An item with an image and a tint.", "由图片生成按钮，有按下与着色状态。"),
      readMe: localized(
        """
        The button has the bar's tint color, and dims while it is pressed.

        Original: a helper creates a button of the image's size. An image "required one to \
        manually set the image for other button states (i.e. no automatic tint)".

        Retour: set an item with an image. Its tint and its highlighted state are automatic.
        """,
        """
        按住按钮，它会变淡；它的颜色随导航栏的 tintColor。

        原做法：辅助方法生成与图片同样大小的按钮，其他状态要自己设置图片，颜色不会自动跟随。

        Retour：只要一个带图片的 UIBarButtonItem。
        """
      ),
      before: {
        let stack = TBNavigationController(
          rootViewController: ReadMePage.demo(localized("Image", "图片"))
        )
        stack.navigationBar.tintColor = .systemPink
        return stack
      },
      after: {
        let stack = BackNavigationController(
          rootViewController: ReadMePage.demo(localized("Image", "图片")) {
            $0.customBackBarButtonItem = UIBarButtonItem(
              image: .backArrow,
              style: .plain,
              target: nil,
              action: nil
            )
          }
        )
        stack.navigationBar.tintColor = .systemPink
        return stack
      }
    )
  }

  private static var below: ComparisonPage {
    ComparisonPage(
      name: "tb-set",
      title: localized("Set as an array", "直接设置页面"),
      summary: localized("Pages that are set, not pushed.", "不用推入：直接设置或插入到下面。"),
      readMe: localized(
        """
        The stack starts with three pages, and the first two set a smiley.

        Original: only pushViewController applies the item, so these pages show the system button.

        Retour: setViewControllers and the initializer apply it as well.
        """,
        """
        打开时已有三个页面，前两个都设置了笑脸按钮。

        原做法：只有 push 会查找按钮，所以显示的是系统按钮。

        Retour：setViewControllers 和初始化方法同样有效。
        """
      ),
      before: {
        let pages = threePages { $0.seedBackBarButtonItem = .seedItem(image: .smiley) }
        let stack = TBNavigationController(rootViewController: pages[0])
        stack.setViewControllers(pages, animated: false)
        return stack
      },
      after: {
        let stack = BackNavigationController()
        stack.setViewControllers(
          threePages {
            $0.navigationItem.nextBackButton = BackButton.view { _ in UIImageView(image: .smiley) }
              .withMotion(.slide())
          },
          animated: false
        )
        return stack
      }
    )
  }

  private static var own: ComparisonPage {
    ComparisonPage(
      name: "tb-left-item",
      title: localized("A left item", "页面自己的按钮"),
      summary: localized("A page's left item is not replaced.", "页面自己设置的左按钮保持不变。"),
      readMe: localized(
        """
        Every page but the first sets a Close button as its left item.

        Original: the push replaces it. Retour: the item stays, and the swipe back works.
        """,
        """
        除第一个以外，每个页面都自己设置了左侧的叉号。

        原做法：push 时被覆盖。Retour：保持不变，侧滑返回也有效。
        """
      ),
      before: {
        TBNavigationController(
          rootViewController: ReadMePage.demo(localized("Item", "自有")) { addCross($0) }
        )
      },
      after: {
        let stack = BackNavigationController(
          rootViewController: ReadMePage.demo(localized("Item", "自有")) { addCross($0) }
        )
        stack.backButton = .view { _ in UIImageView(image: .smiley) }
        return stack
      }
    )
  }

  private static var swipe: ComparisonPage {
    ComparisonPage(
      name: "tb-swipe",
      title: localized("The swipe back", "侧滑返回"),
      summary: localized("A swipe with a custom back button.", "原文的致命限制：现在有效了。"),
      readMe: localized(
        """
        "This method loses the standard back button swiping animation, which is kind of a deal \
        breaker for most people."

        Original: a drag from the edge is ignored, and the button does not move in a push.

        Retour: as the standard button does, it moves from the position of the title, and follows \
        the swipe.
        """,
        """
        原文：“这种方法失去了标准返回按钮的滑动动画，对大多数人来说是致命的。”

        原做法：从边缘拖动没有反应，按钮也不会移动。

        Retour：按钮像系统的一样从标题处滑来，手指可以随意来回拖动。
        """
      ),
      before: {
        TBNavigationController(
          rootViewController: ReadMePage.demo(localized("Swipe", "滑动")) {
            $0.seedBackBarButtonItem = .seedItem(image: .smiley)
          }
        )
      },
      after: {
        let stack = BackNavigationController(
          rootViewController: ReadMePage.demo(localized("Swipe", "滑动"))
        )
        stack.backButton = .image(.smiley, title: .automatic)
        return stack
      }
    )
  }

  private static func threePages(
    _ decorate: @escaping @MainActor (UIViewController) -> Void
  ) -> [UIViewController] {
    let root = ReadMePage.demo(localized("Set", "设置"), decorate: decorate)
    let next = root.makeNext()
    return [root, next, next.makeNext()]
  }

  private static func addCross(_ page: ReadMePage) {
    guard page.level > 1 else { return }
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: localized("Close", "关闭"), image: UIImage(systemName: "xmark"))
      {
        [weak page] _ in page?.navigationController?.popViewController(animated: true)
      }
    )
  }
}
