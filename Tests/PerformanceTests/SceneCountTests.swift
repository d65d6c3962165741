// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import BenchScenes
import CAllocations
import QuartzCore
import RetourRender
import RetourTesting
import Testing
import UIKit

/// The work of each scene of the benchmarks: a page that leaves the fast path shows here.
@MainActor
struct SceneCountTests {
  @Test func `the frames of each scene stay within its counts`() throws {
    for scene in Scene.all { try check(scene) }
  }

  private func check(_ scene: Scene) throws {
    let (world, stage) = World.showing(scene)
    // Images are scaled, texts drawn, masks made.
    _ = play(stage.forward, world)
    _ = play(stage.back, world)
    let there = play(stage.forward, world)
    let back = play(stage.back, world)
    let frames = there.frames + back.frames
    let area = Int(scene.size.width * scene.size.height)
    func sum(_ count: KeyPath<Counts, Int>) -> Int {
      there.counts[keyPath: count] + back.counts[keyPath: count]
    }
    let exceeded = try Thresholds(ofScene: scene.name).exceeded(by: [
      "percentWritten": sum(\.pixelsWritten) * 100 / (area * frames),
      "percentFlattened": (sum(\.pixelsFlattened) - sum(\.pixelsCopied)) * 100 / area,
      "resamples": sum(\.resamples) / frames, "imagesScaled": sum(\.imagesScaled),
      "blurs": sum(\.backdropsMade) / frames,
      "percentBlurred": sum(\.pixelsBlurred) * 100 / (area * frames),
      "masksMade": sum(\.masksMade), "kilobytes": sum(\.bytesAllocated) / 1024,
      "allocations": (there.allocations + back.allocations) / frames,
    ])
    #expect(exceeded == [], "\(scene.name)")
    #expect(frames > 20, "\(scene.name)")
  }

  /// Plays a motion to its end and returns its work.
  private func play(
    _ move: () -> Void,
    _ world: World
  ) -> (counts: Counts, frames: Int, allocations: Int) {
    world.stage.compositor.resetCounts()
    let (shown, allocations) = (world.shownFrames, retour_allocations())
    world.perform(move)
    world.settle()
    return (
      world.stage.compositor.counts, world.shownFrames - shown,
      Int(retour_allocations() - allocations)
    )
  }
}
