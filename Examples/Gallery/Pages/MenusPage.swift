// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page about menus.
struct MenusPage: GalleryPage {
  let name = "menus"
  var title: String { localized("Menus", "菜单") }
  var summary: String {
    localized("Menus of items and of the back button.", "按钮与返回按钮的菜单。")
  }
  var readMe: String {
    localized(
      """
      Tap Menu, or press it and slide to an element. Tap outside of the menu to close it. The title \
      of this page becomes the title of the element that you choose.

      Push pages and hold the back button: its menu lists the pages below.
      """,
      """
      点“菜单”，或按住并滑到某一项。点菜单以外即关闭。这个页面的标题显示所选的内容。

      推入几页后按住返回按钮，菜单会列出下面的页面。
      """
    )
  }

  var moments: [Moment] {
    [
      Moment(nil, localized("A menu that opens.", "菜单正在出现。"), strokes: [.barItem], pause: 0.05),
      Moment(
        nil,
        localized("Sections, a submenu, states and images.", "分组、子菜单、状态与图像。"),
        strokes: [.barItem],
        pause: nil
      ),
      Moment(
        nil,
        localized("The menu of the back button.", "返回按钮的菜单。"),
        strokes: [.holdBack],
        pause: nil
      ),
    ]
  }

  func make() -> UIViewController {
    ReadMePage(title: title, readMe: readMe) { page in
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: localized("Menu", "菜单"),
        menu: menu(of: page)
      )
    }
  }

  private func menu(of page: UIViewController) -> UIMenu {
    let choose: UIActionHandler = { [weak page] in page?.navigationItem.title = $0.title }
    let order = UIMenu(
      title: localized("Sort by", "排序"),
      options: [.displayInline, .singleSelection],
      children: [
        UIAction(title: localized("Name", "名称"), state: .on, handler: choose),
        UIAction(title: localized("Date", "日期"), handler: choose),
      ]
    )
    let more = UIMenu(
      title: localized("More", "更多"),
      children: [
        UIAction(title: localized("Duplicate", "复制"), handler: choose),
        UIAction(title: localized("Archive", "归档"), attributes: .disabled, handler: choose),
      ]
    )
    let delete = UIAction(
      title: localized("Delete", "删除"),
      image: UIImage(systemName: "xmark"),
      attributes: .destructive,
      handler: choose
    )
    let new = UIAction(
      title: localized("New", "新建"),
      image: UIImage(systemName: "plus"),
      handler: choose
    )
    return UIMenu(
      children: [new, more, order, UIMenu(options: .displayInline, children: [delete])]
    )
  }
}
