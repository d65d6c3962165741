// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// What a bar of the contact sheet shows: a row of it.
@MainActor
enum BarSheetContent: CaseIterable {
  case plain, items, crowded, groups, badges, subtitle, attributed, middle, titleView
  case prompt, large, largeSubtitle, search, searchButton

  /// The top page of a stack, with the content in its bar.
  func page() -> UIViewController {
    let page = UIViewController()
    page.title = "Title"
    page.view.backgroundColor = .systemBackground
    let item = page.navigationItem
    switch self {
    case .plain: break
    case .items: item.rightBarButtonItems = symbols("plus", "bell", "square.and.arrow.up")
    case .crowded:
      item.title = "A title that is too long for its bar"
      item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Save",
        style: .done,
        target: nil,
        action: nil
      )
    case .groups:
      let group = UIBarButtonItemGroup(
        barButtonItems: symbols("bold", "italic", "underline"),
        representativeItem: symbols("textformat")[0]
      )
      item.trailingItemGroups = [group, .fixedGroup(items: symbols("bell", "plus"))]
      item.pinnedTrailingGroup = UIBarButtonItem(title: "Done").creatingFixedGroup()
    case .badges:
      let items = symbols("envelope", "bell")
      items[0].badge = .count(12)
      items[1].badge = .indicator()
      item.rightBarButtonItems = items
    case .subtitle:
      item.subtitle = "A subtitle"
      item.titleMenuProvider = { _ in nil }
    case .attributed:
      var red = AttributedString("Red")
      red.foregroundColor = .systemRed
      item.attributedTitle = red + AttributedString(" title")
    case .middle:
      item.style = .browser
      item.centerItemGroups = symbols("bold", "italic").map { $0.creatingFixedGroup() }
      item.additionalOverflowItems = UIDeferredMenuElement { $0([]) }
    case .titleView:
      let segments = UISegmentedControl(items: ["One", "Two"])
      segments.selectedSegmentIndex = 0
      item.titleView = segments
    case .prompt: item.prompt = "A prompt above the title"
    case .large, .largeSubtitle:
      item.largeTitleDisplayMode = .always
      if self == .largeSubtitle { item.subtitle = "A subtitle" }
    case .search: item.searchController = UISearchController(searchResultsController: nil)
    case .searchButton:
      item.searchController = UISearchController(searchResultsController: nil)
      item.preferredSearchBarPlacement = .integratedButton
    }
    return page
  }

  private func symbols(_ names: String...) -> [UIBarButtonItem] {
    names.map { UIBarButtonItem(image: UIImage(systemName: $0)) }
  }
}
