// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

import UIKit

/// Mistakes with containers stop the process with UIKit's words (from public crash logs).
@MainActor struct ContainmentMistakeTests {
  private func expect(_ result: ExitTest.Result?, _ text: String) throws {
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains(text), "\(message)")
  }

  @Test func `a transition between children of two parents stops the process`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.transition(from: child, to: UIViewController(), duration: 0, animations: nil)
      }
    }
    try expect(result, "Children view controllers <")
    try expect(
      result,
      " must have a common parent view controller when calling -[UIViewController "
        + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
    )
  }

  @Test func `a child's view in the view of another than its parent stops the process`()
    async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, other, child) = (UIViewController(), UIViewController(), UIViewController())
        let window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        other.addChild(child)
        root.view.addSubview(child.view)
      }
    }
    try expect(result, "UIViewControllerHierarchyInconsistency: child view controller:<")
    try expect(result, "> should have parent view controller:<")
    try expect(result, "> but actual parent is:<")
  }

  @Test func `addChild with a view in another view controller's view stops the process`()
    async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, other, child) = (UIViewController(), UIViewController(), UIViewController())
        root.view.addSubview(child.view)
        other.addChild(child)
      }
    }
    try expect(result, "> but requested parent is:<")
  }

  @Test func `a view of two view controllers stops the process`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second) = (UIViewController(), UIViewController())
        second.view = first.view
      }
    }
    try expect(
      result,
      "A view can only be associated with at most one view controller at a time! View <"
    )
    try expect(result, "Clear this association before associating this view with <")
  }
}
