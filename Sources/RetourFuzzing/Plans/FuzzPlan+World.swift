// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import RetourTesting

extension FuzzPlan {
  /// Makes the world in which the plan is played, without frames.
  ///
  /// - Parameter size: The size of the screen, in points.
  /// - Returns: The world.
  @MainActor
  package func makeWorld(size: CGSize) -> World {
    let world = World(
      direction,
      size: size,
      scale: 1,
      framesPerSecond: Double(frameRate),
      popsAreInterruptible: popsAreInterruptible
    )
    world.skipsFrames = true
    return world
  }
}
