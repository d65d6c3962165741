// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Dispatch

/// An animation that a layer runs: the layer's copy, its effect and its state.
final class AttachedAnimation {
  let key: String?
  let animation: CAAnimation
  private let timed: TimedEffect
  /// The groups whose completion waits for it.
  let groups: [CompletionGroup]
  private(set) weak var layer: CALayer?
  /// The animations of the session, which the layer may outlive.
  private weak var running: RunningAnimations?
  /// Whether the layer has been in a tree that is on screen: the animation ends when it leaves it.
  private(set) var wasShown = false
  private var hasStarted = false
  private(set) var hasEnded = false

  init(
    _ animation: CAAnimation,
    key: String?,
    layer: CALayer,
    groups: [CompletionGroup],
    running: RunningAnimations
  ) {
    (self.animation, self.key, self.layer) = (animation, key, layer)
    (self.groups, self.running) = (groups, running)
    timed = TimedEffect(animation.makeEffect(), timing: animation.timing)
  }

  var effect: LayerEffect? { timed.effect }
  var timing: MediaTiming { timed.timing }

  /// Notes that the layer is in a tree that is on screen.
  func markShown() { wasShown = true }

  /// Starts the animation and returns whether it had not started yet.
  func start() -> Bool {
    defer { hasStarted = true }
    return !hasStarted
  }

  /// Ends the animation and returns whether it had not ended yet.
  func end() -> Bool {
    defer { hasEnded = true }
    return !hasEnded
  }

  func stage(at layerTime: Double) -> TimedEffect.Stage { timed.stage(at: layerTime) }

  /// The layer's time at which it ends.
  var endTime: Double { timing.parentTime(timed.length) }

  /// The share of the pass at a moment of the layer's time; nil where nothing is shown.
  func share(at layerTime: Double) -> Double? { timed.share(at: layerTime) }

  /// Applies the animation at a moment of the layer's time.
  func apply(to values: inout LayerValues, at layerTime: Double) {
    timed.apply(to: &values, at: layerTime)
  }

  /// Ends the animation unfinished: its layer removed it or is deallocated.
  ///
  /// A layer may be deallocated on any thread; elsewhere than on the main queue, the animation ends
  /// on the main queue's next turn.
  func layerIsGone() {
    guard MainQueue.isCurrent else {
      nonisolated(unsafe) let animation = self
      DispatchQueue.main.async { animation.layerIsGone() }
      return
    }
    onMainActor(self) { $0.running?.end($0, finished: false) }
  }
}
