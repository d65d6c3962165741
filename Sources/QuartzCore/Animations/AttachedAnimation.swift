// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An animation that a layer runs: the copy, what it does, and since when.
final class AttachedAnimation {
  /// Where an animation stands at a moment of its layer's time.
  enum Stage { case before, active, over }

  let key: String?
  let animation: CAAnimation
  let effect: AnimationEffect?
  let timing: MediaTiming
  /// The seconds of its own time that it lasts, all passes together.
  let length: Double
  /// The completion blocks that wait for it.
  let groups: [CompletionGroup]
  weak var layer: CALayer?
  /// A layer may outlive the session that it was animated in.
  weak var running: RunningAnimations?
  /// Its layer has been in a tree that is shown: when it leaves it, the animation ends.
  var wasShown = false
  var hasStarted = false
  /// Nothing more is to be told about it.
  var hasEnded = false

  init(
    _ animation: CAAnimation,
    key: String?,
    layer: CALayer,
    timing: MediaTiming,
    groups: [CompletionGroup],
    running: RunningAnimations
  ) {
    (self.animation, self.key, self.layer) = (animation, key, layer)
    (self.timing, self.groups, self.running) = (timing, groups, running)
    effect = animation.makeEffect()
    let pass = timing.duration * (timing.autoreverses ? 2 : 1)
    length =
      timing.repeatDuration > 0
      ? timing.repeatDuration
      : pass * Double(timing.repeatCount > 0 ? timing.repeatCount : 1)
  }

  func stage(at layerTime: Double) -> Stage {
    // A nanosecond: sums of sixtieths and times converted through the tree miss by less.
    let slack = 1e-9
    let time = timing.localTime(layerTime)
    if layerTime < timing.beginTime - slack || time < -slack { return .before }
    return time < length - slack ? .active : .over
  }

  /// The layer's time at which it ends.
  var endTime: Double { timing.parentTime(length) }

  /// Changes the values to what shows at a moment of the layer's time.
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

  /// Tells the session that the animation ended before its time.
  func layerIsGone() { running?.end(self, finished: false) }
}
