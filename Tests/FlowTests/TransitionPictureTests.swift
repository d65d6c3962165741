// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The appearance of the native push and pop with the system's back button.
///
/// The progress of the spring is 23, 54 and 76 % after 3, 6 and 9 frames.
@MainActor struct TransitionPictureTests {
  @Test(arguments: World.Direction.allCases)
  func `a push slides the page in`(_ direction: World.Direction) {
    let scenario = Scenario(["All"], direction, scale: 2)
    scenario.stack.pushViewController(scenario.page("Note"), animated: true)
    scenario.frames(0)
    expectGolden(of: scenario.world, named: "\(direction)-0")
    for share in [25, 50, 75] {
      scenario.frames(3)
      expectGolden(of: scenario.world, named: "\(direction)-\(share)")
    }
    scenario.world.settle()
    expectGolden(of: scenario.world, named: "\(direction)-100")
  }

  @Test(arguments: World.Direction.allCases)
  func `a pop slides the page out`(_ direction: World.Direction) {
    let scenario = Scenario(["All", "Note"], direction, scale: 2)
    expectGolden(of: scenario.world, named: "\(direction)-rest")
    scenario.stack.popViewController(animated: true)
    scenario.frames(0)
    expectGolden(of: scenario.world, named: "\(direction)-0")
    for share in [25, 50, 75] {
      scenario.frames(3)
      expectGolden(of: scenario.world, named: "\(direction)-\(share)")
    }
    scenario.world.settle()
    expectGolden(of: scenario.world, named: "\(direction)-100")
  }

  @Test(arguments: World.Direction.allCases)
  func `a swipe takes the page along and lets it go on`(_ direction: World.Direction) {
    let scenario = Scenario(["All", "Note"], direction, scale: 2)
    let world = scenario.world
    world.finger.dragFromLeadingEdge(to: 0.05, during: 0)
    for share in [25, 50, 75] {
      drag(world, to: CGFloat(share) / 100)
      expectGolden(of: world, named: "\(direction)-\(share)")
    }
    world.finger.up()
    scenario.frames(3)
    expectGolden(of: world, named: "\(direction)-let-go")
    world.settle()
    expectGolden(of: world, named: "\(direction)-100")
    expectStack(scenario.stack, ["All"])
  }

  @Test(arguments: World.Direction.allCases)
  func `a swipe let go early falls back`(_ direction: World.Direction) {
    let scenario = Scenario(["All", "Note"], direction, scale: 2)
    let world = scenario.world
    let atRest = world.layoutDescription
    world.finger.dragFromLeadingEdge(to: 0.05, during: 0)
    for share in [25, 40] {
      drag(world, to: CGFloat(share) / 100)
      expectGolden(of: world, named: "\(direction)-\(share)")
    }
    world.finger.hold(for: 0.2)
    world.finger.up()
    scenario.frames(3)
    expectGolden(of: world, named: "\(direction)-let-go")
    world.settle()
    expectGolden(of: world, named: "\(direction)-0")
    #expect(world.layoutDescription == atRest)
    expectStack(scenario.stack, ["All", "Note"])
  }

  @Test func `a push in the dark`() {
    let scenario = Scenario(["All"], .leftToRight, style: .dark, scale: 2)
    scenario.stack.pushViewController(scenario.page("Note"), animated: true)
    scenario.frames(6)
    expectGolden(of: scenario.world, named: "50")
    scenario.world.settle()
    expectGolden(of: scenario.world, named: "100")
  }

  @Test(arguments: [1, 2, 3])
  func `a page at any scale`(_ scale: Int) {
    let scenario = Scenario(["All", "Note"], .leftToRight, scale: CGFloat(scale))
    expectGolden(of: scenario.world, named: "at \(scale)")
  }

  @Test func `the chevron is as sharp as its own screen, whatever screen there was before`() {
    let former = World(size: CGSize(width: 10, height: 10), scale: 1)
    let scenario = Scenario(["All", "Note"], .leftToRight, scale: 2)
    _ = former.frame
    let indicator = scenario.stack.navigationBar.subviews.last
    #expect(indicator?.layer.contentsScale == 2)
    #expect((indicator as? UIImageView)?.image?.scale == 2)
  }

  @Test func `the same push makes the same pixels twice`() {
    func frame() -> CGImage {
      let scenario = Scenario(["All"], .leftToRight, scale: 2)
      scenario.stack.pushViewController(scenario.page("Note"), animated: true)
      scenario.frames(7)
      return scenario.world.frame
    }
    expectGolden(of: frame(), named: "frame", scale: 2)
    expectGolden(of: frame(), named: "frame", scale: 2)
  }

  /// Moves a finger that is down to a share of the width, in three frames.
  private func drag(_ world: World, to share: CGFloat) {
    let width = world.window.bounds.width
    let x = 2 + width * share
    let point = CGPoint(
      x: world.direction == .rightToLeft ? width - x : x,
      y: world.window.bounds.midY
    )
    world.finger.move(to: point, during: 0.05)
    world.advance(by: 0)
  }
}
