// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// The swipe back, with everything that disables it in UIKit.
@MainActor struct SwipeTests {
  /// A reason for which UIKit disables the swipe.
  enum Obstacle: CaseIterable {
    case none, kitButton, ownLeftItem, ownLeadingGroup, hiddenBackButton, hiddenBar

    /// Installs the obstacle on the top page of a scenario's stack.
    @MainActor
    func install(on scenario: KitScenario) {
      let page = scenario.stack.viewControllers[1]
      switch self {
      case .none: break
      case .kitButton: scenario.stack.backButton = .view { _ in .knob() }
      case .ownLeftItem:
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: .knob())
      case .ownLeadingGroup: page.navigationItem.leadingItemGroups = [.knob()]
      case .hiddenBackButton: page.navigationItem.hidesBackButton = true
      case .hiddenBar: scenario.stack.setNavigationBarHidden(true, animated: false)
      }
      scenario.world.settle()
    }
  }

  private func scenario(_ obstacle: Obstacle, _ direction: World.Direction) -> KitScenario {
    let scenario = KitScenario(["A", "B"], direction)
    obstacle.install(on: scenario)
    return scenario
  }

  @Test(arguments: Obstacle.allCases, World.Direction.allCases)
  func `the swipe pops with any back button and without one`(
    _ obstacle: Obstacle,
    _ direction: World.Direction
  ) {
    let scenario = scenario(obstacle, direction)
    scenario.world.finger.dragFromLeadingEdge(to: 0.3)
    #expect(scenario.stack.transitionCoordinator?.isInteractive == true)
    scenario.world.finger.hold(for: 0.2)
    scenario.world.finger.up()
    scenario.world.settle()
    expectStack(scenario.stack, ["A", "B"])
    scenario.swipe()
    expectStack(scenario.stack, ["A"])
  }

  @Test(arguments: Obstacle.allCases.filter { $0 != .none && $0 != .kitButton })
  func `a plain navigation controller does not begin the swipe`(_ obstacle: Obstacle) {
    let stack = UINavigationController(rootViewController: LoggedPage("A", CallbackLog()))
    let page = LoggedPage("B", CallbackLog())
    switch obstacle {
    case .ownLeftItem:
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: .knob())
    case .ownLeadingGroup: page.navigationItem.leadingItemGroups = [.knob()]
    case .hiddenBackButton: page.navigationItem.hidesBackButton = true
    case .hiddenBar: stack.setNavigationBarHidden(true, animated: false)
    case .none, .kitButton: break
    }
    let world = World(root: stack)
    stack.pushViewController(page, animated: false)
    world.settle()
    world.finger.dragFromLeadingEdge(to: 0.7)
    world.finger.up()
    world.settle()
    expectStack(stack, ["A", "B"])
  }

  @Test(arguments: Obstacle.allCases, World.Direction.allCases)
  func `a swipe at the root does not begin, and a push works afterwards`(
    _ obstacle: Obstacle,
    _ direction: World.Direction
  ) {
    let scenario = scenario(obstacle, direction)
    scenario.swipe()
    for _ in 0..<2 {
      scenario.world.finger.dragFromLeadingEdge(to: 0.7)
      #expect(scenario.stack.transitionCoordinator == nil)
      scenario.world.finger.up()
      scenario.world.settle()
    }
    expectStack(scenario.stack, ["A"])
    scenario.push("C")
    expectStack(scenario.stack, ["A", "C"])
  }

  @Test func `the recognizer's delegate refuses the root without asking about the bar`() throws {
    let scenario = KitScenario(["A"])
    scenario.stack.topViewController?.navigationItem.hidesBackButton = true
    let recognizer = try #require(scenario.stack.interactivePopGestureRecognizer)
    #expect(recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false)
    scenario.push("B").navigationItem.hidesBackButton = true
    #expect(recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == true)
  }

  @Test(arguments: World.Direction.allCases)
  func `a swipe does not begin during a pop`(_ direction: World.Direction) {
    let scenario = KitScenario(["A", "B", "C"], direction) {
      $0.backButton = .view { _ in .knob() }
    }
    scenario.stack.popViewController(animated: true)
    let coordinator = scenario.stack.transitionCoordinator
    scenario.world.advance(by: 0.05)
    scenario.world.finger.dragFromLeadingEdge(to: 0.5, during: 0.1)
    #expect(scenario.stack.transitionCoordinator === coordinator)
    #expect(scenario.stack.transitionCoordinator?.isInteractive == false)
    scenario.world.finger.up()
    #expect(scenario.world.settle())
    expectStack(scenario.stack, ["A", "B"])
  }

  @Test(arguments: World.Direction.allCases)
  func `a swipe takes over a push`(_ direction: World.Direction) {
    let scenario = KitScenario(["A"], direction) { $0.backButton = .view { _ in .knob() } }
    scenario.stack.pushViewController(LoggedPage("B", scenario.log), animated: true)
    scenario.world.advance(by: 0.1)
    scenario.world.finger.dragFromLeadingEdge(to: 0.5, during: 0.1)
    #expect(scenario.stack.transitionCoordinator?.isInteractive == true)
    scenario.world.finger.up()
    #expect(scenario.world.settle())
    expectStack(scenario.stack, ["A"])
  }

  @Test(arguments: World.Direction.allCases)
  func `a stack works after fast swipes right after pushes`(
    _ direction: World.Direction
  ) {
    let scenario = KitScenario(["A"], direction) { $0.backButton = .view { _ in .knob() } }
    for title in ["B", "C", "D"] {
      scenario.stack.pushViewController(LoggedPage(title, scenario.log), animated: true)
      scenario.world.finger.dragFromLeadingEdge(to: 0.8, during: 0.03)
      scenario.world.finger.up()
    }
    #expect(scenario.world.settle())
    // The swipe may or may not take over each push; the stack must work afterwards.
    var titles = scenario.stack.viewControllers.compactMap(\.title)
    expectStack(scenario.stack, titles)
    scenario.push("E")
    titles.append("E")
    while titles.count > 1 {
      titles.removeLast()
      scenario.swipe()
      expectStack(scenario.stack, titles)
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `a pop to the root during a swipe leaves the root`(_ direction: World.Direction) {
    let scenario = KitScenario(["A", "B", "C"], direction) {
      $0.backButton = .view { _ in .knob() }
    }
    scenario.world.finger.dragFromLeadingEdge(to: 0.4)
    scenario.stack.popToRootViewController(animated: true)
    scenario.world.finger.up()
    #expect(scenario.world.settle())
    expectStack(scenario.stack, ["A"])
  }

  @Test(arguments: World.Direction.allCases)
  func `a stack on the More page swipes back to its root, then to the list`(
    _ direction: World.Direction
  ) {
    expectFreed {
      let tabs = UITabBarController()
      let stacks = (0..<6).map { index in
        let root = UIViewController()
        root.title = "Tab \(index)"
        return BackNavigationController(rootViewController: root)
      }
      let stack = stacks[5]
      stack.backButton = .view { _ in .knob() }
      tabs.viewControllers = stacks
      tabs.selectedIndex = 5
      let size = CGSize(width: 195, height: 422)
      let world = World(direction, size: size, scale: 1, root: tabs)
      stack.pushViewController(UIViewController(), animated: false)
      world.settle()
      for (share, count, index) in [(0.2, 2, 5), (0.8, 1, 5), (0.2, 1, 5), (0.8, 1, NSNotFound)] {
        world.finger.dragFromLeadingEdge(to: share)
        world.finger.hold(for: 0.2)
        world.finger.up()
        #expect(world.settle())
        #expect(stack.viewControllers.count == count)
        #expect(tabs.selectedIndex == index)
      }
      return stacks + [tabs, tabs.moreNavigationController]
    }
  }
}

extension UIBarButtonItemGroup {
  /// Returns a group of one item with a view.
  fileprivate static func knob() -> UIBarButtonItemGroup {
    .fixedGroup(items: [UIBarButtonItem(customView: .knob())])
  }
}
