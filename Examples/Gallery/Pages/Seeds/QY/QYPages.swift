// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// The gallery pages about the features of QYNavBackButton.
@MainActor
enum QYPages {
  static var all: [any GalleryPage] { [arrow, action, tapArea, leftItems, pitfalls, hierarchy] }

  private static var arrow: ComparisonPage {
    ComparisonPage(
      name: "qy-arrow",
      title: localized("Arrow only", "只要箭头"),
      summary: localized("The system's arrow without a title.", "系统的箭头与位置，没有文字。"),
      readMe: localized(
        """
        The system's arrow in the system's position, without a title.

        Original: every page sets a backBarButtonItem with an empty title. Retour: use .arrow, for \
        one page or for all pages.
        """,
        """
        系统自带的箭头，图片和位置都不变，去掉文字。

        原做法：每个页面设置标题为空的 backBarButtonItem。Retour：.arrow，可用于一个页面或全部页面。
        """
      ),
      before: { UINavigationController(rootViewController: QYDemoPage(localized("Arrow", "箭头"))) },
      after: { stack(localized("Arrow", "箭头")) }
    )
  }

  private static var action: ComparisonPage {
    ComparisonPage(
      name: "qy-action",
      title: localized("Custom action", "自定义事件"),
      summary: localized("A tap on the arrow calls your code.", "点击箭头执行自己的方法。"),
      readMe: localized(
        """
        The first tap on the arrow changes the title of the page instead of popping it.

        Original: a view on the left covers the system's button and receives its touches. In a \
        right-to-left layout it misses the arrow. Retour: use backAction, which UIKit has since \
        iOS 16. It works with custom buttons as well.
        """,
        """
        第一次点击箭头时，页面只改变标题而不返回。

        原做法：用一个视图盖住系统按钮，位置写死在左边，从右到左布局时就失效了。

        Retour：UIKit 自带的 backAction（iOS 16），对自定义按钮同样有效。
        """
      ),
      before: {
        UINavigationController(
          rootViewController: QYDemoPage(localized("Event", "事件")) { page in
            page.event = { page in
              page.event = nil
              page.title = localized("Again", "再点一次")
            }
          }
        )
      },
      after: {
        stack(localized("Event", "事件")) { page in
          guard page.level > 1 else { return }
          page.navigationItem.backAction = UIAction(title: localized("Event", "事件")) {
            [weak page] _ in
            page?.navigationItem.backAction = nil
            page?.navigationItem.title = localized("Again", "再点一次")
          }
        }
      }
    )
  }

  private static var tapArea: ComparisonPage {
    ComparisonPage(
      name: "qy-tap-area",
      title: localized("Hit area", "点击区域"),
      summary: localized("The bounds of the arrow, or any others.", "与箭头一样大，或任意大小。"),
      readMe: localized(
        """
        A tap on the arrow pops the page; a tap to the right of it is ignored. The standard hit \
        area extends about 30 points beyond the arrow.

        Original: a view covers the button, with a button of 20 by 30 points over the arrow. \
        Retour: .content limits the hit area to the content, and .outsets extends it.
        """,
        """
        点箭头右边没有反应，点箭头才返回。

        系统的点击区域比箭头宽约 30 点。原做法：盖上 100 点宽的视图，里面放一个 20 x 30 的按钮。

        Retour：.content 与箭头完全一致，.outsets 可以任意指定。
        """
      ),
      before: { UINavigationController(rootViewController: QYDemoPage(localized("Area", "区域"))) },
      after: { stack(localized("Area", "区域"), look: .arrow.withHitArea(.content)) }
    )
  }

  private static var leftItems: ComparisonPage {
    ComparisonPage(
      name: "qy-left-items",
      title: localized("Left items", "互不干扰"),
      summary: localized("A page's left item replaces the arrow.", "页面有自己的左按钮时让开。"),
      readMe: localized(
        """
        Every second page has a left item. It replaces the arrow, which reappears on the next page.

        Original: when a page appears, it searches the bar for a view with a private class name. \
        Retour: the kit reads the page's navigation item.
        """,
        """
        每隔一个页面有自己的左按钮：箭头让开，下一页再出现。

        原做法：每次页面出现后按私有类名查找导航栏的子视图。Retour：只看页面的 navigationItem。
        """
      ),
      before: {
        UINavigationController(
          rootViewController: QYDemoPage(localized("Item", "让开")) { addCross($0, at: $0.level) }
        )
      },
      after: { stack(localized("Item", "让开")) { addCross($0, at: $0.level) } }
    )
  }

  private static var pitfalls: ComparisonPage {
    ComparisonPage(
      name: "qy-pitfalls",
      title: localized("Two pitfalls", "两个陷阱"),
      summary: localized("An empty title, and an ignored action.", "target 与 action 不会触发。"),
      readMe: localized(
        """
        The backBarButtonItem of these pages has an empty title, a target and an action.

        Original: UIKit shows the arrow without a title, and never calls the action. Retour: use \
        .arrow and backAction.
        """,
        """
        这些页面的 backBarButtonItem 标题为空，并设置了会改标题的 target 和 action。

        无论过去还是现在：空标题只留下箭头，target 和 action 从不触发。Retour：直接用 .arrow 和 backAction。
        """
      ),
      before: {
        UINavigationController(
          rootViewController: ReadMePage.demo(localized("Pitfall", "陷阱")) { page in
            page.navigationItem.backBarButtonItem = UIBarButtonItem(
              title: "",
              style: .plain,
              target: page,
              action: Selector("fire", ReadMePage.fire)
            )
          }
        )
      },
      after: {
        stack(localized("Pitfall", "陷阱")) { page in
          guard page.level > 1 else { return }
          page.navigationItem.backAction = UIAction(title: localized("Fire", "触发")) {
            [weak page] _ in page?.fire()
          }
        }
      }
    )
  }

  private static var hierarchy: ComparisonPage {
    ComparisonPage(
      name: "qy-hierarchy",
      title: localized("Views of the bar", "导航栏的结构"),
      summary: localized("The view hierarchy of a navigation bar.", "打印导航栏的视图结构。"),
      readMe: localized(
        """
        The navigation bar as recursiveDescription() prints it: the background, the title view, \
        the button view with its label, and the arrow.

        Original: the code depends on these class names. Retour: the views are the same, and the \
        code does not depend on them.
        """,
        """
        用 recursiveDescription() 打印的导航栏结构：背景、标题视图、按钮视图和箭头。

        原做法：靠它找到遮盖的位置。Retour：结构相同，但不需要知道任何私有类名。
        """
      ),
      before: { QYPartsPage.stack(UINavigationController()) },
      after: {
        let stack = BackNavigationController()
        stack.backButton = .arrow
        return QYPartsPage.stack(stack)
      }
    )
  }

  /// Creates a stack of the kit that shows arrows only.
  private static func stack(
    _ title: String,
    look: BackButton = .arrow,
    decorate: @escaping @MainActor (ReadMePage) -> Void = { _ in }
  ) -> BackNavigationController {
    let stack = BackNavigationController(
      rootViewController: ReadMePage.demo(title, decorate: decorate)
    )
    stack.backButton = look
    return stack
  }

  private static func addCross(_ page: UIViewController, at level: Int) {
    guard level % 2 == 0 else { return }
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: localized("Close", "关闭"), image: UIImage(systemName: "xmark"))
      {
        [weak page] _ in page?.navigationController?.popViewController(animated: true)
      }
    )
  }
}

extension ReadMePage {
  /// Shows in the bar that the action was called.
  fileprivate func fire() { navigationItem.title = localized("Fired", "已触发") }
}
