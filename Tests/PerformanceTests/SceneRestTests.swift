// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import BenchScenes
import CoreGraphics
import Foundation
import RetourHost
import RetourTesting
import Testing
import UIKit

/// Each scene of the benchmarks in motion and at rest: what is damaged, copied and kept on a screen
/// shows what is painted from scratch.
@MainActor
struct SceneRestTests {
  @Test func `a scene has the pixels of a frame that is painted from scratch`() {
    for scene in Scene.all { check(scene) }
  }

  private func check(_ scene: Scene) {
    let (world, stage) = World.showing(scene)
    for move in [stage.forward, stage.back] {
      world.perform(move)
      // What turns has other pixels between two frames.
      for step in 0..<2 where !scene.turns {
        world.advance(by: 0.1)
        #expect(differences(world) == 0, "\(scene.name), step \(step)")
      }
      world.settle()
      #expect(differences(world) == 0, "\(scene.name) at rest")
    }
  }

  /// The number of rows on the screen that are not those of a frame painted from scratch.
  private func differences(_ world: World) -> Int {
    let expected = world.frame
    let count = world.display.withBytes { bytes in
      bytes.withUnsafeBytes { shown in
        guard let start = shown.baseAddress else { return -1 }
        let byteCount = expected.width * 4
        return (0..<expected.height).count { row in
          memcmp(start + row * byteCount, expected.base + row * expected.bytesPerRow, byteCount)
            != 0
        }
      }
    }
    return count ?? -1
  }
}
