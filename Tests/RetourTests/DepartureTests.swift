// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// Pages that leave a stack, in any way, without the kit's back button.
@MainActor struct DepartureTests {
  private func scenario(_ titles: [String], _ direction: World.Direction) -> KitScenario {
    KitScenario(titles, direction) { $0.backButton = .view { _ in .knob() } }
  }

  /// Expects a button on each page of the stack but the root, and on no other page.
  private func expectButtons(_ scenario: KitScenario, of pages: [UIViewController]) {
    scenario.world.settle()
    let stack = scenario.stack.viewControllers
    for page in pages + stack {
      #expect((page.leftView != nil) == stack.dropFirst().contains(page), "\(page.title ?? "")")
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `a page replaced below a top page that stays gives up its button`(
    _ direction: World.Direction
  ) {
    let scenario = scenario(["A", "B", "C", "D"], direction)
    let pages = scenario.stack.viewControllers
    let other = LoggedPage("X", scenario.log)
    scenario.stack.setViewControllers([pages[0], other, pages[2], pages[3]], animated: false)
    expectButtons(scenario, of: pages + [other])
    scenario.stack.popToViewController(pages[0], animated: false)
    expectButtons(scenario, of: pages + [other])
  }

  @Test(arguments: World.Direction.allCases)
  func `a reordered stack keeps its buttons and gives up those of pages that are popped`(
    _ direction: World.Direction
  ) {
    let scenario = scenario(["A", "B", "C", "D"], direction)
    let pages = scenario.stack.viewControllers
    scenario.stack.setViewControllers([2, 1, 0, 3].map { pages[$0] }, animated: true)
    expectButtons(scenario, of: pages)
    scenario.stack.setViewControllers([1, 0, 3].map { pages[$0] }, animated: false)
    expectButtons(scenario, of: pages)
    scenario.swipe()
    scenario.swipe()
    expectStack(scenario.stack, ["B"])
    expectButtons(scenario, of: pages)
  }

  @Test(arguments: World.Direction.allCases)
  func `pages popped by one swipe after another give up their buttons, a cancelled one keeps it`(
    _ direction: World.Direction
  ) {
    let scenario = scenario(["A", "B", "C"], direction)
    let pages = scenario.stack.viewControllers
    scenario.swipe(0.2)
    expectStack(scenario.stack, ["A", "B", "C"])
    expectButtons(scenario, of: pages)
    scenario.swipe()
    expectStack(scenario.stack, ["A", "B"])
    expectButtons(scenario, of: pages)
    scenario.swipe()
    expectButtons(scenario, of: pages)
  }

  @Test(arguments: World.Direction.allCases, [true, false])
  func `a stack replaced in a callback of another operation restores the pages that leave`(
    _ direction: World.Direction,
    _ animated: Bool
  ) {
    final class Replacing: NSObject, UINavigationControllerDelegate {
      var replacement: [UIViewController]?
      func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
      ) {
        guard let pages = replacement else { return }
        replacement = nil
        navigationController.setViewControllers(pages, animated: animated)
        navigationController.pushViewController(.titled("Z"), animated: animated)
      }
    }
    let scenario = scenario(["A", "B", "C"], direction)
    let pages = scenario.stack.viewControllers
    let delegate = Replacing()
    let other = LoggedPage("X", scenario.log)
    delegate.replacement = [other, pages[1]]
    scenario.stack.delegate = delegate
    let top = scenario.push("D", animated: animated)
    expectStack(scenario.stack, ["X", "B", "Z"])
    expectButtons(scenario, of: pages + [other, top])
    scenario.stack.popToRootViewController(animated: animated)
    expectButtons(scenario, of: pages + [other, top])
  }

  @Test func `a look that is set on a page during its pop keeps the button until the end`() {
    let scenario = scenario(["A", "B"], .leftToRight)
    let page = scenario.stack.viewControllers[1]
    scenario.stack.popViewController(animated: true)
    scenario.world.advance(by: 0.05)
    page.navigationItem.backButton = .title("Other")
    #expect(page.leftView?.bounds.width == 40)
    expectButtons(scenario, of: [page])
  }

  @Test(arguments: World.Direction.allCases)
  func `pages of a freed stack get buttons that pop them from another stack`(
    _ direction: World.Direction
  ) throws {
    let look = BackButton.view { _ in .knob() }
    let pages = ["A", "B"].map(UIViewController.titled)
    var button: UIView?
    do {
      let scenario = KitScenario(["R"], direction) { $0.backButton = look }
      scenario.stack.setViewControllers(pages, animated: false)
      button = pages[1].leftView
      scenario.world.window.rootViewController = nil
    }
    #expect(button != nil)
    let scenario = KitScenario(["R"], direction) { $0.backButton = look }
    scenario.stack.setViewControllers(pages, animated: false)
    scenario.world.settle()
    let made = try #require(pages[1].leftView)
    #expect(made !== button)
    scenario.tap(made)
    #expect(scenario.stack.viewControllers == [pages[0]])
    #expect(pages[1].leftView == nil)
  }
}
