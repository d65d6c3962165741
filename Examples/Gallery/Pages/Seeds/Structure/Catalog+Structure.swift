// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension Catalog {
  /// The pages about the structure of a navigation controller.
  static let structure: [any GalleryPage] = [
    model, loginBar, managedBar, lazyItem, barClasses, toolbar, hierarchy,
  ]

  private static let model = StructurePage("model") {
    StructurePage.Texts(
      title: localized("Object model", "层次结构"),
      summary: localized("The objects of a navigation stack.", "控制器、导航栏、导航项、按钮。"),
      readMe: localized(
        "A navigation controller has one bar, which has an item for each page. A navigation "
          + "item has any number of bar button items, and each of those has at most one custom "
          + "view. Push and pop pages to see the objects change.",
        "一个导航控制器有一个导航栏；导航栏为每个页面保存一个 UINavigationItem；每个 UINavigationItem 有多个 "
          + "UIBarButtonItem；每个 UIBarButtonItem 至多一个自定义视图。请推入和返回："
          + "下面的列表由公开 API 从运行中的导航控制器读出。"
      )
    )
  } build: { texts in
    let stack = UINavigationController()
    let (inbox, letter) = (modelPage(1), modelPage(2))
    stack.setViewControllers([inbox, letter], animated: false)
    return StructureController(texts, live: stack) { $0.structure.text }
  }

  /// A page with a text button, or with a custom view where its number is even.
  private static func modelPage(_ number: Int) -> UIViewController {
    let title = number == 1 ? localized("Inbox", "收件箱") : localized("Letter", "邮件")
    let page = SamplePage(title, next: { modelPage(number + 1) })
    let done = UIBarButtonItem(
      title: localized("Done", "完成"),
      style: .plain,
      target: nil,
      action: nil
    )
    let badge = UIBarButtonItem(customView: Badge(number))
    page.navigationItem.rightBarButtonItems = number % 2 == 0 ? [badge, done] : [done]
    return page
  }

  private static let loginBar = StructurePage(
    "login-bar",
    movement: .init(
      stroke: Stroke(height: 0.316, start: 0.91, share: 0, duration: 0, lifts: true),
      pause: 0.15
    )
  ) {
    StructurePage.Texts(
      title: localized("Standalone bar", "独立的导航栏"),
      summary: localized("A navigation bar without a controller.", "没有控制器的导航栏。"),
      readMe: localized(
        "This navigation bar has no navigation controller; the page manages its items. Tap 注册 "
          + "(sign up) to push a second item with the native animation, and tap the back button to "
          + "pop it. The calls of the bar's delegate are listed below.",
        "原文的登录页：导航栏不属于任何导航控制器，自己管理导航项。“登录”右侧的“注册”按钮"
          + "会推入第二个导航项，动画与系统一致；点返回按钮则弹出。下面列出 delegate 的四个方法。"
      ),
      movement: localized(
        "Standalone bar: 0.15 s after a tap on 注册.",
        "独立的导航栏：点“注册”0.15 秒后。"
      )
    )
  } build: { texts in
    StructureController(texts, live: LoginBarController()) { $0.report }
  }

  private static let managedBar = StructurePage("managed-bar") {
    StructurePage.Texts(
      title: localized("Managed bar", "受管理的导航栏"),
      summary: localized("Changes that UIKit does not allow.", "拒绝手动推入与弹出。"),
      readMe: localized(
        "A navigation controller manages the upper bar. To change its items directly is a "
          + "programming error: each call stops the app with the message below, so the gallery does "
          + "not make it. The lower bar has no controller; tap the buttons to change its items.",
        "上面的导航栏由导航控制器管理，别人不能改动它的导航项：下面每个调用都会以所列文字终止进程。"
          + "因此示例不真的调用，只询问导航栏会给出什么文字。下面的导航栏不受管理，按钮照常生效。"
      )
    )
  } build: { texts in
    let page = ManagedBarPage()
    page.title = localized("Managed bar", "控制器的导航栏")
    let stack = UINavigationController(rootViewController: page)
    return StructureController(texts, live: stack) { stack in
      (stack.topViewController as? ManagedBarPage)?.refusals ?? ""
    }
  }

  private static let lazyItem = StructurePage("lazy-item") {
    StructurePage.Texts(
      title: localized("Navigation item", "页面的导航项"),
      summary: localized("Created on demand.", "第一次访问时才创建。"),
      readMe: localized(
        "A page creates its navigation item on demand, without loading its view. A push adds "
          + "this item to the bar. The output below is from the page above.",
        "页面在第一次被访问 navigationItem 时创建它，不会加载视图，之后一直是同一个对象。"
          + "推入页面时，交给导航栏的就是这个对象。下面各行都在您看到的页面上实际运行过。"
      )
    )
  } build: { texts in
    let page = SamplePage(localized("Letter", "邮件"), next: { SamplePage(localized("Next", "下一页")) })
    let steps = ItemSteps(page)
    let stack = UINavigationController(
      rootViewController: SamplePage(localized("Inbox", "收件箱"))
    )
    stack.pushViewController(page, animated: false)
    return StructureController(texts, live: stack) { steps.text(on: $0) }
  }

  private static let hierarchy = StructurePage("hierarchy") {
    StructurePage.Texts(
      title: localized("View hierarchy", "视图层次"),
      summary: localized("The views of a navigation stack.", "recursiveDescription() 的输出。"),
      readMe: localized(
        "The view hierarchy of this stack, as recursiveDescription() prints it. The class names "
          + "are those of UIKit. Addresses and other attributes are omitted.",
        "用 recursiveDescription() 打印下面这个导航控制器的全部视图，类名与 UIKit 相同，"
          + "读过这种输出的人能认出每个部分。这里省略了地址和标志。"
      )
    )
  } build: { texts in
    let stack = UINavigationController()
    let pages = [localized("Fish", "鱼"), localized("A Story", "故事")].map { title in
      SamplePage(title, next: { SamplePage(localized("Another", "另一个")) })
    }
    stack.setViewControllers(pages, animated: false)
    return StructureController(texts, live: stack) { $0.view.shortDescription }
  }
}
