// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// The bar of tabs that leave it out, and its way there and back.
@MainActor
@Suite(.freesControllers) struct BottomBarTests {
  /// A tab that says whether it wants the bar.
  final class Tab: UIViewController {
    var hides = false
    override var hidesBottomBar: Bool { hides }
  }

  let pages = [Tab(), Tab()]
  let tabs = UITabBarController()
  let world: World

  init() {
    tabs.viewControllers = pages
    world = World(size: CGSize(width: 300, height: 400), scale: 1, root: tabs)
    world.settle()
  }

  @Test func `the bar follows the tab that is selected, and so does its room`() {
    pages[1].hides = true
    tabs.selectedIndex = 1
    world.settle()
    #expect(tabs.tabBar.isHidden)
    #expect(pages[1].view.safeAreaInsets.bottom == 0)
    tabs.selectedIndex = 0
    world.settle()
    #expect(!tabs.tabBar.isHidden)
    #expect(pages[0].view.safeAreaInsets.bottom == 49)
  }

  @Test func `a bar that the app hides stays hidden, and its room is the page's`() {
    tabs.tabBar.isHidden = true
    #expect(pages[0].view.safeAreaInsets.bottom == 0)
    world.resize(to: CGSize(width: 320, height: 400))
    tabs.selectedIndex = 1
    world.settle()
    #expect(tabs.tabBar.isHidden)
    #expect(pages[1].view.safeAreaInsets.bottom == 0)
    pages[0].hides = true
    tabs.selectedIndex = 0
    tabs.tabBar.isHidden = false
    #expect(tabs.tabBar.isHidden)
    tabs.selectedIndex = 1
    #expect(!tabs.tabBar.isHidden)
    #expect(pages[1].view.safeAreaInsets.bottom == 49)
  }

  @Test func `a bar that the app hides is not shown by a push or a pop`() {
    tabs.tabBar.isHidden = true
    let stack = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [stack]
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    stack.pushViewController(page, animated: true)
    world.advance(by: 0.1)
    #expect(tabs.tabBar.isHidden)
    world.settle()
    stack.popViewController(animated: true)
    world.advance(by: 0.1)
    #expect(tabs.tabBar.isHidden)
    #expect(stack.viewControllers[0].view.safeAreaInsets.bottom == 0)
    world.settle()
    #expect(tabs.tabBar.isHidden)
  }

  @Test func `a page carries the bar where it goes`() {
    let room = pages[0].view.superview?.superview
    let wrapper = UIViewControllerWrapperView(frame: CGRect(x: -90, y: 0, width: 300, height: 400))
    room?.addSubview(wrapper)
    tabs.bottomBar.carry(by: pages[0], in: wrapper) {}
    #expect(tabs.tabBar.superview === wrapper)
    #expect(tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minX == -90)
    #expect(pages[0].view.safeAreaInsets.bottom == 0)
    world.resize(to: CGSize(width: 320, height: 400))
    #expect(tabs.tabBar.superview === wrapper)

    wrapper.removeFromSuperview()
    tabs.bottomBar.settle()
    #expect(tabs.tabBar.superview === tabs.view)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 351, width: 320, height: 49))
    #expect(!tabs.tabBar.isHidden)
    #expect(pages[0].view.safeAreaInsets.bottom == 49)
  }

  @Test func `a bar that was carried away is hidden when it is back in its place`() {
    let wrapper = UIViewControllerWrapperView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    tabs.view.addSubview(wrapper)
    tabs.bottomBar.carry(by: pages[0], in: wrapper) {}
    pages[0].hides = true
    tabs.bottomBar.settle()
    #expect(tabs.tabBar.superview === tabs.view)
    #expect(tabs.tabBar.isHidden)
    #expect(pages[0].view.safeAreaInsets.bottom == 0)
  }
}
