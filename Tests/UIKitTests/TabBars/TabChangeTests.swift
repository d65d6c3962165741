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

  @Test func `a badge follows the badge value and color of its item`() throws {
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

  @Test func `an empty badge value shows an empty capsule`() throws {
    pages[0].tabBarItem.badgeValue = ""
    world.settle()
    let badge = try #require(tabs.tabBar.buttons[0].badge)
    #expect(badge.frame.size == CGSize(width: 18, height: 18))
  }

  @Test func `a badge is mirrored in a right-to-left layout`() throws {
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

  @Test func `adding a tab's controller to another parent removes its tab`() {
    let other = UIViewController()
    other.addChild(pages[1])
    #expect(tabs.viewControllers == [pages[0], pages[2]])
    #expect(tabs.tabBar.items?.count == 2)
    #expect(tabs.selectedViewController === pages[0])
    #expect(pages[1].parent === other)
    world.settle()
    #expect(log.take() == [])
  }

  @Test func `removing the selected controller selects the next one`() {
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

  @Test func `removing the selected last tab selects the one before it`() {
    tabs.selectedIndex = 2
    _ = log.take()
    pages[2].removeFromParent()
    #expect(tabs.viewControllers == [pages[0], pages[1]])
    #expect(tabs.selectedViewController === pages[1] && tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem === pages[1].tabBarItem)
    world.settle()
    #expect(pages[1].view.window != nil && pages[2].view.window == nil)
  }

  @Test(arguments: [0, 2])
  func `removing another tab keeps the selection`(_ index: Int) {
    tabs.selectedIndex = 1
    world.settle()
    _ = log.take()
    pages[index].removeFromParent()
    #expect(tabs.selectedViewController === pages[1])
    #expect(tabs.selectedIndex == (index == 0 ? 0 : 1))
    world.settle()
    #expect(log.take().filter { $0.hasPrefix("B.") } == [] && pages[1].view.window != nil)
  }

  @Test func `a removed tab has no inset of the bar`() {
    #expect(pages[0].view.safeAreaInsets.bottom == 49)
    pages[0].removeFromParent()
    pages[0].modalPresentationStyle = .fullScreen
    tabs.present(pages[0], animated: false)
    world.settle()
    #expect(pages[0].view.safeAreaInsets == .zero)
    tabs.dismiss(animated: false)
  }

  @Test func `pushing a tab's controller on a stack removes its tab`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [stack] + pages
    world.settle()
    stack.pushViewController(pages[0], animated: true)
    world.settle()
    #expect(tabs.viewControllers == [stack, pages[1], pages[2]])
    #expect(stack.viewControllers.last === pages[0])
    #expect(pages[0].tabBarController === tabs)
  }

  @Test func `a removed tab is deallocated`() {
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
