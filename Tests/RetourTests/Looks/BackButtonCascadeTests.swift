// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// The precedence of looks.
@MainActor struct BackButtonCascadeTests {
  private func look(_ width: CGFloat) -> BackButton { .view { _ in .plate(width: width) } }

  @Test func `the first rule that declares a look applies, and the explanation names it`() {
    let stage = BackStage(["Inbox", "Letter"])
    let (root, page) = (stage.pages[0], stage.pages[1])
    func expect(_ rule: BackButtonExplanation.Rule, _ width: CGFloat?) {
      stage.world.settle()
      #expect(page.backView?.bounds.width == width)
      let explanation = stage.stack.backButtonExplanation(for: page)
      #expect(explanation.rule == rule)
      #expect(explanation.steps.map(\.rule) == BackButtonExplanation.Rule.allCases)
      #expect(explanation.description.contains("-> \(rule.rawValue)"))
    }
    expect(.system, nil)
    BackButton.default = look(14)
    defer { BackButton.default = .system }
    expect(.app, 14)
    stage.stack.backButton = look(13)
    expect(.stack, 13)
    root.navigationItem.nextBackButton = look(12)
    expect(.pageBelow, 12)
    root.customBackBarButtonItem = UIBarButtonItem(customView: .plate(width: 22))
    expect(.pageBelow, 22)
    page.navigationItem.backButton = look(11)
    expect(.page, 11)
    page.navigationItem.hidesBackButton = true
    expect(.pageKeepsOut, nil)
    page.navigationItem.hidesBackButton = false
    expect(.page, 11)
    page.navigationItem.backButton = .system
    expect(.page, nil)
    page.navigationItem.backButton = nil
    root.customBackBarButtonItem = nil
    root.navigationItem.nextBackButton = nil
    expect(.stack, 13)
  }

  @Test func `the explanation has a reason for each rule`() {
    let stage = BackStage(["Inbox", "Letter"]) { $0.backButton = .arrow }
    #expect(
      stage.stack.backButtonExplanation(for: stage.pages[1]).description == """
           0 pageKeepsOut: no left items of its own, not hidden
           1 page: navigationItem.backButton is nil
           2 pageBelow: nextBackButton is nil
        -> 3 stack: the stack's backButton is .arrow
           4 app: BackButton.default leaves it to UIKit
           5 system: UIKit's own button
        """
    )
    #expect(stage.stack.backButtonExplanation(for: stage.pages[0]).description.contains("root"))
    #expect(stage.stack.backButtonExplanation(for: UIViewController()).rule == .system)
  }

  @Test
  func `the button disappears when the page sets a left item, and reappears when it removes it`() {
    let stage = BackStage(["Inbox", "Letter"]) { $0.backButton = look(20) }
    let page = stage.pages[1]
    let own = UIBarButtonItem(customView: .plate(.systemBlue, width: 50))
    page.navigationItem.leftBarButtonItem = own
    stage.world.settle()
    #expect(page.navigationItem.leftBarButtonItems == [own])
    page.navigationItem.leftBarButtonItem = nil
    stage.world.settle()
    #expect(page.backView?.bounds.width == 20)
    #expect(page.backView?.window != nil)
  }

  @Test
  func `the arrow disappears when the page sets a left item, and reappears when it removes it`() {
    let stage = BackStage(["Inbox", "Letter"]) { $0.backButton = .arrow }
    let (root, page) = (stage.pages[0], stage.pages[1])
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: .plate())
    stage.world.settle()
    #expect(root.navigationItem.backButtonDisplayMode == .default)
    page.navigationItem.leftBarButtonItem = nil
    stage.world.settle()
    #expect(root.navigationItem.backButtonDisplayMode == .minimal)
  }

  @Test func `left items that supplement the back button appear beside the kit's`() {
    let stage = BackStage(["Inbox"]) { $0.backButton = look(20) }
    let page = UIViewController.titled("Letter")
    let own = UIBarButtonItem(customView: .plate(.systemBlue, width: 50))
    page.navigationItem.leftBarButtonItem = own
    page.navigationItem.leftItemsSupplementBackButton = true
    stage.stack.pushViewController(page, animated: true)
    stage.world.settle()
    #expect(
      page.navigationItem.leftBarButtonItems?.map { $0.customView?.bounds.width } == [20, 50]
    )
    #expect(stage.label("Inbox") == nil)
    stage.stack.backButton = nil
    #expect(page.navigationItem.leftBarButtonItems == [own])
    #expect(page.navigationItem.leftItemsSupplementBackButton)
  }

  @Test func `a page that has left the stack has no item of the kit`() {
    let stage = BackStage(["Inbox", "Letter"]) { $0.backButton = look(20) }
    let page = stage.pages[1]
    stage.pop()
    #expect(page.navigationItem.leftBarButtonItem == nil)
    stage.stack.pushViewController(page, animated: false)
    #expect(page.backView?.bounds.width == 20)
    stage.stack.viewControllers = [stage.pages[0]]
    #expect(page.navigationItem.leftBarButtonItem == nil)
  }

  @Test func `a look for one page changes no other`() {
    let stage = BackStage(["Inbox", "Letter"])
    stage.pages[1].navigationItem.backButton = look(20)
    stage.show("Answer")
    #expect(stage.pages.map { $0.backView?.bounds.width } == [nil, 20, nil])
  }

  @Test func `a page inserted between gets the look of the page below and passes on its own`() {
    let stage = BackStage(["Inbox", "Letter"])
    stage.pages[0].navigationItem.nextBackButton = look(20)
    let between = UIViewController.titled("Folder")
    between.navigationItem.nextBackButton = look(30)
    stage.stack.viewControllers = [stage.pages[0], between, stage.pages[1]]
    #expect(stage.pages.map { $0.backView?.bounds.width } == [nil, 20, 30])
  }

  @Test(arguments: World.Direction.allCases)
  func `a shared view is with the page on top and remains visible in a swipe`(
    _ direction: World.Direction
  ) {
    let shared = UIView.plate()
    let item = UIBarButtonItem(customView: shared)
    let stage = BackStage(["Inbox", "Letter", "Answer"], direction)
    for page in stage.pages { page.customBackBarButtonItem = item }
    stage.world.settle()
    func isWith(_ index: Int) -> Bool {
      stage.pages[index].backView.map { shared.isDescendant(of: $0) && $0.window != nil } ?? false
    }
    #expect(isWith(2))
    stage.world.finger.dragFromLeadingEdge(to: 0.3)
    stage.world.finger.hold(for: 0.3)
    #expect(shared.window != nil)
    stage.world.finger.up()
    stage.world.settle()
    #expect(stage.titles.count == 3)
    #expect(isWith(2), "a cancelled swipe returns it")
    stage.tap(30)
    #expect(stage.titles == ["Inbox", "Letter"], "one tap, one page")
    #expect(isWith(1))
    stage.tap(30)
    #expect(stage.titles == ["Inbox"])
  }

  @Test func `the page's backAction replaces the pop`() {
    var calls = 0
    let stage = BackStage(["Inbox", "Letter"]) { $0.backButton = look(40) }
    let action = UIAction { _ in calls += 1 }
    stage.pages[1].navigationItem.backAction = action
    stage.tap(30)
    #expect(calls == 1)
    #expect(stage.titles.count == 2)
    action.attributes = .disabled
    stage.tap(30)
    #expect(calls == 1)
    #expect(stage.titles.count == 2)
    stage.pages[1].navigationItem.backAction = nil
    stage.tap(30)
    #expect(stage.titles == ["Inbox"])
  }

  @Test(arguments: [BackButton.Motion.morph, .slide(), .crossfade, .none])
  func `pages, views and stacks are freed`(_ motion: BackButton.Motion) {
    weak var page: UIViewController?
    weak var view: UIView?
    weak var stack: UIViewController?
    do {
      let stage = BackStage { $0.backButton = BackButton.background(.pill).withMotion(motion) }
      page = stage.show("Letter")
      view = page?.backView
      #expect(view != nil)
      stage.world.finger.dragFromLeadingEdge(to: 0.3)
      stage.world.finger.up()
      stage.pop()
      #expect(page == nil)
      #expect(view == nil)
      stack = stage.stack
      stage.push("Answer")
    }
    // UIScreen.main retains the world that was created last.
    _ = World()
    #expect(stack == nil, "in the middle of a push, too")
  }
}
