// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// The conditions under which UIKit itself refuses to go back, with the kit's buttons and swipes.
@MainActor @Suite(.freesControllers) struct ShouldPopTests {
  /// A stack that answers its bar's question.
  final class VetoStack: BackNavigationController, UINavigationBarDelegate {
    var allowsPop = false
    var questions: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      questions.append(item.title ?? "")
      return allowsPop
    }
  }

  private func scenario(
    _ obstacle: SwipeTests.Obstacle,
    _ direction: World.Direction
  ) -> (KitScenario, VetoStack) {
    let stack = VetoStack(navigationBarClass: BackNavigationBar.self, toolbarClass: nil)
    let scenario = KitScenario(["A", "B"], direction, stack: stack)
    obstacle.install(on: scenario)
    return (scenario, stack)
  }

  @Test(arguments: SwipeTests.Obstacle.allCases, World.Direction.allCases)
  func `a swipe does not begin where shouldPop returns false`(
    _ obstacle: SwipeTests.Obstacle,
    _ direction: World.Direction
  ) {
    let (scenario, stack) = scenario(obstacle, direction)
    scenario.swipe()
    expectStack(stack, ["A", "B"])
    #expect(stack.questions == ["B"])
    #expect(!scenario.log.lines.contains { $0.hasPrefix("B.viewWillDisappear") })
    stack.allowsPop = true
    scenario.swipe()
    expectStack(stack, ["A"])
    #expect(stack.questions == ["B", "B"])
  }

  @Test(arguments: BackRequestTests.Look.allCases)
  func `a tap on a back button asks shouldPop once and pops where it allows that`(
    _ look: BackRequestTests.Look
  ) {
    let stack = VetoStack(navigationBarClass: BackNavigationBar.self, toolbarClass: nil)
    let scenario = KitScenario(["A", "B"], stack: stack) { $0.backButton = look.button }
    for allows in [false, true] {
      stack.allowsPop = allows
      scenario.world.finger.tap(at: CGPoint(x: 20, y: 22))
      scenario.world.settle()
      expectStack(stack, allows ? ["A"] : ["A", "B"])
    }
    #expect(stack.questions == ["B", "B"])
  }

  @Test(arguments: SwipeTests.Obstacle.allCases, World.Direction.allCases)
  func `a swipe does not begin where the app's delegate has an animator for the pop`(
    _ obstacle: SwipeTests.Obstacle,
    _ direction: World.Direction
  ) {
    let delegate = AnimatorSupplier()
    let scenario = KitScenario(["A", "B"], direction)
    obstacle.install(on: scenario)
    scenario.stack.delegate = delegate
    scenario.world.finger.dragFromLeadingEdge(to: 0.7)
    #expect(scenario.stack.transitionCoordinator == nil)
    scenario.world.finger.up()
    scenario.world.settle()
    expectStack(scenario.stack, ["A", "B"])
    scenario.stack.delegate = nil
    scenario.swipe()
    expectStack(scenario.stack, ["A"])
  }
}
