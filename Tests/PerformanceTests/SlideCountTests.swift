// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CAllocations
import QuartzCore
import RetourRender
import RetourTesting
import Testing
import UIKit

/// Times differ from machine to machine; these counts do not.
@MainActor
@Suite struct SlideCountTests {
  private let navigation = UINavigationController(rootViewController: Rows())
  private let world: World

  init() {
    world = World(scale: 3)
    world.stage.frameUse = .shown
    world.window.rootViewController = navigation
    world.settle()
  }

  /// Shows one frame of the running transition and returns its cost.
  private func frame(at progress: CGFloat) -> (counts: Counts, allocations: Int) {
    world.stage.compositor.resetCounts()
    let before = retour_allocations()
    world.perform { navigation.scrubTransition(to: progress) }
    world.advance(by: 1.0 / 60)
    return (world.stage.compositor.counts, Int(retour_allocations() - before))
  }

  private func push(_ page: UIViewController) {
    world.perform { navigation.pushViewController(page, animated: true) }
    _ = frame(at: 0.3)
    _ = frame(at: 0.31)
  }

  @Test func `a frame of a slide stays within its counts`() throws {
    push(Rows())
    _ = frame(at: 0.46)
    let (counts, allocations) = frame(at: 0.5)
    let list = world.perform {
      world.stage.rootLayer.frame(at: world.time, scale: 3, size: world.window.bounds.size)
    }
    let exceeded = try Thresholds("slide").exceeded(by: list, counts, allocations: allocations)
    #expect(exceeded == [])
    #expect(counts.pixelsWritten > 0)
  }

  @Test func `costly pages are flattened once per transition`() {
    world.stage.compositor.resetCounts()
    world.perform { navigation.pushViewController(Rows(60), animated: true) }
    var flattened = 0
    for step in 1...10 { flattened += frame(at: CGFloat(step) / 11).counts.storesFlattened }
    #expect(flattened == 1, "the upper page has 180 items; the lower one is painted in place")
  }

  @Test func `at rest nothing is shown and nothing waits`() {
    push(Rows())
    world.perform { navigation.completeTransition() }
    world.settle()
    let shown = world.shownFrames
    world.advance(by: 60)
    #expect(world.shownFrames == shown)
    #expect(world.isIdle)
  }

  @Test func `a small change damages what it covers`() throws {
    let view = UIView(frame: CGRect(x: 10, y: 100, width: 20, height: 20))
    world.perform {
      navigation.topViewController?.view.addSubview(view)
      view.backgroundColor = .red
    }
    world.settle()
    world.stage.compositor.resetCounts()
    world.perform { view.backgroundColor = .blue }
    world.advance(by: 1.0 / 60)
    #expect(world.stage.compositor.counts.pixelsWritten == 60 * 60)
  }
}
