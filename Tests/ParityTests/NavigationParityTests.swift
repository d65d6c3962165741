// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Behavior of navigation stacks that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct NavigationParityTests {
  // Apple header: `init(rootViewController:)` pushes the root, `topViewController` is the last.
  @Test func `a stack starts with its root`() {
    let root = Page("A")
    let stack = UINavigationController(rootViewController: root)
    #expect(stack.viewControllers == [root] && stack.topViewController === root)
    #expect(root.navigationController === stack && root.parent === stack)
    #expect(!root.isViewLoaded)
    #expect(UINavigationController().viewControllers.isEmpty)
  }

  // Apple documentation: with one page or none, a pop changes nothing and returns nil.
  @Test func `the root cannot be popped`() {
    let root = Page("A")
    let stack = UINavigationController(rootViewController: root)
    #expect(stack.popViewController(animated: false) == nil)
    #expect(stack.viewControllers == [root])
    #expect(UINavigationController().popViewController(animated: false) == nil)
  }

  // Apple header: pops return the popped pages; the order of several, bottom to top, is inferred.
  @Test func `a pop of several pages returns them`() {
    let pages = ["A", "B", "C", "D"].map { Page($0) }
    let stack = UINavigationController()
    stack.viewControllers = pages
    #expect(stack.popToViewController(pages[2], animated: false) == [pages[3]])
    #expect(stack.popToRootViewController(animated: false) == [pages[1], pages[2]])
    #expect(stack.viewControllers == [pages[0]])
    #expect(pages[3].navigationController == nil)
  }

  // Apple header: `show(_:sender:)` on a navigation controller pushes.
  @Test func `show pushes onto the stack`() {
    let (first, second) = (Page("A"), Page("B"))
    let stack = UINavigationController(rootViewController: first)
    stack.show(second, sender: nil)
    #expect(stack.viewControllers == [first, second])
  }

  // Apple documentation: a view controller's title is that of its navigation item.
  @Test func `a view controller's title is its navigation item's`() {
    let page = UIViewController()
    page.title = "A"
    #expect(page.navigationItem.title == "A")
    page.navigationItem.title = "B"
    #expect(page.title == "A")
  }

  // Reported by several and reproduced: an offscreen stack loads no view and sends no callbacks.
  @Test func `an offscreen stack changes without callbacks`() {
    let log = CallLog()
    let stack = UINavigationController(rootViewController: Page("A", log))
    let page = Page("B", log)
    stack.pushViewController(page, animated: true)
    #expect(stack.viewControllers.count == 2 && stack.transitionCoordinator == nil)
    #expect(!page.isViewLoaded)
    #expect(log.calls.allSatisfy { $0.contains("willMove") })
  }

  // Measured: the root's calls when its window is shown.
  @Test func `a root appears with its window`() async throws {
    let log = CallLog()
    let root = Page("A", log)
    let window = try makeWindow(UINavigationController(rootViewController: root))
    await root.appeared()
    #expect(root.view.window === window)
    #expect(
      log.calls == [
        "A.willMove(parent)", "A.viewDidLoad", "A.viewWillAppear in", "A.viewDidAppear in",
      ]
    )
    window.isHidden = true
  }

  // Measured by several logs that agree: the callbacks of an animated push and pop, in order.
  // Apple header: the coordinator exists as soon as the animated push returns.
  @Test func `an animated push and pop call the appearance callbacks of both pages`() async throws {
    let log = CallLog()
    let (first, second) = (Page("A", log), Page("B", log))
    let stack = UINavigationController(rootViewController: first)
    let window = try makeWindow(stack)
    await first.appeared()
    log.calls = []
    stack.pushViewController(second, animated: true)
    #expect(log.calls.prefix(2) == ["B.willMove(parent)", "B.viewDidLoad"])
    #expect(stack.viewControllers.count == 2 && stack.transitionCoordinator != nil)
    await second.appeared()
    #expect(
      log.calls.dropFirst(2) == [
        "A.viewWillDisappear", "B.viewWillAppear in", "A.viewDidDisappear", "B.viewDidAppear in",
      ]
    )
    log.calls = []
    #expect(stack.popViewController(animated: true) === second)
    #expect(stack.viewControllers == [first])
    await first.appeared()
    #expect(
      log.calls == [
        "B.willMove(nil)", "B.viewWillDisappear out", "A.viewWillAppear", "B.viewDidDisappear out",
        "A.viewDidAppear",
      ]
    )
    window.isHidden = true
  }

  // Apple documentation of `setViewControllers(_:animated:)`: a new top that was on the stack is
  // popped to, the same top means no transition.
  @Test func `a stack that keeps its top makes no transition`() async throws {
    let log = CallLog()
    let (first, second) = (Page("A", log), Page("B", log))
    let stack = UINavigationController()
    stack.viewControllers = [first, second]
    let window = try makeWindow(stack)
    await second.appeared()
    log.calls = []
    stack.setViewControllers([second], animated: true)
    #expect(stack.transitionCoordinator == nil && stack.viewControllers == [second])
    #expect(!log.calls.contains { $0.hasPrefix("B.view") })
    window.isHidden = true
  }

  // Apple header: completion handlers of a coordinator run after the transition's own.
  @Test func `a coordinator's completion runs after the appearance callbacks`() async throws {
    let log = CallLog()
    let (first, second) = (Page("A", log), Page("B", log))
    let stack = UINavigationController(rootViewController: first)
    let window = try makeWindow(stack)
    await first.appeared()
    stack.pushViewController(second, animated: true)
    await happened { end in
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        log.calls.append("completed \(context.isCancelled)")
        end()
      }
    }
    #expect(log.calls.suffix(2) == ["B.viewDidAppear in", "completed false"])
    window.isHidden = true
  }
}
