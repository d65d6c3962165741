// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import BenchScenes
import RetourTesting
import UIKit

extension World {
  /// Returns a world that composes what it shows, with a scene of the benchmarks at rest.
  static func showing(_ scene: Scene) -> (world: World, stage: SceneStage) {
    let world = World(size: scene.size, scale: 1)
    world.stage.frameUse = .shown
    let stage = world.perform { SceneStage(scene, in: world.window) }
    world.settle()
    world.perform { stage.presentFirstSheet() }
    world.settle()
    return (world, stage)
  }
}
