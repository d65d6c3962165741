// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list whose rows push pages with subtitles, menus of titles, titles that can be changed, and
/// titles at the side, and with searches in the row.
final class TitleLinesController: ListPage {
  /// What stands beside the title.
  @MainActor
  enum Kind: CaseIterable {
    case subtitle, menu, rename, attributed, large, side, field, button

    var title: String {
      switch self {
      case .subtitle: localized("Inbox", "收件箱")
      case .menu: localized("Report", "报告")
      case .rename: localized("Diary", "日记")
      case .attributed: localized("Colors", "颜色")
      case .large: localized("Library", "资料库")
      case .side: localized("Notes", "笔记")
      case .field: localized("Contacts", "通讯录")
      case .button: localized("Recipes", "菜谱")
      }
    }

    var summary: String {
      switch self {
      case .subtitle: localized("A subtitle", "副标题")
      case .menu: localized("A menu", "菜单")
      case .rename: localized("A title that you can change", "可更改的标题")
      case .attributed: localized("A title with attributes", "带属性的标题")
      case .large: localized("A large title with a subtitle", "带副标题的大标题")
      case .side: localized("A title at the side, items in the middle", "靠边的标题，中间的项目")
      case .field: localized("A search in the row of a wide bar", "宽导航栏中的搜索")
      case .button: localized("A search behind a button", "按钮后的搜索")
      }
    }
  }

  convenience init(_ kind: Kind) {
    self.init(style: .plain)
    title = kind.title
    navigationItem.largeTitleDisplayMode = kind == .large ? .always : .never
    switch kind {
    case .subtitle: navigationItem.subtitle = localized("3 unread", "3 封未读")
    case .menu:
      navigationItem.subtitle = localized("Edited just now", "刚刚编辑")
      navigationItem.titleMenuProvider = { [weak self] suggested in self?.makeMenu(suggested) }
    case .rename: navigationItem.renameDelegate = self
    case .attributed: navigationItem.attributedTitle = attributedTitle
    case .large:
      navigationItem.largeTitle = localized("My library", "我的资料库")
      navigationItem.subtitle = localized("128 books", "128 本书")
    case .side: showItemsInTheMiddle()
    case .field: showSearch(.integrated)
    case .button: showSearch(.integratedButton)
    }
    let kinds = Kind.allCases
    rows = (0..<20).map { index in
      let kind = kinds[index % kinds.count]
      return ListRow(title: kind.title, subtitle: kind.summary) { [weak self] in
        self?.navigationController?.pushViewController(TitleLinesController(kind), animated: true)
      }
    }
  }

  private var attributedTitle: AttributedString {
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]
    return Kind.attributed.title.enumerated().reduce(into: AttributedString()) { text, letter in
      var next = AttributedString(String(letter.element))
      next.foregroundColor = colors[letter.offset % colors.count]
      text += next
    }
  }

  private func showItemsInTheMiddle() {
    navigationItem.style = .editor
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    navigationItem.centerItemGroups = ["bold", "italic", "underline"].map { name in
      UIBarButtonItem(image: UIImage(systemName: name)).creatingFixedGroup()
    }
    navigationItem.additionalOverflowItems = UIDeferredMenuElement { complete in
      complete([UIAction(title: localized("Print", "打印")) { _ in }])
    }
  }

  private func showSearch(_ placement: UINavigationItem.SearchBarPlacement) {
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.preferredSearchBarPlacement = placement
  }

  private func makeMenu(_ suggested: [UIMenuElement]) -> UIMenu {
    let names = [localized("Duplicate", "复制"), localized("Move", "移动")]
    return UIMenu(
      children: suggested
        + names.map { name in
          UIAction(title: name) { [weak self] _ in self?.navigationItem.subtitle = name }
        }
    )
  }
}

extension TitleLinesController: UINavigationItemRenameDelegate {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
    navigationItem.subtitle = localized("Renamed", "已重新命名")
  }
}
