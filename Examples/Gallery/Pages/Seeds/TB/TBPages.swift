// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// The gallery pages about the features of TBNavigationController.
@MainActor
enum TBPages {
  /// The pages about its own features, then those about the alternatives that it lists.
  static var all: [any GalleryPage] { [once, appDefault, image, below, own, swipe] + TBRoutes.all }

  private static var once: ComparisonPage {
    ComparisonPage(
      name: "tb-once",
      title: localized("Set once", "设置一次"),
      summary: localized("On the page that pushes, for all it pushes.", "设在推入的一方，对推入的页面都有效。"),
      readMe: localized(
        """
        A custom view as the back button, set once on the page that pushes. Here every page sets a \
        smiley for the next one.

        Original: a subclass of UINavigationController copies the item to the left of each pushed \
        page. The button fades, and the swipe is disabled.

        With Retour: the same property, with the same name. The button moves, and the swipe works.
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
      summary: localized("One look for pages without their own.", "没有自己按钮的页面用同一个外观。"),
      readMe: localized(
        """
        Pages that declare nothing show the app's default back button.

        Original: the default is a line in a category that you edit. With Retour: \
        BackButton.default, and a stack may have one of its own.
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
      summary: localized("An item from an image: pressed, tinted.", "由图片生成按钮，有按下与着色状态。"),
      readMe: localized(
        """
        Press the button: it dims. It has the tint color of the bar.

        Original: a helper makes a button of the image's size. An image "required one to manually \
        set the image for other button states (i.e. no automatic tint)".

        With Retour: an item with an image is enough. Tint and highlighted state are automatic.
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
      title: localized("Pages that are set", "直接设置页面"),
      summary: localized("Not pushed, but set or inserted.", "不用推入：直接设置或插入到下面。"),
      readMe: localized(
        """
        The stack opens with three pages at once; the smiley was set on the first two.

        Original: only push looks for the item, so the pages have UIKit's own button.

        With Retour: every way to change a stack counts, including setViewControllers and the initializer.
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
      name: "tb-own-item",
      title: localized("A page's own item", "页面自己的按钮"),
      summary: localized("A page's own left item remains.", "页面自己设置的左按钮保持不变。"),
      readMe: localized(
        """
        Every page but the first sets a cross on its left itself.

        Original: the push overwrites it. With Retour: it remains, and the swipe works.
        """,
        """
        除第一个以外，每个页面都自己设置了左侧的叉号。

        原做法：push 时被覆盖。Retour：保持不变，侧滑返回也有效。
        """
      ),
      before: {
        TBNavigationController(
          rootViewController: ReadMePage.demo(localized("Own", "自有")) { addCross($0) }
        )
      },
      after: {
        let stack = BackNavigationController(
          rootViewController: ReadMePage.demo(localized("Own", "自有")) { addCross($0) }
        )
        stack.backButton = .view { _ in UIImageView(image: .smiley) }
        return stack
      }
    )
  }

  private static var swipe: ComparisonPage {
    ComparisonPage(
      name: "tb-swipe",
      title: localized("The swipe", "侧滑返回"),
      summary: localized("The deal breaker: here it works.", "原文的致命限制：现在有效了。"),
      readMe: localized(
        """
        "This method loses the standard back button swiping animation, which is kind of a deal \
        breaker for most people."

        Original: drag from the edge, and nothing happens. Push, and the button does not move.

        With Retour: the button moves from the title of the page below, as the standard one does, \
        and follows the swipe.
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
