// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// The memory of stacks, pages and buttons.
@MainActor struct MemoryTests {
  @Test(arguments: World.Direction.allCases)
  func `pages and buttons are freed after a tap, a swipe and a cancelled swipe`(
    _ direction: World.Direction
  ) {
    let scenario = KitScenario(["A"], direction) { $0.backButton = .view { _ in .knob() } }
    expectFreed {
      let (b, c) = (scenario.push("B"), scenario.push("C"))
      let views = [b.leftView, c.leftView].compactMap { $0 }
      let items = [b, c].compactMap(\.navigationItem.leftBarButtonItem)
      scenario.swipe(0.2)
      scenario.swipe()
      scenario.tap(views[0])
      expectStack(scenario.stack, ["A"])
      return [b, c] + views + items
    }
  }

  @Test func `a stack is freed with its pages and their items in mid-swipe`() {
    expectFreed {
      let scenario = KitScenario(["A", "B", "C"]) { $0.backButton = .view { _ in .knob() } }
      let item = UIBarButtonItem(customView: .knob())
      scenario.stack.viewControllers[0].customBackBarButtonItem = item
      scenario.world.finger.dragFromLeadingEdge(to: 0.4)
      return scenario.stack.viewControllers + [scenario.stack, item, scenario.world.window]
    }
  }
}
