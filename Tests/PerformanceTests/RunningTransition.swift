// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CAllocations
import QuartzCore
import RetourRender
import RetourTesting
import Testing
import UIKit

/// A transition of a stack at 1170 x 2532 pixels, whose frames are counted.
@MainActor
struct RunningTransition {
  let navigation = UINavigationController(rootViewController: Rows())
  let world: World

  init(design: World.Design = .flat) {
    world = World(scale: 3, design: design)
    world.stage.frameUse = .shown
    world.window.rootViewController = navigation
    world.settle()
  }

  /// Begins a push, up to where its frames have settled.
  func push(_ page: UIViewController) {
    world.perform { navigation.pushViewController(page, animated: true) }
    _ = frame(at: 0.3)
    _ = frame(at: 0.31)
  }

  /// Shows one frame and returns its cost.
  func frame(at progress: CGFloat) -> (counts: Counts, allocations: Int) {
    world.stage.compositor.resetCounts()
    let before = retour_allocations()
    world.perform { navigation.scrubTransition(to: progress) }
    world.advance(by: 1.0 / 60)
    return (world.stage.compositor.counts, Int(retour_allocations() - before))
  }

  /// Compares a frame with its thresholds.
  ///
  /// - Parameters:
  ///   - progress: The progress of the frame.
  ///   - thresholds: Their name.
  /// - Returns: The counts that exceed them.
  /// - Throws: What the thresholds' file gives reason for.
  func exceeded(at progress: CGFloat, _ thresholds: String) throws -> [String] {
    _ = frame(at: progress - 0.04)
    let (counts, allocations) = frame(at: progress)
    #expect(counts.pixelsWritten > 0)
    let list = world.perform {
      world.stage.rootLayer.frame(at: world.time, scale: 3, size: world.window.bounds.size)
    }
    return try Thresholds(thresholds).exceeded(by: list, counts, allocations: allocations)
  }
}
