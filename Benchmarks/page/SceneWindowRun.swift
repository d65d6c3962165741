// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import BenchScenes
import QuartzCore
import UIKit

/// The motion of a scene in a window, measured frame by frame.
@MainActor
final class SceneWindowRun {
  private static let pairs = 3
  /// The time from the start of a motion, which takes half a second, to the next, in seconds.
  private static let interval = 0.8

  private let scene: Scene
  private let stage: SceneStage
  private let clock = Session.current.clock
  private var frames: [Double] = []
  private var motions: [[Double]] = []
  private var start = 0.0

  init(_ scene: Scene, in window: UIWindow) {
    self.scene = scene
    stage = SceneStage(scene, in: window)
    let draw = clock.onFrame
    clock.onFrame = { [weak self] time in
      draw?(time)
      MainActor.assumeIsolated { self?.frameWasShown() }
    }
  }

  /// Plays the motion there and back, reports it, and ends the process.
  func play() {
    stage.presentFirstSheet()
    after(Self.interval) { self.playNext() }
  }

  private func playNext() {
    guard motions.count < 2 * Self.pairs else { end() }
    frames = []
    start = Meter.processor
    if motions.count % 2 == 0 { stage.forward() } else { stage.back() }
    after(Self.interval) {
      self.motions.append(self.frames)
      self.playNext()
    }
  }

  private func frameWasShown() {
    let now = Meter.processor
    frames.append((now - start) * 1e3)
    start = now
  }

  private func end() -> Never {
    let all = motions.flatMap { $0 }
    let firsts = motions.compactMap(\.first)
    report(
      "scene-window \(scene.name)",
      [
        "frames": Double(all.count),
        "ms": all.reduce(0, +) / Double(max(all.count, 1)),
        "first_ms": firsts.median,
        "largest_ms": motions.flatMap { $0.dropFirst() }.max() ?? 0,
      ]
    )
    exit(0)
  }

  private func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { body() }
  }
}
