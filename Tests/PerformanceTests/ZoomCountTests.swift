// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CAllocations
import QuartzCore
import RetourRender
import RetourTesting
import Testing
import UIKit

/// The counts of a page that zooms at 1170 x 2532 pixels.
@MainActor
@Suite struct ZoomCountTests {
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
    world.perform {
      let square = UIView(frame: CGRect(x: 150, y: 500, width: 90, height: 90))
      square.backgroundColor = .red
      square.layer.cornerRadius = 12
      navigation.topViewController?.view.addSubview(square)
      page.preferredTransition = .zoom { [weak square] _ in square }
      navigation.pushViewController(page, animated: true)
    }
    _ = frame(at: 0.3)
    _ = frame(at: 0.31)
  }

  @Test(arguments: [0.5, 0.9])
  func `a frame of a zoom stays within its counts`(_ progress: CGFloat) throws {
    push(Rows())
    _ = frame(at: progress - 0.04)
    let (counts, allocations) = frame(at: progress)
    let list = world.perform {
      world.stage.rootLayer.frame(at: world.time, scale: 3, size: world.window.bounds.size)
    }
    let exceeded = try Thresholds("zoom").exceeded(by: list, counts, allocations: allocations)
    #expect(exceeded == [])
    #expect(counts.pixelsWritten > 0)
  }
}
