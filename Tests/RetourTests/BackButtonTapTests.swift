// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// Taps on a custom back button.
@MainActor struct BackButtonTapTests {
  /// Counts the calls of its action.
  private final class Counter: NSObject {
    var count = 0
    func act(_ sender: Any?) { count += 1 }
  }

  @Test(arguments: World.Direction.allCases)
  func `a tap pops one page`(_ direction: World.Direction) throws {
    let knob = UIView.knob()
    let scenario = KitScenario(["A", "B", "C"], direction)
    scenario.stack.viewControllers[1].customBackBarButtonItem = UIBarButtonItem(customView: knob)
    scenario.world.settle()
    let x = knob.convert(CGPoint.zero, to: nil).x
    #expect((x < 97) == (direction == .leftToRight))
    scenario.tap(knob)
    expectStack(scenario.stack, ["A", "B"])
    #expect(scenario.log.lines.filter { $0.hasPrefix("C.viewDidDisappear") }.count == 1)
  }

  @Test(arguments: World.Direction.allCases)
  func `two taps in a row pop at most one page each`(_ direction: World.Direction) throws {
    let scenario = KitScenario(["A", "B", "C"], direction) {
      $0.backButton = .view { _ in .knob() }
    }
    let knob = try #require(scenario.stack.topViewController?.leftView)
    let point = knob.convert(CGPoint(x: 20, y: 15), to: nil)
    scenario.world.finger.tap(at: point)
    scenario.world.finger.tap(at: point)
    #expect(scenario.world.settle())
    expectStack(scenario.stack, scenario.stack.viewControllers.compactMap(\.title))
    #expect(scenario.stack.viewControllers.count >= 1)
  }

  @Test func `the item's own target and action are not called`() {
    let counter = Counter()
    let item = UIBarButtonItem(
      title: "Go",
      style: .plain,
      target: counter,
      action: Selector("act:", Counter.act(_:))
    )
    let scenario = KitScenario(["A", "B"])
    scenario.stack.viewControllers[0].customBackBarButtonItem = item
    scenario.world.settle()
    scenario.world.finger.tap(at: CGPoint(x: 25, y: 22))
    scenario.world.settle()
    expectStack(scenario.stack, ["A"])
    #expect(counter.count == 0)
  }

  @Test func `a control performs its own actions and pops`() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 44, height: 30)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let scenario = KitScenario(["A", "B"])
    scenario.stack.viewControllers[0].customBackBarButtonItem = UIBarButtonItem(customView: button)
    scenario.world.settle()
    scenario.tap(button)
    expectStack(scenario.stack, ["A"])
    #expect(taps == 1)
    scenario.push("B")
    scenario.tap(button)
    expectStack(scenario.stack, ["A"])
    #expect(taps == 2)
  }
}
