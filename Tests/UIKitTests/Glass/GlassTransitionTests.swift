// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// Glass and titles during pushes, pops and swipes, at 240 frames a second.
@MainActor @Suite(.freesControllers) struct GlassTransitionTests {
  private static let fine = 1.0 / 240

  private func scene(_ direction: World.Direction = .leftToRight) -> GlassScene {
    GlassScene(
      [
        GlassScene.page("Pages"),
        GlassScene.page("Lower", [GlassScene.item("Edit", identifier: "edit")]),
      ],
      direction,
      framesPerSecond: 240
    )
  }

  private func upper() -> UIViewController {
    GlassScene.page("Upper", [GlassScene.item("A longer title", identifier: "edit")])
  }

  /// The greatest change of an edge of glass between two frames, for a number of frames.
  private func greatestStep(_ scene: GlassScene, frames: Int) -> CGFloat {
    var (former, greatest) = (scene.seenGlass, CGFloat(0))
    for _ in 0..<frames {
      scene.world.advance(by: Self.fine)
      let seen = scene.seenGlass
      guard seen.count == former.count else { return .infinity }
      for (old, new) in zip(former, seen) {
        greatest = max(greatest, abs(old.minX - new.minX), abs(old.maxX - new.maxX))
      }
      former = seen
    }
    return greatest
  }

  @Test(arguments: World.Direction.allCases)
  func `the back button stays and named glass becomes that of the next page`(
    direction: World.Direction
  ) throws {
    let scene = scene(direction)
    let start = scene.seenGlass
    let back = direction == .rightToLeft ? 1 : 0
    try #require(start.count == 2)
    let page = upper()
    scene.world.perform { scene.stack.pushViewController(page, animated: true) }
    #expect(scene.seenGlass == start)
    for _ in 0..<100 {
      scene.world.advance(by: Self.fine)
      try #require(scene.seenGlass.count == 2)
      #expect(scene.seenGlass[back] == start[back])
    }
    scene.world.settle()
    #expect(scene.seenGlass.count == 2 && scene.seenGlass[1 - back].width > start[1 - back].width)
  }

  @Test(arguments: World.Direction.allCases)
  func `glass does not jump in a push, nor where a pop interrupts it`(
    direction: World.Direction
  ) {
    let scene = scene(direction)
    let start = scene.seenGlass
    let page = upper()
    scene.world.perform { scene.stack.pushViewController(page, animated: true) }
    #expect(greatestStep(scene, frames: 30) < 6)
    let before = scene.seenGlass
    scene.world.perform { _ = scene.stack.popViewController(animated: true) }
    for (old, new) in zip(before, scene.seenGlass) {
      #expect(abs(old.minX - new.minX) < 0.5 && abs(old.maxX - new.maxX) < 0.5)
    }
    #expect(greatestStep(scene, frames: 240) < 6)
    scene.world.settle()
    #expect(scene.seenGlass == start && scene.glass.count == 2)
  }

  @Test(arguments: [false, true])
  func `a swipe moves glass with the finger, and a cancelled one gives it back`(
    finishes: Bool
  ) throws {
    let scene = scene()
    let lower = scene.seenGlass
    let page = upper()
    scene.world.perform { scene.stack.pushViewController(page, animated: false) }
    scene.world.settle()
    let start = scene.seenGlass
    try #require(start.count == 2)
    scene.world.finger.down(at: CGPoint(x: 2, y: 300))
    scene.world.finger.move(to: CGPoint(x: 150, y: 300), during: 0.3)
    scene.world.finger.hold(for: 0.2)
    let held = scene.seenGlass[1].width
    #expect(held < start[1].width && held > lower[1].width)
    scene.world.finger.move(to: CGPoint(x: finishes ? 300 : 10, y: 300), during: 0.3)
    scene.world.finger.hold(for: 0.2)
    scene.world.finger.up()
    #expect(greatestStep(scene, frames: 120) < 6)
    scene.world.settle()
    #expect(scene.seenGlass == (finishes ? lower : start))
    #expect(scene.glass.allSatisfy { $0.alpha == 1 } && scene.glass.count == 2)
  }

  @Test(arguments: World.Direction.allCases)
  func `titles slide with their pages`(direction: World.Direction) throws {
    let scene = scene(direction)
    let lower = try #require(scene.bar.content?.titleView)
    let rest = lower.center.x
    let page = upper()
    scene.world.perform { scene.stack.pushViewController(page, animated: true) }
    var former = rest
    for _ in 0..<24 {
      scene.world.advance(by: Self.fine)
      let (seen, wrapper) = scene.world.perform {
        (
          lower.layer.presentation()?.position.x ?? 0,
          scene.stack.viewControllers[1].view.superview?.layer.presentation()?.position.x ?? 0
        )
      }
      #expect(abs((seen - rest) - (wrapper - 195)) < 1)
      #expect(abs(seen - former) < 8)
      former = seen
    }
    #expect(former != rest)
    scene.world.settle()
  }

  @Test func `other glass fades, and is gone at the end`() throws {
    let scene = GlassScene([
      GlassScene.page("A"), GlassScene.page("B", [GlassScene.item("Edit")]),
    ])
    let page = GlassScene.page("C", [GlassScene.item("Add")])
    scene.world.perform { scene.stack.pushViewController(page, animated: true) }
    scene.world.advance(by: 0.03)
    #expect(scene.glass.count == 4)
    scene.world.settle()
    #expect(scene.glass.count == 2 && scene.glass.allSatisfy { $0.alpha == 1 })
  }
}
