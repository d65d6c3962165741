// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// The gallery pages about the features of QYNavBackButton.
@MainActor
enum QYPages {
  static var all: [any GalleryPage] { [arrow, action, tapArea, handsOff, traps, hierarchy] }

  private static var arrow: ComparisonPage {
    ComparisonPage(
      name: "qy-arrow",
      title: localized("The arrow alone", "只要箭头"),
      summary: localized("The system's image in its place, no text.", "系统的箭头与位置，没有文字。"),
      readMe: localized(
        """
        The system's own arrow, with the same image in the same place, without a text.

        Original: every page has a backBarButtonItem with an empty title. With Retour: .arrow, for \
        one page or for all of them.
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
      title: localized("Its own event", "自定义事件"),
      summary: localized("The arrow asks before it pops.", "点击箭头执行自己的方法。"),
      readMe: localized(
        """
        The first tap on the arrow of each pushed page changes its title instead of popping it.

        Original: a view covers the system's button and receives its touches. It is always on the \
        left: from right to left it misses the arrow. With Retour: backAction, UIKit's own since iOS \
        16, for custom buttons as well.
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
      title: localized("The tap area", "点击区域"),
      summary: localized("Exactly the arrow, or any other.", "与箭头一样大，或任意大小。"),
      readMe: localized(
        """
        Tap to the right of the arrow: nothing happens. Tap the arrow: the page is popped.

        The standard area extends some 30 points beyond it. Original: the same view over the \
        button, 100 points wide, with a button of 20 x 30. With Retour: .content is exactly what is \
        drawn; .outsets is any area.
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

  private static var handsOff: ComparisonPage {
    ComparisonPage(
      name: "qy-hands-off",
      title: localized("Own left items", "互不干扰"),
      summary: localized("The arrow gives way to a page's left item.", "页面有自己的左按钮时让开。"),
      readMe: localized(
        """
        Every second page has a left item of its own: the arrow disappears, and reappears on the \
        next page.

        Original: when a page has appeared, the covering view is searched by the private class name \
        of a view in the bar. With Retour: the kit checks the page's item.
        """,
        """
        每隔一个页面有自己的左按钮：箭头让开，下一页再出现。

        原做法：每次页面出现后按私有类名查找导航栏的子视图。Retour：只看页面的 navigationItem。
        """
      ),
      before: {
        UINavigationController(
          rootViewController: QYDemoPage(localized("Off", "让开")) { addCross($0, at: $0.level) }
        )
      },
      after: { stack(localized("Off", "让开")) { addCross($0, at: $0.level) } }
    )
  }

  private static var traps: ComparisonPage {
    ComparisonPage(
      name: "qy-traps",
      title: localized("Two pitfalls", "两个陷阱"),
      summary: localized("An item's action, and an empty title.", "target 与 action 不会触发。"),
      readMe: localized(
        """
        The backBarButtonItem of these pages has an empty title, a target and an action that would \
        change the page's title.

        Original, and UIKit: an empty title leaves the arrow alone, target and action are \
        never called. With Retour: .arrow and backAction.
        """,
        """
        这些页面的 backBarButtonItem 标题为空，并设置了会改标题的 target 和 action。

        无论过去还是现在：空标题只留下箭头，target 和 action 从不触发。Retour：直接用 .arrow 和 backAction。
        """
      ),
      before: {
        UINavigationController(
          rootViewController: ReadMePage.demo(localized("Trap", "陷阱")) { page in
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
        stack(localized("Trap", "陷阱")) { page in
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
      title: localized("Inside the bar", "导航栏的结构"),
      summary: localized("The views of a bar and their names.", "打印导航栏的视图结构。"),
      readMe: localized(
        """
        The bar of these stacks as recursiveDescription() prints it: the background, the title view, \
        the button view with its label, the arrow.

        Original: the place of the covering view depends on it. With Retour: the same views, and the \
        code needs no names.
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

  /// A kit stack with arrows only.
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
