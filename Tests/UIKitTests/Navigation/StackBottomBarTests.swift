// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

import UIKit

/// Pages that send the tab bar below their stack away.
@MainActor @Suite(.freesControllers) struct StackBottomBarTests {
  private let first = UIViewController()
  private let second = UIViewController()
  private let stack: UINavigationController
  private let other = UIViewController()
  private let tabs = UITabBarController()
  private let world: World

  init() {
    stack = UINavigationController(rootViewController: first)
    second.hidesBottomBarWhenPushed = true
    tabs.viewControllers = [stack, other]
    world = World(size: CGSize(width: 200, height: 400), scale: 1, root: tabs)
    world.settle()
  }

  private var bar: UITabBar { tabs.tabBar }

  /// The bar's frame on screen, in the window's points.
  private var seen: CGRect {
    let holder = bar.superview?.layer
    let shown = (holder?.presentation() ?? holder)?.position.x ?? 0
    return bar.frame.offsetBy(dx: shown - 100, dy: 0)
  }

  private var isAtRest: Bool { bar.superview === tabs.view && !bar.isHidden }

  @Test func `a pushed page takes the bar away with the page below, a pop brings it back`() {
    stack.pushViewController(second, animated: true)
    world.advance(by: 0.1)
    #expect(bar.superview === first.view.superview)
    #expect(seen.minY == 351 && seen.minX < -10 && seen.minX > -60)
    #expect(first.view.safeAreaInsets.bottom == 49 && second.view.safeAreaInsets.bottom == 0)
    world.settle()
    #expect(bar.isHidden && bar.superview === tabs.view)
    #expect(second.view.safeAreaInsets.bottom == 0)
    stack.popViewController(animated: true)
    world.advance(by: 0.1)
    #expect(!bar.isHidden && bar.superview === first.view.superview && seen.minX < 0)
    #expect(first.view.safeAreaInsets.bottom == 49)
    world.settle()
    #expect(isAtRest && first.view.safeAreaInsets.bottom == 49)
    #expect(bar.frame == CGRect(x: 0, y: 351, width: 200, height: 49))
  }

  @Test func `a stack that is not on screen hides the bar with its push, without a layout`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), stack]
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    stack.pushViewController(page, animated: false)
    #expect(!tabs.tabBar.isHidden)
    tabs.selectedIndex = 1
    #expect(tabs.tabBar.isHidden)
    stack.popViewController(animated: false)
    #expect(!tabs.tabBar.isHidden)
    stack.pushViewController(page, animated: false)
    #expect(tabs.tabBar.isHidden)
    tabs.viewControllers = [stack]
    #expect(tabs.tabBar.isHidden)
    tabs.viewControllers = [UIViewController()]
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func `a page that was pushed before its stack became a tab hides the bar`() {
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(page, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    #expect(tabs.tabBar.isHidden)
  }

  @Test func `it stays away while pages are pushed on top, and comes with whoever is below`() {
    let third = UIViewController()
    stack.pushViewController(second, animated: false)
    world.settle()
    #expect(bar.isHidden)
    stack.pushViewController(third, animated: true)
    world.settle()
    #expect(bar.isHidden && third.view.safeAreaInsets.bottom == 0)
    stack.popToRootViewController(animated: true)
    world.settle()
    #expect(isAtRest)
  }

  @Test(arguments: [true, false])
  func `a finger brings it and takes it away again`(_ finishes: Bool) {
    stack.pushViewController(second, animated: false)
    world.settle()
    world.finger.dragFromLeadingEdge(to: 0.6)
    #expect(bar.superview === first.view.superview && !bar.isHidden)
    let middle = seen.minX
    #expect(middle < -10 && middle > -50)
    if !finishes { world.finger.move(to: CGPoint(x: 20, y: 200), during: 0.3) }
    world.finger.hold(for: 0.5)
    world.finger.up()
    world.settle()
    #expect(stack.viewControllers.count == (finishes ? 1 : 2))
    #expect(finishes ? isAtRest : bar.isHidden)
    #expect((finishes ? first : second).view.safeAreaInsets.bottom == (finishes ? 49 : 0))
  }

  @Test(arguments: [0, 0.1, 0.4])
  func `operations in between leave it as the stack says`(_ time: Double) {
    stack.pushViewController(second, animated: true)
    world.advance(by: time)
    stack.popViewController(animated: true)
    world.advance(by: time)
    #expect(bar.superview === first.view.superview)
    world.settle()
    #expect(isAtRest)
    stack.pushViewController(second, animated: true)
    world.advance(by: time)
    stack.pushViewController(UIViewController(), animated: true)
    world.settle()
    #expect(bar.isHidden)
    stack.popToRootViewController(animated: true)
    world.advance(by: time)
    stack.pushViewController(UIViewController(), animated: true)
    world.settle()
    #expect(isAtRest)
  }

  @Test func `another tab has the bar at once, also in the middle of a push`() {
    stack.pushViewController(second, animated: true)
    world.advance(by: 0.1)
    tabs.selectedIndex = 1
    world.settle()
    #expect(isAtRest && other.view.safeAreaInsets.bottom == 49)
    tabs.selectedIndex = 0
    world.settle()
    #expect(bar.isHidden)
  }

  @Test func `a stack that is not seen decides for later`() {
    tabs.selectedIndex = 1
    world.settle()
    stack.pushViewController(second, animated: true)
    #expect(isAtRest)
    tabs.selectedIndex = 0
    world.settle()
    #expect(bar.isHidden)
    stack.viewControllers = [first]
    world.settle()
    #expect(isAtRest)
  }

  @Test func `what was said when the page came counts until the stack changes again`() {
    first.hidesBottomBarWhenPushed = true
    #expect(isAtRest)
    stack.pushViewController(UIViewController(), animated: false)
    first.hidesBottomBarWhenPushed = false
    world.settle()
    #expect(bar.isHidden)
    stack.popViewController(animated: false)
    world.settle()
    #expect(isAtRest)
  }

  @Test(arguments: [true, false])
  func `a change below the top during a push decides about the bar at its end`(_ hides: Bool) {
    let third = UIViewController()
    if !hides { stack.pushViewController(second, animated: false) }
    world.settle()
    stack.pushViewController(third, animated: true)
    world.advance(by: 0.1)
    stack.setViewControllers(hides ? [first, second, third] : [first, third], animated: false)
    world.advance(by: 0.1)
    #expect(bar.isHidden == !hides, "the bar stays where it is while the push runs")
    world.settle()
    #expect(hides ? bar.isHidden : isAtRest)
    #expect(third.view.safeAreaInsets.bottom == (hides ? 0 : 49))
    stack.popToRootViewController(animated: true)
    world.settle()
    #expect(isAtRest && first.view.safeAreaInsets.bottom == 49)
  }

  @Test(arguments: [true, false])
  func `an operation after a change below the top decides about the bar itself`(_ hides: Bool) {
    let (third, fourth) = (UIViewController(), UIViewController())
    if !hides { stack.pushViewController(second, animated: false) }
    world.settle()
    stack.pushViewController(third, animated: true)
    world.advance(by: 0.1)
    stack.setViewControllers(hides ? [first, second, third] : [first, third], animated: false)
    stack.pushViewController(fourth, animated: true)
    world.advance(by: 0.1)
    #expect(bar.superview !== tabs.view, "the bar moves with the page below")
    world.settle()
    #expect(hides ? bar.isHidden : isAtRest)
    #expect(fourth.view.safeAreaInsets.bottom == (hides ? 0 : 49))
  }
}
