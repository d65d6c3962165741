// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// Tabs with a title and an image of the system.
@MainActor @Suite(.freesControllers) struct TabSystemItemTests {
  private let all = (0...11).compactMap(UITabBarItem.SystemItem.init)

  @Test func `every system item has a title, a symbol and its tag`() {
    #expect(all.count == 12)
    let world = World(root: UIViewController())
    world.perform {
      for system in all {
        let item = UITabBarItem(tabBarSystemItem: system, tag: 7)
        #expect(item.image != nil, "\(system)")
        #expect(item.tag == 7)
        #expect(item.selectedImage === item.image)
      }
      let titles = all.map { UITabBarItem(tabBarSystemItem: $0, tag: 0).title }
      #expect(Set(titles).count == 12 && !titles.contains(nil))
      #expect(titles[0] == "More" && titles[1] == "Favorites" && titles[11] == "Most Viewed")
    }
  }

  // https://developer.apple.com/documentation/uikit/uitabbaritem/init(tabbarsystemitem:tag:)
  @Test func `the title and the image of a system item cannot be changed`() {
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    let (title, image) = (item.title, item.image)
    item.title = "Find"
    item.image = nil
    #expect(item.title == title && item.image === image)
    item.badgeValue = "3"
    #expect(item.badgeValue == "3")
  }

  @Test func `the title of a page leaves its system item as it is`() {
    let (tabs, page) = (UITabBarController(), UIViewController())
    let world = World(root: tabs)
    world.perform {
      page.tabBarItem = UITabBarItem(tabBarSystemItem: .history, tag: 0)
      tabs.viewControllers = [page]
      page.title = "Page"
    }
    world.settle()
    #expect(page.tabBarItem.title == "History")
  }
}
