// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Retour
import RetourTesting
import TestSupport
import Testing
import UIKit

/// The code of the article "Ask before going back", and that of the same task in the README.
@MainActor @Suite(.freesControllers) struct GuardArticleTests {
  /// A page with changes.
  private final class Letter: UIViewController {
    var hasChanges = true
    func beginEditing() { title = "Editing" }
  }

  /// A server's answer.
  private struct Upload: Sendable {
    func finish() async -> Bool { true }
  }

  @Test func `a page with changes asks with an alert, which an obsolete question dismisses`() async
  {
    let kit = KitScenario(["Inbox"])
    let stack = kit.stack
    let letter = Letter()
    letter.navigationItem.backGuard = { [weak letter] _ in
      guard let letter, letter.hasChanges else { return .allow }
      return .confirm("Discard changes?", leave: "Discard", stay: "Keep Editing", on: letter)
    }
    if await stack.push(letter, animated: false) == .completed { letter.beginEditing() }
    kit.world.settle()
    for (answer, titles) in [("Keep Editing", ["Inbox", "Editing"]), ("Discard", ["Inbox"])] {
      let task = Task { await stack.requestPop() }
      await kit.world.settleTasks()
      let alert = stack.presentedViewController as? UIAlertController
      #expect(alert?.title == "Discard changes?")
      #expect(alert?.actions.map(\.title) == ["Discard", "Keep Editing"])
      kit.tapAction(answer, of: alert)
      await kit.world.settleTasks()
      #expect(await task.value == (answer == "Discard" ? .completed : .refused(by: letter)))
      expectStack(stack, titles)
      #expect(stack.presentedViewController == nil)
    }
    stack.pushViewController(letter, animated: false)
    kit.world.settle()
    let task = Task { await stack.requestPop() }
    await kit.world.settleTasks()
    #expect(stack.presentedViewController != nil)
    stack.popViewController(animated: true)
    #expect(await task.value == .cancelled)
    await kit.world.settleTasks()
    #expect(stack.presentedViewController == nil)
    expectStack(stack, ["Inbox"])
  }

  @Test func `the article's code runs`() async {
    let kit = KitScenario(["Inbox", "Page"])
    let (stack, inbox, page) = (
      kit.stack, kit.stack.viewControllers[0], kit.stack.viewControllers[1]
    )
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let (letter, upload) = (Letter(), Upload())
    page.navigationItem.backGuard = { request in
      guard request.trigger != .program else { return .allow }
      return .ask { await upload.finish() }
    }
    if await stack.push(letter) == .completed { letter.beginEditing() }
    #expect(letter.title == "Editing")
    await stack.pop()
    letter.navigationItem.backGuard = { _ in .deny }
    await stack.push(letter)
    let outcome = await stack.requestPop()
    if case .refused(let page) = outcome { print("\(page) stays") }
    #expect(outcome == .refused(by: letter))
    await stack.pop(to: page)
    expectStack(stack, ["Inbox", "Page"])
    await stack.popToRoot()
    await stack.set([inbox, letter], animated: false)
    expectStack(stack, ["Inbox", "Editing"])
  }

  @Test(arguments: [
    ("Sources/Retour/Retour.docc/Articles/AskingBeforeGoingBack.md", "", 10),
    ("README.md", "Discard changes?", 4),
  ])
  func `every line of the code is in this file`(
    _ path: String,
    _ phrase: String,
    _ least: Int
  ) throws {
    let known = Set(try Article.lines(ofFile: #filePath))
    let blocks = try Article(path).blocks
    let lines = blocks.filter { block in
      phrase.isEmpty || block.contains { $0.contains(phrase) }
    }.flatMap(\.self)
    for line in lines { #expect(known.contains(line), "\(line)") }
    #expect(lines.count >= least)
  }
}
