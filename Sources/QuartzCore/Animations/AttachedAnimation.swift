// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Dispatch

/// An animation that a layer runs: the layer's copy, its effect and its state.
final class AttachedAnimation {
  /// The stage of an animation at a moment of its layer's time.
  enum Stage { case before, active, over }

  let key: String?
  let animation: CAAnimation
  let effect: AnimationEffect?
  let timing: MediaTiming
  /// The duration of all passes in seconds, in the time of the animation.
  let length: Double
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
    timing = animation.timing
    effect = animation.makeEffect()
    let pass = timing.duration * (timing.autoreverses ? 2 : 1)
    length =
      timing.repeatDuration > 0
      ? timing.repeatDuration
      : pass * Double(timing.repeatCount > 0 ? timing.repeatCount : 1)
  }

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

  func stage(at layerTime: Double) -> Stage {
    // A nanosecond: sums of sixtieths and times converted through the tree differ by less.
    let slack = 1e-9
    let time = timing.localTime(layerTime)
    if layerTime < timing.beginTime - slack || time < -slack { return .before }
    return time < length - slack ? .active : .over
  }

  /// The layer's time at which it ends.
  var endTime: Double { timing.parentTime(length) }

  /// Applies the animation at a moment of the layer's time.
  func apply(to values: inout LayerValues, at layerTime: Double) {
    guard let effect else { return }
    let fill = timing.fillMode
    switch stage(at: layerTime) {
    case .before where fill == .backwards || fill == .both: apply(effect, &values, 0)
    case .active: apply(effect, &values, max(0, timing.localTime(layerTime)))
    case .over where fill == .forwards || fill == .both: apply(effect, &values, length)
    default: break
    }
  }

  private func apply(_ effect: AnimationEffect, _ values: inout LayerValues, _ time: Double) {
    let duration = timing.duration
    guard duration > 0 else { return effect.apply(to: &values, time: 0, duration: 0) }
    var pass = (time / duration).rounded(.down)
    // The end of the last pass is its end, not the beginning of another.
    if time >= length, time > 0, time == pass * duration { pass -= 1 }
    let inPass = time - pass * duration
    let isBackwards = timing.autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1
    effect.apply(to: &values, time: isBackwards ? duration - inPass : inPass, duration: duration)
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
