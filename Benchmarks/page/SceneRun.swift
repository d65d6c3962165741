// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import BenchScenes
import CAllocations
import Foundation
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
    // As a window does when it has shown its first frame.
    desk.stage.compositor.prepareMemory(width: desk.pixelWidth, height: desk.pixelHeight)
    Thread.sleep(forTimeInterval: 0.2)
  }

  /// Plays the motion there and back, and reports milliseconds per frame.
  ///
  /// Means are of processor time; first and longest frames are from their beginning to their end,
  /// since several processors may paint them and what counts is whether they are on time.
  ///
  /// The first motion there and back is no part of the means: the system has not given its memory
  /// yet, and no letter is drawn.
  func run() {
    let newFirst = play(stage.forward).first?.elapsed ?? 0
    _ = play(stage.back)
    var all: [Time] = []
    var firsts: [Time] = []
    desk.stage.compositor.resetCounts()
    let allocations = retour_allocations()
    for _ in 0..<Self.pairs {
      for move in [stage.forward, stage.back] {
        let frames = play(move)
        firsts += frames.prefix(1)
        all += frames
      }
    }
    let counts = desk.stage.compositor.counts
    let count = Double(all.count)
    let (processor, elapsed) = (all.map(\.processor), all.map(\.elapsed))
    let sum = processor.reduce(0, +)
    let later = sum - firsts.map(\.processor).reduce(0, +)
    report(
      "scene \(scene.name)",
      [
        "ms": sum / count,
        "later_ms": later / Double(max(all.count - firsts.count, 1)),
        "largest_processor_ms": largest.processor,
        "elapsed_ms": elapsed.reduce(0, +) / count,
        "first_ms": firsts.map(\.elapsed).median,
        "new_first_ms": newFirst,
        "largest_ms": largest.elapsed,
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

  /// The longest times of frames after the first one of a motion.
  private var largest = Time()

  /// The milliseconds per frame of who has the frames of the motion in advance.
  private func limit() -> Double {
    var limit = SceneLimit(width: desk.pixelWidth, desk.pixels)
    _ = play(stage.forward) { limit.add(desk.pixels) }
    _ = play(stage.back)
    return limit.replay()
  }

  /// The milliseconds of a frame.
  private struct Time {
    /// Of processor time, all threads.
    var processor = 0.0
    /// From its beginning to its end.
    var elapsed = 0.0
  }

  /// Plays one motion and returns the times of its frames.
  ///
  /// - Parameters:
  ///   - move: Begins the motion.
  ///   - afterFrame: Called after each frame, outside of the time measured.
  /// - Returns: The times.
  private func play(_ move: () -> Void, afterFrame: () -> Void = {}) -> [Time] {
    var frames: [Time] = []
    var start = (Meter.processor, Meter.time)
    desk.perform(move)
    desk.advance(by: 0)
    while desk.stage.session.clock.nextWakeUp != nil {
      desk.showFrame()
      let end = (Meter.processor, Meter.time)
      frames.append(
        Time(processor: (end.0 - start.0) * 1e3, elapsed: (end.1 - start.1) * 1e3)
      )
      afterFrame()
      start = (Meter.processor, Meter.time)
    }
    for frame in frames.dropFirst() {
      largest.processor = max(largest.processor, frame.processor)
      largest.elapsed = max(largest.elapsed, frame.elapsed)
    }
    return frames
  }
}
