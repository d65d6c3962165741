// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import BenchScenes
import CAllocations
import QuartzCore
import RetourRender
import UIKit

/// The motion of a scene in memory, measured frame by frame.
@MainActor
final class SceneRun {
  private static let pairs = 3

  /// Runs the scene of a name, or all scenes.
  static func run(_ name: String?) {
    let scale = environment("RETOUR_SCALE").flatMap(Double.init) ?? 3
    for scene in Scene.all where name == nil || scene.name == name {
      SceneRun(scene, scale: CGFloat(scale)).run()
    }
  }

  private let scene: Scene
  private let desk: Desk
  private let stage: SceneStage

  init(_ scene: Scene, scale: CGFloat) {
    self.scene = scene
    let desk = Desk(scale: scale, size: scene.size)
    self.desk = desk
    stage = desk.perform { SceneStage(scene, in: desk.window) }
    desk.settle()
    desk.perform { stage.presentFirstSheet() }
    desk.settle()
  }

  /// Plays the motion there and back, and reports milliseconds of processor time per frame.
  ///
  /// The first motion there and back is no part of the means: the system has not given its memory
  /// yet, and no letter is drawn.
  func run() {
    let newFirst = play(stage.forward).first ?? 0
    _ = play(stage.back)
    var all: [Double] = []
    var firsts: [Double] = []
    desk.stage.compositor.resetCounts()
    let allocations = retour_allocations()
    for _ in 0..<Self.pairs {
      for move in [stage.forward, stage.back] {
        let frames = play(move)
        firsts.append(frames.first ?? 0)
        all += frames
      }
    }
    let later = all.count - firsts.count
    let counts = desk.stage.compositor.counts
    let count = Double(all.count)
    report(
      "scene \(scene.name)",
      [
        "ms": all.reduce(0, +) / count,
        "first_ms": firsts.median,
        "new_first_ms": newFirst,
        "later_ms": (all.reduce(0, +) - firsts.reduce(0, +)) / Double(max(later, 1)),
        "largest_ms": largest,
        "pixels_written": Double(counts.pixelsWritten) / count,
        "pixels_flattened": Double(counts.pixelsFlattened) / count,
        "bytes": Double(counts.bytesAllocated) / count,
        "stores": Double(counts.storesFlattened),
        "resamples": Double(counts.resamples) / count,
        "outlines": Double(counts.outlines) / count,
        "allocations": Double(retour_allocations() - allocations) / count,
      ]
    )
    report("limit of scene \(scene.name)", ["limit_ms": limit()])
  }

  /// The longest frame after the first one of a motion.
  private var largest = 0.0

  /// The milliseconds per frame of who has the frames of the motion in advance.
  private func limit() -> Double {
    var limit = SceneLimit(width: desk.pixelWidth, desk.pixels)
    _ = play(stage.forward) { limit.add(desk.pixels) }
    _ = play(stage.back)
    return limit.replay()
  }

  /// Plays one motion and returns the milliseconds of each of its frames.
  ///
  /// - Parameters:
  ///   - move: Begins the motion.
  ///   - afterFrame: Called after each frame, outside of the time measured.
  /// - Returns: The milliseconds.
  private func play(_ move: () -> Void, afterFrame: () -> Void = {}) -> [Double] {
    var frames: [Double] = []
    var start = Meter.processor
    desk.perform(move)
    desk.advance(by: 0)
    while desk.stage.session.clock.nextWakeUp != nil {
      desk.showFrame()
      let end = Meter.processor
      frames.append((end - start) * 1e3)
      afterFrame()
      start = Meter.processor
    }
    largest = max(largest, frames.dropFirst().max() ?? 0)
    return frames
  }
}
