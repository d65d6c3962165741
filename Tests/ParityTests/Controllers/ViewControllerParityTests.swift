// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// View controllers that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ViewControllerParityTests {
  // Apple documentation of the properties of UIViewController.
  @Test func `a view controller has its documented defaults`() {
    let page = UIViewController()
    #expect(page.title == nil && page.parent == nil && page.children.isEmpty)
    #expect(page.navigationController == nil && page.tabBarController == nil)
    #expect(page.presentedViewController == nil && page.presentingViewController == nil)
    #expect(!page.isModalInPresentation && page.modalTransitionStyle == .coverVertical)
    #expect(!page.isEditing && page.preferredContentSize == .zero && page.toolbarItems == nil)
    #expect(!page.hidesBottomBarWhenPushed && page.transitioningDelegate == nil)
  }

  // Apple documentation of `view` and `isViewLoaded`: loaded when it is asked for.
  @Test func `a view is loaded when it is first asked for`() {
    let page = UIViewController()
    #expect(!page.isViewLoaded && page.viewIfLoaded == nil)
    let view = page.view
    #expect(page.isViewLoaded && page.viewIfLoaded === view)
  }

  // Apple documentation of `loadViewIfNeeded()` and `viewDidLoad()`: once.
  @Test func `a view is loaded once`() {
    let log = CallLog()
    let page = Page("A", log)
    page.loadViewIfNeeded()
    page.loadViewIfNeeded()
    #expect(log.calls == ["A.viewDidLoad"])
  }

  // Apple documentation of `loadView()`: a controller can make its own view.
  @Test func `a view controller can make its own view`() {
    final class Own: UIViewController {
      let own = UILabel()
      override func loadView() { view = own }
    }
    let page = Own()
    #expect(page.view === page.own && page.own.next === page)
  }

  // Apple documentation of `view`: setting it loads nothing.
  @Test func `a view that is set is not loaded`() {
    let log = CallLog()
    let page = Page("A", log)
    let view = UIView()
    page.view = view
    #expect(page.view === view && page.isViewLoaded)
  }

  // Apple documentation of `addChild(_:)`: a child leaves its former parent.
  @Test func `a child that is added elsewhere leaves its former parent`() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(child.parent === second && first.children.isEmpty && second.children == [child])
  }

  // Apple documentation of `navigationController` and `tabBarController`: the nearest ancestor.
  @Test func `a child finds the containers of its ancestors`() {
    let (page, child) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    page.addChild(child)
    #expect(child.navigationController === stack && child.tabBarController === tabs)
  }

  // Apple documentation of `setEditing(_:animated:)`.
  @Test func `editing can be set`() {
    let page = UIViewController()
    page.setEditing(true, animated: false)
    #expect(page.isEditing)
    page.isEditing = false
    #expect(!page.isEditing)
  }

  // Apple documentation of `editButtonItem`: it toggles the editing, and is the same each time.
  @Test func `a view controller has one edit button`() {
    let page = UIViewController()
    #expect(page.editButtonItem === page.editButtonItem)
  }

  // Apple documentation of `title`: it is that of the navigation item and of the tab.
  @Test func `a title is that of the items of the bars`() {
    let page = UIViewController()
    page.title = "A"
    #expect(page.navigationItem.title == "A" && page.tabBarItem.title == "A")
  }

  // Apple documentation of `navigationItem` and `tabBarItem`: made when first asked for.
  @Test func `the items of a view controller stay the same`() {
    let page = UIViewController()
    #expect(page.navigationItem === page.navigationItem && page.tabBarItem === page.tabBarItem)
  }

  // Apple documentation of `additionalSafeAreaInsets`: they extend the safe area of the view.
  @Test func `additional insets enlarge the safe area`() throws {
    let page = UIViewController()
    let window = try makeWindow(page)
    let insets = page.view.safeAreaInsets
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(page.view.safeAreaInsets.top == insets.top + 10)
    #expect(page.view.safeAreaInsets.left == insets.left + 20)
    #expect(page.view.safeAreaInsets.bottom == insets.bottom + 30)
    #expect(page.view.safeAreaInsets.right == insets.right + 40)
    window.isHidden = true
  }

  // Apple documentation of `overrideUserInterfaceStyle` of UIViewController.
  @Test func `a view controller overrides the style of its view`() throws {
    let page = UIViewController()
    let window = try makeWindow(page)
    page.overrideUserInterfaceStyle = .dark
    #expect(page.view.traitCollection.userInterfaceStyle == .dark)
    window.isHidden = true
  }

  // Apple headers UIViewController.h: the values of the styles.
  @Test func `the styles of presentations have the values of the header`() {
    #expect(UIModalPresentationStyle.fullScreen.rawValue == 0)
    #expect(UIModalPresentationStyle.pageSheet.rawValue == 1)
    #expect(UIModalPresentationStyle.formSheet.rawValue == 2)
    #expect(UIModalPresentationStyle.currentContext.rawValue == 3)
    #expect(UIModalPresentationStyle.custom.rawValue == 4)
    #expect(UIModalPresentationStyle.overFullScreen.rawValue == 5)
    #expect(UIModalPresentationStyle.overCurrentContext.rawValue == 6)
    #expect(UIModalPresentationStyle.popover.rawValue == 7)
    #expect(UIModalPresentationStyle.none.rawValue == -1)
    #expect(UIModalPresentationStyle.automatic.rawValue == -2)
    #expect(UIModalTransitionStyle.flipHorizontal.rawValue == 1)
    #expect(UIModalTransitionStyle.crossDissolve.rawValue == 2)
    #expect(UINavigationController.Operation.push.rawValue == 1)
    #expect(UINavigationController.Operation.pop.rawValue == 2)
  }

  // Apple documentation of `rootViewController`: its view fills the window.
  @Test func `the view of a root fills its window`() throws {
    let page = UIViewController()
    let window = try makeWindow(page)
    window.layoutIfNeeded()
    #expect(page.view.superview != nil && page.view.window === window)
    #expect(page.view.bounds.size == window.bounds.size)
    let other = UIViewController()
    window.rootViewController = other
    #expect(page.view.window == nil && other.view.window === window)
    window.isHidden = true
  }

  // Apple documentation of UIWindow: `makeKeyAndVisible()`, `isKeyWindow`, `windowScene`.
  @Test func `a window that is made key is shown and key`() throws {
    let window = try makeWindow(UIViewController())
    #expect(window.isKeyWindow && !window.isHidden && window.windowScene != nil)
    #expect(window.windowLevel == .normal && window.window === window)
    window.isHidden = true
  }
}
