// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Behavior of presentations, alerts and tabs that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct PresentationParityTests {
  // Apple header: the default is automatic, which is always read as a concrete style: a page sheet.
  @Test func `the default presentation style is a page sheet`() {
    let page = UIViewController()
    #expect(page.modalPresentationStyle == .pageSheet)
    #expect(!page.isModalInPresentation)
    #expect(page.transitioningDelegate == nil)
    #expect(page.modalTransitionStyle == .coverVertical)
  }

  // Apple documentation: the presenting side of a sheet gets no appearance callbacks.
  @Test func `the view controller below a sheet receives no appearance callbacks`() async throws {
    let log = CallLog()
    let (below, sheet) = (Page("A", log), Page("B", log))
    let window = try makeWindow(below)
    await below.appeared()
    log.calls = []
    await happened { done in below.present(sheet, animated: false) { done() } }
    #expect(log.calls == ["B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"])
    #expect(below.presentedViewController === sheet)
    #expect(sheet.presentingViewController === below)
    log.calls = []
    await happened { done in below.dismiss(animated: false) { done() } }
    #expect(log.calls == ["B.viewWillDisappear", "B.viewDidDisappear"])
    #expect(below.presentedViewController == nil)
    window.isHidden = true
  }

  // Apple documentation: the view of the presenting controller is removed below a full screen one.
  @Test func `the page below a full screen presentation disappears`() async throws {
    let log = CallLog()
    let (below, cover) = (Page("A", log), Page("B", log))
    cover.modalPresentationStyle = .fullScreen
    let window = try makeWindow(below)
    await below.appeared()
    log.calls = []
    await happened { done in below.present(cover, animated: false) { done() } }
    #expect(log.calls.contains("A.viewWillDisappear") && log.calls.contains("A.viewDidDisappear"))
    #expect(below.view.window == nil)
    await happened { done in below.dismiss(animated: false) { done() } }
    #expect(below.view.window === window)
    window.isHidden = true
  }

  // Apple documentation of `definesPresentationContext`: true for navigation controllers alone.
  @Test func `a navigation controller defines a presentation context`() {
    let page = UIViewController()
    #expect(!page.definesPresentationContext && !page.providesPresentationContextTransitionStyle)
    #expect(UINavigationController(rootViewController: page).definesPresentationContext)
  }

  // Apple documentation of `currentContext` and `definesPresentationContext`: the view controller
  // that defines the context presents, and its view is removed.
  @Test func `a presentation in a context covers the view controller that defines it`() async throws
  {
    let (root, context, cover) = (UIViewController(), UIViewController(), UIViewController())
    let window = try makeWindow(root)
    root.addChild(context)
    root.view.addSubview(context.view)
    context.didMove(toParent: root)
    context.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
    await happened { done in context.present(cover, animated: false) { done() } }
    #expect(cover.presentingViewController === context && root.presentedViewController == nil)
    #expect(context.view.window == nil && root.view.window === window)
    await happened { done in context.dismiss(animated: false) { done() } }
    #expect(context.view.window === window)
    window.isHidden = true
  }

  // Apple header: actions are kept in the order in which they were added.
  @Test func `an alert keeps its actions in order`() {
    let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
    #expect(alert.title == "T" && alert.message == "M" && alert.preferredStyle == .alert)
    let keep = UIAlertAction(title: "Keep", style: .cancel)
    let discard = UIAlertAction(title: "Discard", style: .destructive)
    alert.addAction(keep)
    alert.addAction(discard)
    #expect(alert.actions == [keep, discard])
    #expect(alert.preferredAction == nil)
    alert.preferredAction = discard
    #expect(alert.preferredAction === discard)
    #expect(keep.isEnabled && keep.style == .cancel && discard.title == "Discard")
  }

  // Apple header: a tab bar controller selects its first controller, and keeps the selected one.
  @Test func `tabs keep their selection`() {
    let pages = ["A", "B", "C"].map { Page($0) }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === pages[0])
    tabs.selectedIndex = 2
    tabs.viewControllers = [pages[2], pages[0]]
    #expect(tabs.selectedViewController === pages[2] && tabs.selectedIndex == 0)
    #expect(pages[2].tabBarController === tabs)
  }

  // Apple documentation: the first four of more than five tabs are in the bar, the others on the
  // More page, whose stack can be selected and has no index.
  @Test func `tabs beyond the first four are on the More page`() {
    let pages = ["A", "B", "C", "D", "E", "F"].map { Page($0) }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    #expect(tabs.tabBar.items?.count == 5)
    let more = tabs.moreNavigationController
    tabs.selectedViewController = more
    #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
    tabs.selectedIndex = 5
    #expect(tabs.selectedViewController === pages[5] && more.topViewController === pages[5])
  }

  // Apple header: an item has no badge by default.
  @Test func `a tab's badge is nil by default`() {
    let item = UITabBarItem(title: "A", image: nil, tag: 7)
    #expect(item.badgeValue == nil && item.tag == 7)
    item.badgeValue = "3"
    #expect(item.badgeValue == "3")
  }
}
