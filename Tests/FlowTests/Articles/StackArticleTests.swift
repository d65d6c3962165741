// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourTesting
import TestSupport
import Testing
import UIKit

/// The tables and the code of the articles about stacks.
@MainActor
struct StackArticleTests {
  private func article(_ name: String) throws -> Article {
    try Article("Sources/Retour/Retour.docc/Articles/\(name).md")
  }

  @Test func `the articles have the tables of a run`() throws {
    let text = try article("LifecycleAndMemoryOfAPage").text
    for table in CallbackTable.all {
      let isThere = text.contains("### \(table.title)\n\n\(table.markdown)\n")
      #expect(isThere, "the run makes:\n### \(table.title)\n\n\(table.markdown)\n")
    }
  }

  @Test func `the code of the article about the stack runs`() {
    let (inbox, letter, answer) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: inbox)
    let world = World(size: CGSize(width: 200, height: 400), scale: 1, root: stack)
    stack.pushViewController(letter, animated: true)
    print(stack.viewControllers.count)  // 2
    #expect(stack.viewControllers.count == 2)
    world.advance(by: 0.2)
    stack.pushViewController(answer, animated: true)
    stack.setViewControllers([inbox, answer], animated: false)
    #expect(stack.viewControllers == [inbox, answer])
    var ended: Bool?
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      ended = !context.isCancelled
    }
    world.settle()
    #expect(ended == true)
    #expect(stack.viewControllers == [inbox, answer])
  }

  private final class LetterPage: UIViewController {
    var saves = 0
    let onSend: () -> Void
    init(onSend: @escaping () -> Void) {
      self.onSend = onSend
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func saveDraft() { saves += 1 }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isMovingFromParent { saveDraft() }
    }
  }

  private final class InboxPage: UIViewController {
    var sent = 0
    func letterWasSent() { sent += 1 }

    func openLetter() {
      let letter = LetterPage(onSend: { [weak self] in self?.letterWasSent() })
      navigationController?.pushViewController(letter, animated: true)
    }
  }

  @Test func `the code of the article about a page's life cycle runs`() throws {
    let inbox = InboxPage()
    let stack = UINavigationController(rootViewController: inbox)
    let world = World(size: CGSize(width: 200, height: 400), scale: 1, root: stack)
    try expectFreed {
      inbox.openLetter()
      world.settle()
      let letter = try #require(stack.topViewController as? LetterPage)
      letter.onSend()
      stack.pushViewController(UIViewController(), animated: true)
      world.settle()
      #expect(letter.saves == 0, "it was covered only")
      stack.popToRootViewController(animated: false)
      stack.pushViewController(letter, animated: false)
      stack.popViewController(animated: true)
      world.settle()
      #expect(letter.saves == 1)
      return [letter]
    }
    #expect(inbox.sent == 1)
  }

  @Test(arguments: ["HowTheStackIsManaged", "LifecycleAndMemoryOfAPage"])
  func `every line of the articles' code is compiled in this file`(_ name: String) throws {
    let known = Set(try Article.lines(ofFile: #filePath))
    let code = try article(name).code
    #expect(code.count > 4)
    for line in code { #expect(known.contains(line)) }
  }
}
