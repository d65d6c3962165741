// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Retour
import RetourTesting
import TestSupport
import Testing
import UIKit

/// The common tasks in the README, and the code of the article "Getting started".
@MainActor @Suite(.freesControllers) struct CommonTaskTests {
  private let arrow = UIImage.disc(20)

  @Test func `a custom image on every page of the app`() {
    let stage = BackStage(["Inbox", "Letter"])
    BackButton.default = .image(arrow)
    defer { BackButton.default = .system }
    let images = stage.bar.everything.compactMap { ($0 as? UIImageView)?.image?.size }
    #expect(images.contains(arrow.size))
  }

  @Test func `a custom view on the pages that are pushed from one page`() {
    let stage = BackStage(["Inbox"])
    let inbox = stage.pages[0]
    inbox.navigationItem.nextBackButton = .view { context in
      let label = UILabel()
      label.text = context.title ?? "Back"
      return label
    }
    let letter = stage.show("Letter")
    #expect((letter.navigationItem.backButtonView as? UILabel)?.text == "Inbox")
    #expect(stage.show("Answer").navigationItem.backButtonView == nil)
  }

  @Test func `UIKit's arrow alone`() {
    let stage = BackStage(["Inbox", "Letter"])
    let stack = stage.stack
    stack.backButton = .arrow
    stage.world.settle()
    #expect(stage.label("Inbox") == nil)
  }

  @Test func `a question before a page is left`() async throws {
    let stage = BackStage(["Inbox"])
    let letter = DraftPage()
    stage.stack.pushViewController(letter, animated: false)
    stage.world.settle()
    letter.navigationItem.backGuard = { [weak letter] _ in
      guard let letter, letter.hasChanges else { return .allow }
      return .confirm("Discard changes?", leave: "Discard", stay: "Keep Editing", on: letter)
    }
    stage.world.finger.swipeBack()
    await stage.world.settleTasks()
    let alert = try #require(letter.presentedViewController as? UIAlertController)
    #expect(alert.title == "Discard changes?")
    let stay = alert.view.everything.first { ($0 as? UILabel)?.text == "Keep Editing" }
    stage.world.finger.tap(try #require(stay))
    await stage.world.settleTasks()
    #expect(stage.stack.topViewController === letter)
    letter.hasChanges = false
    stage.world.finger.swipeBack()
    await stage.world.settleTasks()
    #expect(stage.stack.topViewController === stage.pages[0])
  }

  @Test func `a swipe from anywhere except over the map`() {
    let stage = BackStage(["Inbox", "Letter"])
    let stack = stage.stack
    let map = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    stack.topViewController?.view.addSubview(map)
    stack.swipeArea = .content
    map.backSwipePolicy = .exclude
    func drag(at y: CGFloat) {
      let place = stack.topViewController?.view.convert(CGPoint(x: 60, y: y), to: nil) ?? .zero
      stage.world.finger.down(at: place)
      stage.world.finger.move(to: CGPoint(x: place.x + 250, y: place.y), during: 0.2)
      stage.world.finger.up()
      stage.world.settle()
    }
    drag(at: 80)
    #expect(stack.viewControllers.count == 2)
    drag(at: 140)
    #expect(stack.viewControllers.count == 1)
  }

  /// A page with changes that are not saved.
  private final class DraftPage: UIViewController {
    var hasChanges = true
  }

  @Test func `the code of the article runs, and every line of it is in this file`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (inbox, letter, pill) = (UIViewController.titled("Inbox"), DraftPage(), arrow)
    let stack = BackNavigationController(rootViewController: inbox)
    window.rootViewController = stack
    stack.backButton = .image(arrow)
    inbox.navigationItem.nextBackButton = .title()
    defer { BackButton.default = .system }
    BackButton.default = .background(pill)
    stack.forwardBudget = 3
    stack.pushViewController(letter, animated: false)
    print(stack.backButtonExplanation(for: letter))
    #expect(letter.navigationItem.backButtonView != nil)
    window.rootViewController = nil
    let known = Set(try Article.lines(ofFile: #filePath))
    let code = try Article("Sources/Retour/Retour.docc/Articles/GettingStarted.md").code
    #expect(code.count > 8)
    for line in code { #expect(known.contains(line), "\(line)") }
  }

  @Test func `each task takes at most five lines, and its code is in this file`() throws {
    let known = Set(try Article.lines(ofFile: #filePath))
    let readMe = try Article("README.md").text
    let start = try #require(readMe.range(of: "### Common tasks")).upperBound
    let end = try #require(readMe.range(of: "### In a test")).lowerBound
    let tasks = Article(text: String(readMe[start..<end])).blocks
    #expect(tasks.count >= 3)
    for task in tasks {
      #expect(!task.isEmpty && task.count <= 5)
      for line in task { #expect(known.contains(line), "\(line)") }
    }
  }
}
