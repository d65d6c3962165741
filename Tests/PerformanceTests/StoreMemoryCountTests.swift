// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import BenchScenes
import RetourRender
import RetourTesting
import Testing
import UIKit

/// The memory of the images of pages in motion.
@MainActor
struct StoreMemoryCountTests {
  @Test func `pages that move use the memory of those that moved, until memory is low`() throws {
    let scene = try #require(Scene.all.first { $0.name == "much text" })
    let (world, stage) = World.showing(scene)
    /// The new memory of a motion, in pages.
    func pages(_ move: () -> Void) -> Int {
      world.stage.compositor.resetCounts()
      world.perform(move)
      world.settle()
      let page = Int(scene.size.width * scene.size.height) * 4
      return world.stage.compositor.counts.bytesAllocated / page
    }
    #expect(pages(stage.forward) == 2)
    #expect(pages(stage.back) == 0)
    #expect(pages(stage.forward) == 0)
    world.simulateMemoryWarning()
    #expect(pages(stage.back) == 2)
  }
}
