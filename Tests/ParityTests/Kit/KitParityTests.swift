// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import Testing
import UIKit

/// The kit by its public interface, on both systems.
///
/// These tests need no screen: what moves and what a finger does is tested on Linux only.
@MainActor
@Suite(.hosted, .hangLimit)
struct KitParityTests {
  private func stack(_ titles: String...) -> BackNavigationController {
    let stack = BackNavigationController()
    stack.viewControllers = titles.map { Page($0) }
    return stack
  }

  private func view(_ width: CGFloat) -> BackButton {
    .view { _ in UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)) }
  }

  private func width(of page: UIViewController?) -> CGFloat? {
    page?.navigationItem.backButtonView?.bounds.width
  }

  @Test func `every page above the root gets a view of its own`() {
    let stack = stack("A", "B")
    stack.backButton = view(20)
    stack.pushViewController(Page("C"), animated: false)
    let views = stack.viewControllers.map(\.navigationItem.backButtonView)
    #expect(views[0] == nil && views[1] != nil && views[2] != nil && views[1] !== views[2])
    #expect(stack.topViewController?.navigationItem.leftBarButtonItems?.count == 1)
  }

  @Test func `the page comes before the page below, the stack and the app`() {
    let stack = stack("A", "B")
    let (root, page) = (stack.viewControllers[0], stack.viewControllers[1])
    stack.backButton = view(13)
    #expect(width(of: page) == 13)
    root.navigationItem.nextBackButton = view(12)
    #expect(width(of: page) == 12)
    page.navigationItem.backButton = view(11)
    #expect(width(of: page) == 11)
    #expect(stack.backButtonExplanation(for: page).rule == .page)
  }

  @Test func `a page's own left item stays`() {
    let stack = stack("A")
    stack.backButton = view(20)
    let page = Page("B")
    let own = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
    page.navigationItem.leftBarButtonItem = own
    stack.pushViewController(page, animated: false)
    #expect(page.navigationItem.leftBarButtonItems == [own])
    #expect(stack.backButtonExplanation(for: page).rule == .pageKeepsOut)
  }

  @Test func `a popped page has no item of the kit`() throws {
    let stack = stack("A", "B")
    stack.backButton = view(20)
    let page = try #require(stack.topViewController)
    stack.popViewController(animated: false)
    #expect(page.navigationItem.leftBarButtonItems?.isEmpty ?? true)
    #expect(page.navigationItem.backButtonView == nil)
  }

  @Test func `a custom view without a size gets the one that fits it`() throws {
    final class Wishful: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
    }
    let stack = stack("A", "B")
    stack.backButton = .view { _ in Wishful() }
    let control = try #require(
      stack.topViewController?.navigationItem.leftBarButtonItem?.customView
    )
    #expect(control.intrinsicContentSize == CGSize(width: 30, height: 20))
  }

  @Test func `the title is that of UIKit's rules`() {
    var titles: [String?] = []
    let stack = stack("A")
    stack.backButton = .view { context in
      titles.append(context.title)
      return UIView()
    }
    stack.pushViewController(Page("B"), animated: false)
    stack.viewControllers[1].navigationItem.backButtonTitle = "Out"
    stack.pushViewController(Page("C"), animated: false)
    #expect(titles == ["A", "Out"])
  }

  @Test func `the delegate stays the app's`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {}
    let (stack, delegate) = (stack("A"), Delegate())
    #expect(stack.delegate == nil)
    stack.delegate = delegate
    #expect(stack.delegate === delegate)
  }
}
