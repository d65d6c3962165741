// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension Catalog {
  /// The page about custom bar classes.
  static let barClasses = StructurePage("bar-classes") {
    StructurePage.Texts(
      title: localized("Custom bar classes", "自定义导航栏类"),
      summary: localized("A navigation bar and a toolbar subclass.", "初始化时指定导航栏与工具栏的类。"),
      readMe: localized(
        "init(navigationBarClass:toolbarClass:) creates the bars with your subclasses. Here the "
          + "navigation bar is 56 points high, and both bars have a stripe. Pushes and the swipe "
          + "back work as with the standard classes.",
        "init(navigationBarClass:toolbarClass:) 用自己的类创建导航栏和工具栏：这里的导航栏高 56 点，"
          + "带一道条纹，工具栏也有。其余一切照旧：可以推入，也可以侧滑返回。"
      )
    )
  } build: { texts in
    let stack = UINavigationController(
      navigationBarClass: StripedBar.self,
      toolbarClass: StripedToolbar.self
    )
    let pages = [localized("First", "第一页"), localized("Second", "第二页")].map { title in
      let page = SamplePage(title, next: { SamplePage(localized("Third", "第三页")) })
      page.toolbarItems = [
        UIBarButtonItem(title: localized("Toolbar", "工具栏"), style: .plain, target: nil, action: nil)
      ]
      return page
    }
    stack.setViewControllers(pages, animated: false)
    stack.isToolbarHidden = false
    return StructureController(texts, live: stack) { stack in
      """
      type(of: stack.navigationBar)
        \(type(of: stack.navigationBar))
      stack.navigationBar.bounds.height
        \(stack.navigationBar.bounds.height)
      type(of: stack.toolbar)
        \(type(of: stack.toolbar as UIToolbar))
      """
    }
  }

  /// The page about the toolbar of a stack.
  static let toolbar = StructurePage("toolbar") {
    StructurePage.Texts(
      title: localized("Toolbar", "工具栏"),
      summary: localized("The toolbar items of each page.", "第二个栏，显示页面的 toolbarItems。"),
      readMe: localized(
        "A navigation controller has a toolbar, which is hidden by default. It shows the "
          + "toolbarItems of the top page. Tap Toolbar to show or hide it.",
        "导航控制器还有一个工具栏，默认隐藏。它显示顶层页面的 toolbarItems，随页面切换。"
          + "右上角的按钮显示或隐藏它。"
      )
    )
  } build: { texts in
    let stack = UINavigationController()
    stack.setViewControllers([toolbarPage(1), toolbarPage(2)], animated: false)
    stack.isToolbarHidden = false
    return StructureController(texts, live: stack) { stack in
      let items = (stack.toolbar.items ?? []).map { $0.title ?? "–" }
      return """
        stack.isToolbarHidden
          \(stack.isToolbarHidden)
        stack.toolbar.items
          \(items.joined(separator: ", "))
        """
    }
  }

  private static func toolbarPage(_ number: Int) -> UIViewController {
    let page = SamplePage(
      localized("Page \(number)", "第 \(number) 页"),
      next: { toolbarPage(number + 1) }
    )
    let titles =
      number % 2 == 0
      ? [localized("Reply", "回复"), localized("Forward", "转发"), localized("Archive", "归档")]
      : [localized("Sort", "排序"), localized("Compose", "写邮件")]
    let items = titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    page.toolbarItems = Array(items.map { [$0] }.joined(separator: [.flexibleSpace()]))
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: localized("Toolbar", "工具栏")) { [weak page] _ in
        guard let stack = page?.navigationController else { return }
        stack.setToolbarHidden(!stack.isToolbarHidden, animated: true)
      }
    )
    return page
  }
}
