// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourRender
import RetourTesting
import Testing
import UIKit

/// Times differ from machine to machine; these counts do not.
@MainActor
struct SlideCountTests {
  private let running = RunningTransition()
  private var world: World { running.world }
  private var navigation: UINavigationController { running.navigation }

  @Test func `a frame of a slide stays within its counts`() throws {
    running.push(Rows())
    let exceeded = try running.exceeded(at: 0.5, "slide")
    #expect(exceeded == [])
  }

  @Test func `costly pages are flattened once per transition`() {
    world.stage.compositor.resetCounts()
    world.perform { navigation.pushViewController(Rows(60), animated: true) }
    var flattened = 0
    for step in 1...10 { flattened += running.frame(at: CGFloat(step) / 11).counts.storesFlattened }
    #expect(flattened == 1, "the upper page has 180 items; the lower one is painted in place")
  }

  @Test func `at rest nothing is shown and nothing waits`() {
    running.push(Rows())
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
