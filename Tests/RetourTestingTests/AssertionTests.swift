// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

@MainActor struct AssertionTests {
  @Test func `expectStack records no issue for a matching stack`() {
    let log = CallbackLog()
    let stack = UINavigationController(rootViewController: LoggedPage("A", log))
    let world = World(root: stack)
    stack.pushViewController(LoggedPage("B", log), animated: true)
    expectStack(stack, ["A", "B"])
    world.settle()
    expectStack(stack, ["A", "B"])
  }

  @Test func `expectStack records an issue for other titles`() {
    let stack = UINavigationController(rootViewController: LoggedPage("A", CallbackLog()))
    withKnownIssue { expectStack(stack, ["B"]) }
  }

  @Test func `expectStack records an issue for a covered page in the window`() {
    let log = CallbackLog()
    let root = LoggedPage("A", log)
    let stack = UINavigationController(rootViewController: root)
    let world = World(root: stack)
    stack.pushViewController(LoggedPage("B", log), animated: true)
    world.settle()
    stack.view.addSubview(root.view)
    withKnownIssue {
      expectStack(stack, ["A", "B"])
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("the pages in the window are") }
    }
  }

  @Test func `expectStack records an issue for a bar with other items`() {
    final class Detached: UINavigationController {
      let other = UINavigationBar()
      override var navigationBar: UINavigationBar { other }
    }
    let stack = Detached(rootViewController: LoggedPage("A", CallbackLog()))
    withKnownIssue {
      expectStack(stack, ["A"])
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("the bar's items are not") }
    }
  }

  @Test func `a failure has the line of the expectation`() {
    let line = #line + 2
    withKnownIssue {
      expectStack(UINavigationController(), ["A"])
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileName == "AssertionTests.swift"
    }
  }

  @Test func `expectFreed records an issue for a retained object only`() {
    var kept: NSObject?
    withKnownIssue {
      expectFreed {
        kept = NSObject()
        return [kept].compactMap { $0 }
      }
    }
    #expect(kept != nil)
    expectFreed { [NSObject()] }
  }

  @Test func `freesControllers records an issue that names the retained controller`() async throws {
    final class Keeper { var page: UIViewController? }
    let (keeper, test) = (Keeper(), try #require(Test.current))
    let trait: FreesControllers = .freesControllers
    try await withKnownIssue {
      try await trait.provideScope(for: test, testCase: nil) { @MainActor in
        keeper.page = LoggedPage("kept", CallbackLog())
        _ = LoggedPage("gone", CallbackLog())
      }
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("kept is still alive") }
    }
    try await trait.provideScope(for: test, testCase: nil) { @MainActor in
      let stack = UINavigationController(rootViewController: LoggedPage("A", CallbackLog()))
      World(root: stack).settle()
    }
    #expect(keeper.page != nil)
  }

  @Test func `a world's window and pages are freed with it`() {
    expectFreed {
      let stack = UINavigationController(rootViewController: LoggedPage("A", CallbackLog()))
      let world = World(root: stack)
      let page = LoggedPage("B", CallbackLog())
      stack.pushViewController(page, animated: true)
      world.advance(by: 0.1)
      _ = world.frame
      return [stack, page, page.view, world.window, world]
    }
  }

  @Test func `layoutDescription has the frames and alphas of running animations`() {
    let world = World(size: CGSize(width: 100, height: 50))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.window.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x += 40
      view.alpha = 0.5
    }
    world.advance(by: 0.5)
    #expect(
      world.layoutDescription == "UIWindow (0, 0, 100, 50)\n  UIView (20, 0, 10, 10) alpha 0.75"
    )
  }

  @Test func `expectGolden records an issue for an empty text`() {
    withKnownIssue { expectGolden(of: "", named: "empty") }
  }
}
