// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Retour
import RetourTesting
import Testing

@testable import UIKit

/// The history of a stack, and the menu that shows it.
@MainActor @Suite(.freesControllers) struct BackHistoryTests {
  /// The looks of custom back buttons; the last is a control of the app.
  enum Look: CaseIterable {
    case title, view, control

    @MainActor var button: BackButton {
      switch self {
      case .title: .title()
      case .view: .view { _ in .knob() }
      case .control: .view { _ in UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 30)) }
      }
    }
  }

  /// The arguments of the kit's calls of closures.
  @MainActor
  final class Record {
    var requests: [BackRequest] = []
    var helped = 0
  }

  /// Holds the back button; a press that opens nothing is a tap unless it is cancelled.
  private func hold(_ scenario: KitScenario, at x: CGFloat = 24, isCancelled: Bool = false) {
    let finger = scenario.world.finger
    let width = scenario.world.window.bounds.width
    finger.down(at: CGPoint(x: scenario.world.direction == .leftToRight ? x : width - x, y: 22))
    finger.hold(for: 0.6)
    isCancelled ? finger.cancel() : finger.up()
    scenario.world.settle()
  }

  private func views(_ scenario: KitScenario) -> [MenuItemView] {
    let container = scenario.world.window.subviews.last as? MenuContainerView
    return (container?.subviews.last as? MenuView)?.itemViews ?? []
  }

  private func rows(_ scenario: KitScenario) -> [String] { views(scenario).map(\.item.title) }

  private func choose(_ title: String, in scenario: KitScenario) throws {
    let row = try #require(views(scenario).first { $0.item.title == title })
    let frame = row.convert(row.bounds, to: nil)
    scenario.world.finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    scenario.world.settle()
  }

  private func titles(_ stack: BackNavigationController) -> [String?] {
    stack.viewControllers.map(\.title)
  }

  // MARK: The value

  @Test func `the history lists the pages below, the nearest first, with image and title`() {
    let scenario = KitScenario(["A", "B", "C"])
    let image = UIImage(systemName: "plus")
    let pages = scenario.stack.viewControllers
    pages[0].navigationItem.backBarButtonItem = UIBarButtonItem(
      image: image,
      style: .plain,
      target: nil,
      action: nil
    )
    pages[1].navigationItem.backButtonTitle = " "
    let history = scenario.stack.history
    #expect(history.back.map(\.title) == ["B", "A"])
    #expect(history.back.map(\.page) == [pages[1], pages[0]])
    #expect(history.back[0].image == nil && history.back[1].image === image)
    #expect(history.forward.isEmpty)
  }

  @Test func `a page without any title is called Back`() {
    let scenario = KitScenario(["A", "B"])
    let root = scenario.stack.viewControllers[0]
    root.title = nil
    #expect(scenario.stack.history.back.map(\.title) == ["Back"])
    root.navigationItem.backButtonTitle = "Start"
    #expect(scenario.stack.history.back.map(\.title) == ["Start"])
  }

  // MARK: The menu

  @Test(arguments: Look.allCases, World.Direction.allCases)
  func `a long press on a custom button opens the history, and a choice pops to its page`(
    _ look: Look,
    _ direction: World.Direction
  ) throws {
    let scenario = KitScenario(["A", "B", "C", "D"], direction) { $0.backButton = look.button }
    hold(scenario)
    #expect(rows(scenario) == ["C", "B", "A"])
    #expect(scenario.stack.viewControllers.count == 4)
    try choose("B", in: scenario)
    #expect(titles(scenario.stack) == ["A", "B"])
    #expect(scenario.world.isIdle)
  }

  @Test func `a choice makes a request of the history menu that guards of all pages decide`() throws
  {
    let scenario = KitScenario(["A", "B", "C"]) { $0.backButton = .title() }
    let record = Record()
    let pages = scenario.stack.viewControllers
    pages[2].navigationItem.backGuard = { request in
      record.requests.append(request)
      return .deny
    }
    hold(scenario)
    try choose("A", in: scenario)
    #expect(titles(scenario.stack) == ["A", "B", "C"])
    #expect(record.requests.map(\.trigger) == [.historyMenu])
    #expect(
      record.requests.first?.source === pages[2] && record.requests.first?.target === pages[0]
    )
    #expect(record.requests.first?.skipped == [pages[1]])
    // The guard retains the record, and that the pages.
    record.requests = []
  }

  @Test func `a tap still goes back by one page`() {
    let scenario = KitScenario(["A", "B", "C"]) { $0.backButton = .title() }
    scenario.world.finger.tap(at: CGPoint(x: 24, y: 22))
    scenario.world.settle()
    #expect(titles(scenario.stack) == ["A", "B"] && rows(scenario) == [])
  }

  @Test func `a disabled menu does not open, on buttons made before and after`() {
    let scenario = KitScenario(["A", "B"]) { $0.backButton = .title() }
    scenario.stack.historyMenu = .disabled
    hold(scenario, isCancelled: true)
    #expect(rows(scenario) == [])
    scenario.push("C")
    hold(scenario, isCancelled: true)
    #expect(rows(scenario) == [] && scenario.stack.viewControllers.count == 3)
    scenario.stack.historyMenu = .automatic
    hold(scenario)
    #expect(rows(scenario) == ["B", "A"])
  }

  @Test func `a custom menu receives history and automatic menu, and is shown`() throws {
    let scenario = KitScenario(["A", "B", "C"]) { $0.backButton = .title() }
    let record = Record()
    scenario.stack.historyMenu = .custom { history, menu in
      #expect(history.back.map(\.title) == menu.children.map(\.title))
      return menu.replacingChildren(
        menu.children + [UIAction(title: "Help") { _ in record.helped += 1 }]
      )
    }
    hold(scenario)
    #expect(rows(scenario) == ["B", "A", "Help"])
    try choose("Help", in: scenario)
    #expect(record.helped == 1 && scenario.stack.viewControllers.count == 3)
    scenario.stack.historyMenu = .custom { _, menu in menu.replacingChildren([]) }
    hold(scenario, isCancelled: true)
    #expect(rows(scenario) == [])
  }

  // MARK: The way forward

  @Test func `popped pages are kept within the budget, and a choice pushes them again`() throws {
    let scenario = KitScenario(["A", "B", "C", "D"]) {
      $0.backButton = .title()
      $0.forwardBudget = 2
    }
    let pages = scenario.stack.viewControllers
    hold(scenario)
    try choose("B", in: scenario)
    #expect(scenario.stack.history.forward.map(\.title) == ["C", "D"])
    hold(scenario)
    #expect(rows(scenario) == ["A", "C", "D"])
    try choose("D", in: scenario)
    #expect(scenario.stack.viewControllers == pages)
    #expect(scenario.stack.history.forward.isEmpty)
    scenario.stack.popToRootViewController(animated: false)
    scenario.world.settle()
    #expect(scenario.stack.history.forward.map(\.title) == ["B", "C"])
    scenario.stack.forwardBudget = 1
    #expect(scenario.stack.history.forward.map(\.title) == ["B"])
  }

  @Test func `another page clears the way forward, the kept one shortens it`() {
    let scenario = KitScenario(["A", "B", "C"]) { $0.forwardBudget = 5 }
    let kept = scenario.stack.viewControllers[1]
    scenario.stack.popToRootViewController(animated: true)
    scenario.world.settle()
    #expect(scenario.stack.history.forward.map(\.title) == ["B", "C"])
    scenario.stack.pushViewController(kept, animated: true)
    scenario.world.settle()
    #expect(scenario.stack.history.forward.map(\.title) == ["C"])
    scenario.push("X")
    #expect(scenario.stack.history.forward.isEmpty)
  }

  @Test func `a cancelled swipe keeps nothing, a completed one its page`() {
    let scenario = KitScenario(["A", "B"]) { $0.forwardBudget = 1 }
    scenario.swipe(0.1)
    #expect(scenario.stack.history.forward.isEmpty)
    scenario.swipe()
    #expect(scenario.stack.history.forward.map(\.title) == ["B"])
  }

  @Test func `a memory warning releases the kept pages of its app only`() {
    let scenarios = (0..<2).map { _ in KitScenario(["A"]) { $0.forwardBudget = 1 } }
    weak var page: UIViewController?
    for scenario in scenarios {
      page = scenario.push("B")
      scenario.stack.popViewController(animated: true)
      scenario.world.settle()
    }
    #expect(page != nil)
    scenarios[1].world.simulateMemoryWarning()
    #expect(page == nil)
    #expect(scenarios.map { $0.stack.history.forward.map(\.title) } == [["B"], []])
  }

  @Test func `a memory warning releases the kept pages of a hidden tab`() {
    let stack = BackNavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    let world = World(size: CGSize(width: 195, height: 422), scale: 1, root: tabs)
    stack.forwardBudget = 1
    stack.pushViewController(UIViewController(), animated: false)
    stack.popViewController(animated: false)
    tabs.selectedIndex = 1
    world.settle()
    World(size: CGSize(width: 195, height: 422), scale: 1, root: UIViewController())
      .simulateMemoryWarning()
    #expect(stack.history.forward.count == 1, "another app was warned")
    world.simulateMemoryWarning()
    #expect(stack.history.forward.isEmpty)
  }

  @Test func `a kept page that code returns to the stack is not gone forward to`() {
    let scenario = KitScenario(["A", "B", "C"]) { $0.forwardBudget = 2 }
    let pages = scenario.stack.viewControllers
    scenario.stack.popViewController(animated: false)
    scenario.world.settle()
    scenario.world.perform { scenario.stack.setViewControllers(pages, animated: true) }
    scenario.world.press(.right, modifiers: .alternate)
    scenario.world.settle()
    expectStack(scenario.stack, ["A", "B", "C"])
    #expect(scenario.stack.history.forward.isEmpty)
  }

  @Test func `a kept page that code returns to the stack is not swiped forward to`() {
    let scenario = KitScenario(["A", "B", "C"]) { $0.forwardBudget = 2 }
    let pages = scenario.stack.viewControllers
    scenario.stack.popViewController(animated: false)
    scenario.world.settle()
    scenario.world.finger.dragFromLeadingEdge(to: 0.3)
    scenario.world.perform { scenario.stack.setViewControllers(pages, animated: true) }
    scenario.world.finger.up()
    scenario.world.finger.down(at: CGPoint(x: 194, y: 200))
    scenario.world.finger.move(to: CGPoint(x: 160, y: 200))
    scenario.world.finger.up()
    scenario.world.settle()
    expectStack(scenario.stack, ["A", "B", "C"])
    #expect(scenario.stack.history.forward.isEmpty)
  }

  @Test func `without a budget a popped page is freed`() {
    let scenario = KitScenario(["A"])
    weak let page = scenario.push("B")
    scenario.stack.popViewController(animated: true)
    scenario.world.settle()
    #expect(page == nil && scenario.stack.history.forward.isEmpty)
  }

  /// A page that empties its stack when it is about to disappear for the first time.
  private final class EmptyingPage: UIViewController {
    private var hasEmptied = false

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if !hasEmptied {
        hasEmptied = true
        navigationController?.setViewControllers([], animated: true)
      }
    }
  }

  @Test func `a page that empties its stack as a swipe begins is not kept`() {
    let scenario = KitScenario(["A"]) { $0.forwardBudget = 3 }
    scenario.stack.pushViewController(EmptyingPage(), animated: false)
    weak let page = scenario.stack.topViewController
    scenario.world.settle()
    scenario.swipe(0.1)
    #expect(scenario.stack.viewControllers.isEmpty)
    #expect(page == nil)
  }
}
