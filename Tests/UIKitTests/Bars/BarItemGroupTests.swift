// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// Groups of bar button items.
@MainActor @Suite(.freesControllers) struct BarItemGroupTests {
  private let page = UIViewController()
  private let stack: UINavigationController
  private let items = ["One", "Two", "Three"].map { UIBarButtonItem(title: $0) }
  private let representative = UIBarButtonItem(image: UIImage(systemName: "plus"))

  init() {
    page.title = "Title"
    stack = UINavigationController(rootViewController: page)
  }

  private var item: UINavigationItem { page.navigationItem }
  private var bar: UINavigationBar { stack.navigationBar }
  private var shown: [String?] {
    (bar.content?.itemViews ?? []).map { ($0 as? UINavigationButton)?.item.title }
  }

  private func world(_ width: CGFloat = 390) -> World {
    World(size: CGSize(width: width, height: 700), root: stack)
  }

  private var group: UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representative)
  }

  @Test(arguments: World.Direction.allCases)
  func `groups stand in reading order at both ends`(_ direction: World.Direction) throws {
    let others = ["A", "B"].map { UIBarButtonItem(title: $0) }
    item.leadingItemGroups = [others[0].creatingFixedGroup(), others[1].creatingFixedGroup()]
    item.trailingItemGroups = [.fixedGroup(items: [items[0]]), .fixedGroup(items: [items[1]])]
    item.pinnedTrailingGroup = .fixedGroup(items: [items[2]])
    let world = World(direction, size: CGSize(width: 600, height: 700), root: stack)
    world.advance(by: 0)
    let views = try #require(bar.content).itemViews.compactMap { $0 as? UINavigationButton }
    let ordered = views.sorted { $0.frame.minX < $1.frame.minX }.map(\.item.title)
    let names = ["A", "B", "One", "Two", "Three"]
    #expect(ordered == (direction == .leftToRight ? names : names.reversed()))
  }

  @Test func `a group without room is its representative, and itself again with room`() throws {
    let group = group
    item.trailingItemGroups = [group]
    let world = world(160)
    #expect(shown == [nil] && group.isDisplayingRepresentativeItem)
    #expect(bar.content?.itemViews.allSatisfy { $0.superview === bar } == true)
    #expect(representative.groupMenu?.children.map(\.title) == ["One", "Two", "Three"])
    world.resize(to: CGSize(width: 500, height: 700))
    #expect(shown == ["Three", "Two", "One"] && !group.isDisplayingRepresentativeItem)
    #expect(bar.content?.itemViews.allSatisfy { $0.superview === bar } == true)
    let buttons = bar.subviews.compactMap { $0 as? UINavigationButton }
    #expect(buttons.count == 3)
  }

  @Test func `items without room are in the menu of a button of the system`() throws {
    var chosen: [String] = []
    item.rightBarButtonItems = ["First", "Second", "Third", "Fourth"].map { title in
      UIBarButtonItem(title: title, primaryAction: UIAction { _ in chosen.append(title) })
    }
    let world = world(260)
    #expect(shown.prefix(2) == [nil, "First"] && shown.count < 5)
    let button = try #require(
      bar.content?.itemViews.compactMap { $0 as? UINavigationButton }
        .first { $0.item.title == nil }
    )
    let rows = try #require(button.item.menu?.children.compactMap { $0 as? UIAction })
    #expect(rows.first?.title == "Fourth" && rows.count == 5 - shown.count)
    world.perform { rows[0].perform(sender: nil) }
    #expect(chosen == [rows[0].title])
    world.resize(to: CGSize(width: 600, height: 700))
    #expect(shown == ["First", "Second", "Third", "Fourth"])
  }

  @Test func `a representative without an action shows the menu of its group`() throws {
    let tapped = UIBarButtonItem(title: "Tapped")
    item.trailingItemGroups = [
      UIBarButtonItemGroup(barButtonItems: items + [tapped], representativeItem: representative)
    ]
    let world = world(200)
    let button = try #require(bar.content?.itemViews.first)
    world.finger.tap(button)
    world.settle()
    #expect(world.window.openMenu != nil)
    world.finger.tap(at: CGPoint(x: 20, y: 600))
    world.settle()
  }

  @Test func `an item moves to the group that it is added to last`() {
    let first = group
    let second = UIBarButtonItemGroup(barButtonItems: [items[1]], representativeItem: nil)
    #expect(first.barButtonItems == [items[0], items[2]])
    #expect(items[1].buttonGroup === second && items[0].buttonGroup === first)
  }

  @Test func `groups and items of one end take the place of each other`() {
    item.leftBarButtonItem = items[0]
    item.leadingItemGroups = [.fixedGroup(items: [items[1]])]
    #expect(item.leftBarButtonItems == nil && item.leadingItemGroups.count == 1)
    item.leftBarButtonItems = nil
    #expect(item.leadingItemGroups.count == 1)
    item.leftBarButtonItem = items[0]
    #expect(item.leadingItemGroups == [])
  }

  @Test func `a leading group takes the place of the back button`() {
    let world = world()
    let next = UIViewController()
    next.navigationItem.leadingItemGroups = [.fixedGroup(items: [items[0]])]
    world.perform { stack.pushViewController(next, animated: false) }
    world.settle()
    #expect(bar.content?.backButton == nil && shown == ["One"])
  }

  @Test func `hidden items and groups are left out, and fade in`() throws {
    item.rightBarButtonItems = items
    items[1].isHidden = true
    let world = world(600)
    #expect(shown == ["One", "Three"])
    world.perform { UIView.animate(withDuration: 0.3) { items[1].isHidden = false } }
    #expect(shown == ["One", "Two", "Three"])
    world.advance(by: 0.1)
    let view = try #require(bar.content?.itemViews[1])
    let alpha = world.perform { view.layer.presentation()?.opacity ?? 1 }
    #expect(alpha > 0 && alpha < 1)
    world.settle()
    let group = UIBarButtonItemGroup.fixedGroup(items: [items[0]])
    world.perform { item.trailingItemGroups = [group] }
    world.advance(by: 0)
    #expect(shown == ["One"])
    world.perform { group.isHidden = true }
    world.advance(by: 0)
    #expect(shown == [])
  }

  @Test func `a button is as wide as the widest title that it can have`() throws {
    item.rightBarButtonItem = items[0]
    let world = world()
    let view = try #require(bar.content?.itemViews.first)
    let former = view.frame.width
    world.perform { items[0].possibleTitles = ["One", "A long one"] }
    world.advance(by: 0)
    let wide = view.frame.width
    #expect(wide > former + 20)
    world.perform { items[0].title = "A long one" }
    world.advance(by: 0)
    #expect(view.frame.width == wide)
  }
}
