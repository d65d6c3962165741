// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// The items in the middle of a bar, and the menu of those without room.
@MainActor @Suite(.freesControllers) struct BarMiddleTests {
  private let page = UIViewController()
  private let stack: UINavigationController
  private let items = ["One", "Two", "Three"].map { UIBarButtonItem(title: $0) }

  init() {
    page.title = "Title"
    stack = UINavigationController(rootViewController: page)
  }

  private var item: UINavigationItem { page.navigationItem }
  private var bar: UINavigationBar { stack.navigationBar }
  private var shown: [String?] {
    (bar.content?.itemViews ?? []).map { ($0 as? UINavigationButton)?.item.title }
  }

  private func world(_ direction: World.Direction = .leftToRight, width: CGFloat = 700) -> World {
    let world = World(direction, size: CGSize(width: width, height: 700), root: stack)
    world.settle()
    return world
  }

  private var overflow: UINavigationButton? {
    bar.content?.itemViews.compactMap { $0 as? UINavigationButton }.first {
      $0.item === bar.content?.overflowItem
    }
  }

  @Test(arguments: World.Direction.allCases, [UINavigationItem.ItemStyle.browser, .editor])
  func `a browser's middle is in the middle, in reading order`(
    _ direction: World.Direction,
    _ style: UINavigationItem.ItemStyle
  ) throws {
    item.style = style
    item.centerItemGroups = [
      .fixedGroup(items: [items[0], items[1]]), items[2].creatingFixedGroup(),
    ]
    _ = world(direction)
    let views = try #require(bar.content).itemViews
    let ordered = views.sorted { $0.frame.minX < $1.frame.minX }
    let names = ordered.map { ($0 as? UINavigationButton)?.item.title }
    let expected = ["One", "Two", "Three"]
    #expect(names == (direction == .leftToRight ? expected : expected.reversed()))
    let frame = views.reduce(CGRect.null) { $0.union($1.frame) }
    #expect(abs(frame.midX - 350) < 1)
    let title = try #require(bar.content?.titleView)
    #expect(direction == .leftToRight ? title.frame.minX == 20 : title.frame.maxX == 680)
  }

  @Test func `a navigator's middle is in the menu`() throws {
    item.centerItemGroups = [.fixedGroup(items: items)]
    let world = world()
    #expect(shown == [nil] && bar.content?.titleView?.center.x == 350)
    let section = try #require(overflow?.item.menu?.children.first as? UIMenu)
    #expect(section.children.map(\.title) == ["One", "Two", "Three"])
    world.perform { item.style = .browser }
    world.advance(by: 0)
    #expect(shown == ["One", "Two", "Three"])
    world.perform { item.style = .navigator }
    world.advance(by: 0)
    #expect(shown == [nil])
  }

  @Test func `the middle leaves a narrow bar first, and comes back`() {
    item.style = .browser
    item.centerItemGroups = items.map { $0.creatingFixedGroup() }
    item.rightBarButtonItem = UIBarButtonItem(title: "Save")
    let world = world(width: 150)
    #expect(shown == [nil, "Save"] || shown == ["Save", nil])
    world.resize(to: CGSize(width: 700, height: 700))
    world.settle()
    #expect(shown == ["One", "Two", "Three", "Save"])
    #expect(bar.content?.itemViews.allSatisfy { $0.superview === bar } == true)
  }

  @Test func `groups in the middle collapse into their representatives`() {
    item.style = .browser
    let group = UIBarButtonItemGroup(
      barButtonItems: items,
      representativeItem: UIBarButtonItem(title: "All")
    )
    item.centerItemGroups = [group]
    let world = world(width: 180)
    #expect(shown == ["All"] && group.isDisplayingRepresentativeItem)
    world.resize(to: CGSize(width: 700, height: 700))
    world.settle()
    #expect(shown == ["One", "Two", "Three"] && !group.isDisplayingRepresentativeItem)
  }

  @Test(arguments: World.Direction.allCases)
  func `an editor's back button is a chevron alone`(_ direction: World.Direction) throws {
    item.backBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "plus"))
    let world = world(direction)
    let editor = UIViewController()
    editor.navigationItem.style = .editor
    world.perform { stack.pushViewController(editor, animated: true) }
    world.settle()
    let back = try #require(bar.content?.backButton)
    #expect(back.shownText == nil && back.subviews.allSatisfy { $0.isHidden || $0.bounds.isEmpty })
    let bare = back.frame.width
    world.perform { editor.navigationItem.style = .browser }
    world.advance(by: 0)
    #expect(back.frame.width > bare)
    item.backBarButtonItem = nil
    world.perform { editor.navigationItem.style = .navigator }
    world.advance(by: 0)
    #expect(back.shownText == "Title")
    world.perform { editor.navigationItem.style = .editor }
    world.advance(by: 0)
    #expect(back.shownText == nil && back.frame.width == bare)
  }

  @Test func `additional elements are at the end of the menu, whose button stays`() throws {
    var asked = 0
    item.additionalOverflowItems = UIDeferredMenuElement.uncached { complete in
      asked += 1
      complete([UIAction(title: "More of it") { _ in }])
    }
    let world = world()
    #expect(shown == [nil] && asked == 0)
    let button = try #require(overflow)
    #expect(button.frame.maxX == 680)
    world.finger.tap(button)
    world.settle()
    #expect(asked == 1 && world.window.openMenu != nil)
    world.finger.tap(at: CGPoint(x: 20, y: 650))
    world.settle()
    world.perform { item.rightBarButtonItems = items }
    world.advance(by: 0)
    #expect(shown == [nil, "One", "Two", "Three"])
    #expect(button.item.menu?.children.count == 1)
    world.resize(to: CGSize(width: 200, height: 700))
    world.settle()
    let rows = try #require(button.item.menu?.children)
    #expect(rows.count > 1 && rows.last === item.additionalOverflowItems)
    world.resize(to: CGSize(width: 700, height: 700))
    world.perform { item.additionalOverflowItems = nil }
    world.settle()
    #expect(shown == ["One", "Two", "Three"])
  }

  @Test func `a bar that was laid out before it had a width shows the menu's button`() {
    item.additionalOverflowItems = UIDeferredMenuElement { $0([]) }
    bar.frame = .zero
    bar.layoutIfNeeded()
    _ = world()
    #expect(shown == [nil] && overflow?.superview === bar)
  }

  @Test func `the menu's button is a source while it is there`() throws {
    #expect(item.overflowPresentationSource == nil)
    item.additionalOverflowItems = UIDeferredMenuElement { $0([]) }
    let world = world()
    let source = try #require(item.overflowPresentationSource)
    let frame = source.frame(in: bar)
    #expect(frame == overflow?.frame && frame != nil)
    world.perform { item.additionalOverflowItems = nil }
    world.settle()
    #expect(item.overflowPresentationSource == nil)
  }

  @Test func `a change of an item in the menu is a change of its row`() throws {
    item.centerItemGroups = [.fixedGroup(items: [items[0]])]
    let world = world()
    world.perform { items[0].title = "New" }
    world.advance(by: 0)
    let section = try #require(overflow?.item.menu?.children.first as? UIMenu)
    #expect(section.children.map(\.title) == ["New"])
  }
}
