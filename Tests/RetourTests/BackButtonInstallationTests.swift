// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// The back button of a page, and the changes that install it.
@MainActor struct BackButtonInstallationTests {
  @Test func `an item set once on a page shows on every page pushed from it`() throws {
    let knob = UIView.knob()
    let scenario = KitScenario {
      $0.viewControllers[0].customBackBarButtonItem = UIBarButtonItem(customView: knob)
    }
    for title in ["B", "C"] {
      let page = scenario.push(title)
      #expect(knob.isDescendant(of: try #require(page.leftView)))
      #expect(knob.window != nil)
      scenario.stack.popViewController(animated: true)
      scenario.world.settle()
      #expect(knob.window == nil)
    }
    #expect(scenario.stack.viewControllers[0].navigationItem.leftBarButtonItem == nil)
  }

  @Test func `an item applies to the page directly above only`() {
    let scenario = KitScenario {
      $0.viewControllers[0].customBackBarButtonItem = UIBarButtonItem(customView: .knob())
    }
    #expect(scenario.push("B").leftView != nil)
    #expect(scenario.push("C").leftView == nil)
  }

  @Test func `an item without a custom view shows its title and pops`() throws {
    let scenario = KitScenario {
      let item = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
      item.tintColor = .systemGreen
      $0.viewControllers[0].customBackBarButtonItem = item
    }
    let item = try #require(scenario.push("B").navigationItem.leftBarButtonItem)
    #expect(item.title == "Home")
    #expect(item.tintColor == .systemGreen)
    #expect(item !== scenario.stack.viewControllers[0].customBackBarButtonItem)
    scenario.world.finger.tap(at: CGPoint(x: 30, y: 22))
    scenario.world.settle()
    expectStack(scenario.stack, ["A"])
  }

  @Test func `a look makes one view for each page`() throws {
    var titles: [String?] = []
    let scenario = KitScenario {
      $0.backButton = .view { context in
        titles.append(context.title)
        return .knob()
      }
    }
    let (b, c) = (scenario.push("B"), scenario.push("C"))
    #expect(b.leftView != nil && c.leftView != nil && b.leftView !== c.leftView)
    #expect(titles == ["A", "B"])
  }

  @Test func `the page below takes precedence over the stack, the stack over the app`() throws {
    let scenario = KitScenario()
    BackButton.default = .view { _ in .knob(width: 11) }
    func width() -> CGFloat? { scenario.stack.topViewController?.leftView?.bounds.width }
    scenario.push("B")
    #expect(width() == 11)
    scenario.stack.backButton = .view { _ in .knob(width: 22) }
    #expect(width() == 22)
    scenario.stack.viewControllers[0].customBackBarButtonItem =
      UIBarButtonItem(customView: .knob(width: 33))
    #expect(width() == 33)
    scenario.push("C")
    #expect(width() == 22)
    scenario.stack.popViewController(animated: false)
    scenario.stack.viewControllers[0].customBackBarButtonItem = nil
    #expect(width() == 22)
    scenario.stack.backButton = nil
    #expect(width() == 11)
  }

  @Test func `a page's own left items remain`() {
    let scenario = KitScenario { $0.backButton = .view { _ in .knob() } }
    let page = LoggedPage("B", scenario.log)
    let own = UIBarButtonItem(customView: .knob(.systemBlue))
    page.navigationItem.leftBarButtonItem = own
    scenario.stack.pushViewController(page, animated: true)
    scenario.world.settle()
    #expect(page.navigationItem.leftBarButtonItem === own)
    scenario.stack.backButton = .view { _ in .knob(.systemGreen) }
    #expect(page.navigationItem.leftBarButtonItem === own)
  }

  @Test func `a page that hides its back button has none`() {
    let scenario = KitScenario { $0.backButton = .view { _ in .knob() } }
    let page = LoggedPage("B", scenario.log)
    page.navigationItem.hidesBackButton = true
    scenario.stack.pushViewController(page, animated: true)
    scenario.world.settle()
    #expect(page.navigationItem.leftBarButtonItem == nil)
  }

  @Test func `the root never has a back button`() {
    let scenario = KitScenario(["A", "B"]) { $0.backButton = .view { _ in .knob() } }
    let (a, b) = (scenario.stack.viewControllers[0], scenario.stack.viewControllers[1])
    #expect(a.leftView == nil)
    #expect(b.leftView != nil)
    scenario.stack.setViewControllers([b], animated: false)
    #expect(b.leftView == nil)
    scenario.stack.viewControllers = [b, a]
    #expect(a.leftView != nil)
    #expect(b.leftView == nil)
  }

  @Test(arguments: [true, false])
  func `pages that are set have their buttons`(_ isAnimated: Bool) {
    let scenario = KitScenario { $0.backButton = .view { _ in .knob() } }
    let pages = scenario.stack.viewControllers + ["B", "C"].map { LoggedPage($0, scenario.log) }
    scenario.stack.setViewControllers(pages, animated: isAnimated)
    scenario.world.settle()
    #expect(pages.map { $0.leftView != nil } == [false, true, true])
    expectStack(scenario.stack, ["A", "B", "C"])
  }

  @Test func `a page inserted below changes the button of the page above`() {
    let scenario = KitScenario(["A", "B"])
    let (a, b) = (scenario.stack.viewControllers[0], scenario.stack.viewControllers[1])
    a.customBackBarButtonItem = UIBarButtonItem(customView: .knob(width: 11))
    let between = LoggedPage("X", scenario.log)
    between.customBackBarButtonItem = UIBarButtonItem(customView: .knob(width: 22))
    scenario.stack.setViewControllers([a, between, b], animated: false)
    #expect(between.leftView?.bounds.width == 11)
    #expect(b.leftView?.bounds.width == 22)
    expectStack(scenario.stack, ["A", "X", "B"])
  }

  @Test func `an item that is set later appears at once, and disappears when it is removed`() {
    let scenario = KitScenario(["A", "B"])
    let (a, b) = (scenario.stack.viewControllers[0], scenario.stack.viewControllers[1])
    let knob = UIView.knob()
    #expect(b.leftView == nil)
    a.customBackBarButtonItem = UIBarButtonItem(customView: knob)
    scenario.world.settle()
    #expect(knob.window != nil)
    a.customBackBarButtonItem = nil
    scenario.world.settle()
    #expect(b.leftView == nil)
    #expect(knob.window == nil)
  }

  @Test func `the same look above the same page keeps its view`() {
    let scenario = KitScenario(["A", "B"]) { $0.backButton = .view { _ in .knob() } }
    let view = scenario.stack.viewControllers[1].leftView
    scenario.stack.setViewControllers(
      scenario.stack.viewControllers + [LoggedPage("C", scenario.log)],
      animated: false
    )
    #expect(scenario.stack.viewControllers[1].leftView === view)
  }

  @Test func `a plain navigation controller ignores the custom item`() {
    let root = LoggedPage("A", CallbackLog())
    root.customBackBarButtonItem = UIBarButtonItem(customView: .knob())
    let stack = UINavigationController(rootViewController: root)
    let page = LoggedPage("B", CallbackLog())
    stack.pushViewController(page, animated: false)
    #expect(page.navigationItem.leftBarButtonItem == nil)
  }

  // MARK: The title below

  @Test(arguments: ["push and pop", "swipe", "look"])
  func `a button that was shown keeps its title when the title below changes`(
    _ change: String
  )
    throws
  {
    let stage = BackStage(["Inbox"]) { $0.backButton = .title() }
    let (root, letter) = (stage.pages[0], stage.show("Letter"))
    let view = try #require(letter.backView)
    root.title = "Box"
    switch change {
    case "push and pop":
      stage.show("Answer")
      stage.pop()
    case "swipe":
      stage.world.finger.dragFromLeadingEdge(to: 0.2)
      stage.world.finger.hold(for: 0.3)
      stage.world.finger.up()
    default: stage.stack.setViewControllers(stage.pages, animated: false)
    }
    stage.world.settle()
    #expect(letter.backView === view)
    #expect(stage.label("Inbox") != nil && stage.label("Box") == nil)
    stage.pop()
    stage.stack.pushViewController(letter, animated: true)
    stage.world.settle()
    #expect(stage.label("Box") != nil && stage.label("Inbox") == nil)
  }

  @Test func `a button that was never shown has the title below at its first appearance`() {
    let stage = BackStage(["Inbox", "Letter", "Answer"]) { $0.backButton = .title() }
    stage.pages[0].title = "Box"
    stage.pop()
    #expect(stage.label("Box") != nil && stage.label("Inbox") == nil)
  }
}
