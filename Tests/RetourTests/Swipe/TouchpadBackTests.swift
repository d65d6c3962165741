// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

/// The kit's swipes with two fingers on a touchpad.
@MainActor @Suite(.freesControllers) struct TouchpadBackTests {
  /// Moves the fingers after a pause; x is positive towards the trailing edge.
  private func swipe(_ kit: KitScenario, _ x: CGFloat, during duration: Double = 0.25) {
    kit.world.advance(by: 0.4)
    let sign: CGFloat = kit.world.direction == .rightToLeft ? 1 : -1
    kit.world.scroll(
      by: CGVector(dx: x * sign, dy: 0),
      at: CGPoint(x: 97, y: 211),
      during: duration
    )
  }

  @Test(
    arguments: [SwipeArea.edge(), .edge(width: 2), .content],
    World.Direction.allCases
  )
  func `fingers on a touchpad go back from anywhere, whatever the area`(
    _ area: SwipeArea,
    _ direction: World.Direction
  ) {
    let kit = KitScenario(["A", "B"], direction) { $0.swipeArea = area }
    swipe(kit, 150)
    #expect(kit.stack.transitionCoordinator?.isInteractive == true)
    #expect(kit.stack.lastSwipeVerdict?.reason == .allowed)
    kit.world.settle()
    expectStack(kit.stack, ["A"])
  }

  @Test func `a disabled area, a view that excludes the swipe and the root are reasons`() {
    let kit = KitScenario(["A", "B"])
    let page = kit.stack.viewControllers[1]
    page.navigationItem.swipeArea = .disabled
    swipe(kit, 150)
    #expect(kit.stack.lastSwipeVerdict?.reason == .disabled)
    kit.world.settle()
    page.navigationItem.swipeArea = nil
    page.view.backSwipePolicy = .exclude
    swipe(kit, 150)
    #expect(kit.stack.lastSwipeVerdict?.reason == .policy(.exclude))
    #expect(kit.stack.lastSwipeVerdict?.decidedBy === page.view)
    kit.world.settle()
    expectStack(kit.stack, ["A", "B"])
    kit.stack.popViewController(animated: false)
    kit.world.settle()
    swipe(kit, 150)
    #expect(kit.stack.lastSwipeVerdict?.reason == .root)
  }

  @Test(arguments: World.Direction.allCases)
  func `a page whose guard asks is held, and leaves after the answer`(
    _ direction: World.Direction
  ) async {
    let kit = KitScenario(["A", "B"], direction)
    var questions = 0
    kit.stack.viewControllers[1].navigationItem.backGuard = { request in
      #expect(request.trigger == .contentSwipe)
      return .ask {
        questions += 1
        return true
      }
    }
    let verdicts = kit.stack.swipeVerdicts
    swipe(kit, 150)
    #expect(kit.stack.transitionCoordinator?.isInteractive == true && questions == 0)
    await kit.world.settleTasks()
    #expect(questions == 1)
    expectStack(kit.stack, ["A"])
    swipe(kit, 150)
    var iterator = verdicts.makeAsyncIterator()
    #expect(await iterator.next()?.reason == .guardAsks)
    #expect(await iterator.next()?.reason == .root, "there is one verdict for each swipe")
  }

  @Test func `a page whose guard denies springs back`() async {
    let kit = KitScenario(["A", "B"])
    kit.stack.viewControllers[1].navigationItem.backGuard = { _ in .deny }
    swipe(kit, 190)
    #expect(kit.stack.lastSwipeVerdict?.reason == .guardDenies)
    await kit.world.settleTasks()
    expectStack(kit.stack, ["A", "B"])
  }

  @Test(arguments: World.Direction.allCases)
  func `fingers that go forward return the popped page`(_ direction: World.Direction) {
    let kit = KitScenario(["A", "B"], direction) { $0.forwardBudget = 2 }
    swipe(kit, 150)
    kit.world.settle()
    expectStack(kit.stack, ["A"])
    swipe(kit, -150)
    #expect(kit.stack.lastSwipeVerdict?.direction == .forward)
    kit.world.settle()
    expectStack(kit.stack, ["A", "B"])
  }

  @Test func `a finger that swipes after a scroll has a decision of its own`() {
    let kit = KitScenario(["A", "B"])
    kit.stack.viewControllers[1].view.backSwipePolicy = .exclude
    swipe(kit, 150)
    kit.world.settle()
    kit.stack.viewControllers[1].view.backSwipePolicy = .automatic
    kit.swipe()
    #expect(kit.stack.lastSwipeVerdict?.reason == .allowed)
    expectStack(kit.stack, ["A"])
  }

  @Test(arguments: World.Direction.allCases, [true, false])
  func `a finger swipes at once after code has ended the swipe of a touchpad`(
    _ direction: World.Direction,
    _ isHeld: Bool
  ) {
    let kit = KitScenario(["A", "B"], direction)
    if isHeld { kit.stack.viewControllers[1].navigationItem.backGuard = { _ in .ask { true } } }
    swipe(kit, 150)
    kit.stack.pushViewController(LoggedPage("C", kit.log), animated: isHeld)
    let x = direction == .rightToLeft ? kit.world.window.bounds.maxX - 1 : 1
    kit.world.finger.down(at: CGPoint(x: x, y: 211))
    // The inertia of the touchpad.
    let sign: CGFloat = direction == .rightToLeft ? -1 : 1
    let location = CGPoint(x: 97, y: 211)
    kit.world.scroll(by: CGVector(dx: 120 * sign, dy: 0), at: location, during: 0.05)
    kit.world.finger.move(to: CGPoint(x: x + 140 * sign, y: 211), during: 0.25)
    #expect(kit.stack.lastSwipeVerdict?.began == true)
    #expect(kit.stack.transitionCoordinator?.isInteractive == true)
    kit.lift()
    expectStack(kit.stack, ["A", "B"])
  }

  @Test(arguments: World.Direction.allCases)
  func `a finger swipes at once after a scroll that was too short for a swipe`(
    _ direction: World.Direction
  ) {
    let kit = KitScenario(["A", "B"], direction)
    let sign: CGFloat = direction == .rightToLeft ? -1 : 1
    kit.world.scroll(
      by: CGVector(dx: -8 * sign, dy: 0),
      at: CGPoint(x: 97, y: 211),
      during: 0.06
    )
    kit.world.finger.dragFromLeadingEdge(to: 0.6)
    #expect(kit.stack.lastSwipeVerdict?.began == true)
    #expect(kit.stack.transitionCoordinator?.isInteractive == true)
    kit.lift()
    expectStack(kit.stack, ["A"])
  }

  @Test(arguments: World.Direction.allCases)
  func `a scroll that began in a transition does not go back after its end`(
    _ direction: World.Direction
  ) {
    let kit = KitScenario(["A", "B"], direction)
    let sign: CGFloat = direction == .rightToLeft ? 1 : -1
    let location = CGPoint(x: 97, y: 211)
    kit.world.finger.dragFromLeadingEdge(to: 0.3)
    kit.world.finger.hold(for: 0.2)
    kit.world.finger.up()
    // Until its direction is known, but no gesture begins.
    while kit.stack.transitionCoordinator != nil {
      kit.world.scroll(by: CGVector(dx: 0.2 * sign, dy: 0), at: location, during: 0.016)
    }
    kit.world.scroll(by: CGVector(dx: 150 * sign, dy: 0), at: location, during: 0.25)
    #expect(kit.stack.lastSwipeVerdict?.reason == .transition)
    kit.world.settle()
    expectStack(kit.stack, ["A", "B"])
  }
}
