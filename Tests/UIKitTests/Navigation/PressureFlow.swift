// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourFuzzing
import RetourTesting
import UIKit

/// One case of the table, from rest to rest.
@MainActor
struct PressureFlow {
  private let running: PressureTable.Running
  private let arriving: PressureTable.Arriving
  private let share: Int
  private let scene: FuzzScene
  /// A finger in the middle of the page, where no gesture begins.
  private let idleFinger: Finger

  init(
    _ running: PressureTable.Running,
    _ arriving: PressureTable.Arriving,
    share: Int,
    _ direction: World.Direction
  ) {
    (self.running, self.arriving, self.share) = (running, arriving, share)
    var plan = FuzzPlan()
    plan.direction = direction
    scene = FuzzScene(plan, [{ UINavigationController() }])
    idleFinger = scene.world.finger.another(3)
    for _ in 0..<3 { scene.perform(.push(on: 0, animated: false)) }
    scene.perform(.rest)
  }

  /// Runs the case.
  ///
  /// - Returns: The first violation of an invariant; `nil` without one.
  func run() -> String? {
    let needsFinger = (arriving == .move || arriving == .release) && !running.isSwipe
    if needsFinger { idleFinger.down(at: middle) }
    for step in running.steps(share: share) {
      scene.perform(step)
      if let wrong = violation(isAtRest: step == .rest && !needsFinger) {
        return "before: \(wrong)"
      }
    }
    var steadiness = PageSteadiness(size: scene.world.window.bounds.size)
    steadiness.frame(scene.offsets)
    arrive(needsFinger: needsFinger, &steadiness)
    if let wrong = violation(isAtRest: false) ?? steadiness.jump { return "at once: \(wrong)" }
    if let wrong = playToRest(&steadiness) { return wrong }
    if needsFinger, arriving == .move { idleFinger.up() }
    scene.perform(.rest)
    if let wrong = violation(isAtRest: true) { return "at rest: \(wrong)" }
    return scene.end()
  }

  private func arrive(needsFinger: Bool, _ steadiness: inout PageSteadiness) {
    if needsFinger, arriving == .move {
      idleFinger.move(to: CGPoint(x: middle.x + 40, y: middle.y))
      scene.advance(by: 0)
    } else if needsFinger {
      idleFinger.up()
      scene.advance(by: 0)
    } else {
      scene.perform(arriving.step(during: running))
    }
    if arriving.putsPagesInPlace {
      steadiness.forget()
    } else if running == .swipeHeld, arriving == .move {
      steadiness.frame(scene.offsets, finger: scene.world.window.bounds.width)
    } else if arriving == .beginSwipe {
      // The finger has moved by the distance at which the gesture begins.
      steadiness.frame(scene.offsets, finger: scene.world.window.bounds.width * 0.15)
    } else {
      steadiness.arrival(scene.offsets)
    }
  }

  /// Advances frame by frame to rest; the finger is lifted after a while.
  private func playToRest(_ steadiness: inout PageSteadiness) -> String? {
    let start = scene.world.time
    for frame in 1...90 {
      if scene.world.isIdle, frame > 12 { break }
      if frame == 10 { scene.perform(.liftFinger) }
      // Slightly after the tick, so that each turn has one frame.
      scene.advance(by: start + Double(frame) / 60 + 1e-4 - scene.world.time)
      steadiness.frame(scene.offsets)
      if let wrong = steadiness.jump { return "frame \(frame): \(wrong)" }
      // Only the frames in which something ends change more than the poses of views.
      if frame % 8 == 0, let wrong = violation(isAtRest: false) {
        return "frame \(frame): \(wrong)"
      }
    }
    return nil
  }

  private var middle: CGPoint {
    let bounds = scene.world.window.bounds
    return CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func violation(isAtRest: Bool) -> String? {
    for invariant in Fuzzer.allInvariants {
      if let wrong = invariant.violation(in: scene, isAtRest: isAtRest) {
        return "\(invariant.name): \(wrong)"
      }
    }
    return nil
  }
}
