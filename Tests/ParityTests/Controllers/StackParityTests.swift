// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Navigation stacks and tabs that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct StackParityTests {
  // Apple documentation of `visibleViewController`: the top, or what it presents.
  @Test func `the visible controller of a stack is the top`() {
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    #expect(stack.visibleViewController === first)
    stack.pushViewController(second, animated: false)
    #expect(stack.visibleViewController === second && stack.topViewController === second)
  }

  // Apple documentation of the properties of UINavigationController.
  @Test func `a stack shows its bar, not its toolbar`() {
    let stack = UINavigationController()
    #expect(!stack.isNavigationBarHidden && stack.isToolbarHidden && stack.delegate == nil)
    #expect(stack.topViewController == nil && stack.visibleViewController == nil)
  }

  // Apple documentation of `setNavigationBarHidden(_:animated:)`.
  @Test func `the bar of a stack can be hidden`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.setNavigationBarHidden(true, animated: false)
    #expect(stack.isNavigationBarHidden)
    stack.isNavigationBarHidden = false
    #expect(!stack.isNavigationBarHidden)
  }

  // Apple documentation of `navigationBar`: its items are those of the stack.
  @Test func `the items of the bar are those of the pages`() throws {
    let (first, second) = (Page("A"), Page("B"))
    let stack = UINavigationController(rootViewController: first)
    let window = try makeWindow(stack)
    stack.pushViewController(second, animated: false)
    #expect(stack.navigationBar.items == [first.navigationItem, second.navigationItem])
    #expect(stack.navigationBar.topItem === second.navigationItem)
    #expect(stack.navigationBar.backItem === first.navigationItem)
    window.isHidden = true
  }

  // Apple documentation of `init(navigationBarClass:toolbarClass:)`.
  @Test func `a stack can have a bar of its own class`() {
    final class Bar: UINavigationBar {}
    let stack = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    #expect(stack.navigationBar is Bar)
  }

  // Apple documentation of `viewControllers`: setting it replaces the stack.
  @Test func `the pages of a stack can be replaced`() {
    let pages = ["A", "B", "C"].map { Page($0) }
    let stack = UINavigationController(rootViewController: pages[0])
    stack.viewControllers = [pages[1], pages[2]]
    #expect(stack.topViewController === pages[2] && pages[0].parent == nil)
    #expect(stack.children == [pages[1], pages[2]] && pages[1].navigationController === stack)
  }

  // Apple documentation of `popToViewController(_:animated:)`: all above it are returned.
  @Test func `a stack pops to one of its pages`() {
    let pages = ["A", "B", "C", "D"].map { Page($0) }
    let stack = UINavigationController()
    stack.viewControllers = pages
    let popped = stack.popToViewController(pages[1], animated: false)
    #expect(popped == [pages[2], pages[3]] && stack.topViewController === pages[1])
    #expect(pages[2].parent == nil && pages[3].navigationController == nil)
  }

  // Apple documentation of UINavigationControllerDelegate: will show, then did show.
  @Test func `the delegate of a stack is told about the page that is shown`() async throws {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var calls: [String] = []
      func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
      ) { calls.append("will \(viewController.title ?? "") \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
      ) { calls.append("did \(viewController.title ?? "") \(animated)") }
    }
    let (first, second, delegate) = (Page("A"), Page("B"), Delegate())
    let stack = UINavigationController(rootViewController: first)
    let window = try makeWindow(stack)
    await first.appeared()
    stack.delegate = delegate
    stack.pushViewController(second, animated: true)
    await second.appeared()
    await happened { done in
      guard let coordinator = stack.transitionCoordinator else { return done() }
      coordinator.animate(alongsideTransition: nil) { _ in done() }
    }
    #expect(delegate.calls == ["will B true", "did B true"])
    window.isHidden = true
  }

  // Apple documentation of `selectedIndex` and `selectedViewController`.
  @Test func `a selected tab is shown, the others are not loaded`() throws {
    let pages = ["A", "B", "C"].map { Page($0) }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    let window = try makeWindow(tabs)
    tabs.selectedIndex = 2
    tabs.view.layoutIfNeeded()
    #expect(tabs.selectedViewController === pages[2] && pages[2].view.window === window)
    #expect(!pages[1].isViewLoaded)
    window.isHidden = true
  }

  // Apple documentation of `tabBar` and `tabBarItem`: the items are those of the controllers.
  @Test func `the items of a tab bar are those of the controllers`() {
    let pages = ["A", "B"].map { Page($0) }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    #expect(tabs.tabBar.items == pages.map(\.tabBarItem))
    #expect(tabs.tabBar.selectedItem === pages[0].tabBarItem)
    tabs.selectedViewController = pages[1]
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === pages[1].tabBarItem)
  }

  // Apple documentation of `children`: tabs are children of their container.
  @Test func `tabs are children of their container`() {
    let pages = ["A", "B"].map { Page($0) }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    #expect(pages.allSatisfy { $0.parent === tabs } && tabs.children == pages)
    tabs.viewControllers = [pages[1]]
    #expect(pages[0].parent == nil && tabs.selectedViewController === pages[1])
  }
}
