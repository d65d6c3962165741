// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The order of the callbacks of pages and delegates, as measured in UIKit.
@MainActor struct TransitionCallbackTests {
  private static let popBegins = [
    "B.willMove(nil)", "B.viewWillDisappear(true) moving out", "A.viewWillAppear(true)",
    "willShow A(true)", "A.viewIsAppearing(true)", "A.layout",
  ]
  private static let popEnds = [
    "B.viewDidDisappear(true) moving out", "A.viewDidAppear(true)", "B.didMove(nil)",
    "didShow A(true)",
  ]

  @Test(arguments: World.Direction.allCases)
  func `a push calls both pages in UIKit's order`(_ direction: World.Direction) {
    let scenario = Scenario(["A"], direction)
    let page = scenario.page("B")
    scenario.stack.pushViewController(page, animated: true)
    #expect(scenario.log.lines.prefix(3) == ["B.willMove(parent)", "B.loadView", "B.viewDidLoad"])
    scenario.frames(2)
    #expect(
      scenario.log.take() == [
        "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(true)",
        "B.viewWillAppear(true) moving in", "willShow B(true)",
        "B.viewIsAppearing(true) moving in", "B.layout",
      ]
    )
    scenario.world.settle()
    #expect(
      scenario.log.take() == [
        "A.viewDidDisappear(true)", "B.viewDidAppear(true) moving in", "B.didMove(parent)",
        "didShow B(true)",
      ]
    )
  }

  @Test(arguments: World.Direction.allCases)
  func `a pop calls both pages in UIKit's order`(_ direction: World.Direction) {
    let scenario = Scenario(["A", "B"], direction)
    scenario.stack.popViewController(animated: true)
    scenario.frames(2)
    #expect(scenario.log.take() == Self.popBegins)
    scenario.world.settle()
    #expect(scenario.log.take() == Self.popEnds)
  }

  @Test(arguments: World.Direction.allCases)
  func `a finished swipe has the callbacks of a pop`(_ direction: World.Direction) {
    let scenario = Scenario(["A", "B"], direction)
    scenario.world.finger.dragFromLeadingEdge(to: 0.7)
    #expect(scenario.log.take() == Self.popBegins)
    #expect(scenario.stack.viewControllers.count == 1)
    scenario.world.finger.up()
    scenario.frames(2)
    #expect(scenario.log.take() == [])
    scenario.world.settle()
    #expect(scenario.log.take() == Self.popEnds)
  }

  @Test(arguments: World.Direction.allCases)
  func `a cancelled swipe restores the stack and the appearance of both pages`(
    _ direction: World.Direction
  ) {
    let scenario = Scenario(["A", "B"], direction)
    let (world, log) = (scenario.world, scenario.log)
    world.finger.dragFromLeadingEdge(to: 0.3)
    #expect(log.take() == Self.popBegins)
    scenario.stack.transitionCoordinator?.notifyWhenInteractionChanges { context in
      log.add("interaction ended, cancelled: \(context.isCancelled)")
    }
    world.finger.hold(for: 0.2)
    world.finger.up()
    world.settle()
    let measured = [
      "interaction ended, cancelled: true", "A.viewWillDisappear(true)",
      "A.viewDidDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
    ]
    // The places of the other callbacks are our decision: they are not measured.
    let unmeasured = ["Move", "viewIsAppearing", "layout"]
    let lines = log.take().filter { line in !unmeasured.contains { line.contains($0) } }
    #expect(lines == measured)
    expectStack(scenario.stack, ["A", "B"])
  }

  @Test(arguments: World.Direction.allCases)
  func `popped pages are freed after pushes and swipes`(_ direction: World.Direction) {
    let scenario = Scenario(["A", "B"], direction)
    expectFreed {
      let (b, c) = (scenario.stack.viewControllers[1], scenario.page("C"))
      scenario.stack.pushViewController(c, animated: true)
      scenario.world.settle()
      scenario.world.finger.dragFromLeadingEdge(to: 0.7)
      scenario.world.finger.up()
      scenario.world.settle()
      scenario.world.finger.dragFromLeadingEdge(to: 0.3)
      scenario.world.finger.hold(for: 0.2)
      scenario.world.finger.up()
      scenario.world.settle()
      expectStack(scenario.stack, ["A", "B"])
      scenario.stack.popViewController(animated: true)
      scenario.world.settle()
      return [b, c, b.view, c.view]
    }
    expectStack(scenario.stack, ["A"])
  }

  @Test(arguments: World.Direction.allCases)
  func `a swipe at the root has no effect`(_ direction: World.Direction) {
    let scenario = Scenario(["A"], direction)
    scenario.world.finger.dragFromLeadingEdge(to: 0.7)
    #expect(scenario.stack.transitionCoordinator == nil)
    scenario.world.finger.up()
    scenario.world.settle()
    #expect(scenario.log.lines == [])
    expectStack(scenario.stack, ["A"])
  }

  @Test(arguments: World.Direction.allCases)
  func `fast swipes during a push leave a stack that pushes and pops`(
    _ direction: World.Direction
  ) {
    let scenario = Scenario(["A"], direction)
    scenario.stack.pushViewController(scenario.page("B"), animated: true)
    for _ in 0..<3 {
      scenario.world.finger.dragFromLeadingEdge(to: 0.8, during: 0.03)
      scenario.world.finger.up()
    }
    #expect(scenario.world.settle())
    let titles = scenario.stack.viewControllers.compactMap(\.title)
    expectStack(scenario.stack, titles)
    scenario.stack.pushViewController(scenario.page("C"), animated: true)
    scenario.world.settle()
    expectStack(scenario.stack, titles + ["C"])
    scenario.world.finger.dragFromLeadingEdge(to: 0.7)
    scenario.world.finger.up()
    scenario.world.settle()
    expectStack(scenario.stack, titles)
  }
}
