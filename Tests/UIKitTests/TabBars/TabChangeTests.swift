// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Tabs that change while they are seen: their badges, and controllers that go elsewhere.
@MainActor
@Suite(.freesControllers) struct TabChangeTests {
  let log = CallbackLog(.appearance)
  let pages: [LoggedPage]
  let tabs = UITabBarController()
  let world: World

  init() {
    pages = ["A", "B", "C"].map(log.page)
    tabs.viewControllers = pages
    world = World(size: CGSize(width: 300, height: 400), scale: 1, root: tabs)
    world.settle()
    _ = log.take()
  }

  // MARK: Badges

  @Test func `a badge comes, changes and goes with its item`() throws {
    let button = tabs.tabBar.buttons[1]
    #expect(button.badge == nil)
    pages[1].tabBarItem.badgeValue = "3"
    world.settle()
    let badge = try #require(button.badge)
    #expect(badge.frame.size == CGSize(width: 18, height: 18))
    #expect(badge.backgroundColor == .systemRed)
    #expect(badge.frame.minX == 54)
    pages[1].tabBarItem.badgeColor = .systemBlue
    pages[1].tabBarItem.badgeValue = "new"
    world.settle()
    #expect(badge.backgroundColor == .systemBlue)
    #expect(badge.frame.width > 18)
    pages[1].tabBarItem.badgeValue = String(repeating: "9", count: 100)
    world.settle()
    #expect(badge.frame.maxX <= 100)
    pages[1].tabBarItem.badgeValue = nil
    #expect(button.badge == nil)
    #expect(badge.superview == nil)
  }

  @Test func `an empty badge is a capsule alone`() throws {
    pages[0].tabBarItem.badgeValue = ""
    world.settle()
    let badge = try #require(tabs.tabBar.buttons[0].badge)
    #expect(badge.frame.size == CGSize(width: 18, height: 18))
  }

  @Test func `right to left, a badge lies on the other side`() throws {
    let tabs = UITabBarController()
    let page = UIViewController()
    page.tabBarItem.badgeValue = "1"
    tabs.viewControllers = [page]
    let world = World(.rightToLeft, size: CGSize(width: 300, height: 400), root: tabs)
    world.settle()
    let badge = try #require(tabs.tabBar.buttons[0].badge)
    #expect(badge.frame.maxX == 146)
  }

  // MARK: Controllers that go elsewhere

  @Test func `a controller that is put elsewhere takes its tab along`() {
    let other = UIViewController()
    other.addChild(pages[1])
    #expect(tabs.viewControllers == [pages[0], pages[2]])
    #expect(tabs.tabBar.items?.count == 2)
    #expect(tabs.selectedViewController === pages[0])
    #expect(pages[1].parent === other)
    world.settle()
    #expect(log.take() == [])
  }

  @Test func `when the selected one goes, the next in its place is shown`() {
    tabs.selectedIndex = 1
    _ = log.take()
    pages[1].removeFromParent()
    #expect(tabs.viewControllers == [pages[0], pages[2]])
    #expect(tabs.selectedViewController === pages[2])
    world.settle()
    #expect(
      log.take() == [
        "C.viewDidLoad", "C.viewWillAppear", "B.viewWillDisappear", "C.viewIsAppearing",
        "B.viewDidDisappear", "C.viewDidAppear",
      ]
    )
    #expect(pages[1].view.window == nil)
    pages[2].removeFromParent()
    pages[0].removeFromParent()
    world.settle()
    #expect(tabs.viewControllers == [])
    #expect(tabs.selectedViewController == nil)
    #expect(pages.allSatisfy { $0.appearance.state == .disappeared })
    #expect(pages.allSatisfy { $0.viewIfLoaded?.window == nil })
  }

  @Test func `a tab that moves to a stack is pushed there`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [stack] + pages
    world.settle()
    stack.pushViewController(pages[0], animated: true)
    world.settle()
    #expect(tabs.viewControllers == [stack, pages[1], pages[2]])
    #expect(stack.viewControllers.last === pages[0])
    #expect(pages[0].tabBarController === tabs)
  }

  @Test func `a tab that left is freed`() {
    expectFreed {
      let page = UIViewController()
      page.tabBarItem.badgeValue = "1"
      tabs.viewControllers = pages + [page]
      tabs.selectedIndex = 3
      world.settle()
      page.removeFromParent()
      world.settle()
      return [page, page.tabBarItem].compactMap { $0 }
    }
  }
}
