// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An effect and its time, in that of a layer or of a group of animations.
struct TimedEffect {
  /// The stage of an animation at a moment.
  enum Stage { case before, active, over }

  let effect: LayerEffect?
  let timing: MediaTiming
  /// The duration of all passes in seconds, in the time of the animation.
  let length: Double

  init(_ effect: LayerEffect?, timing: MediaTiming) {
    (self.effect, self.timing) = (effect, timing)
    let pass = timing.duration * (timing.autoreverses ? 2 : 1)
    length =
      timing.repeatDuration > 0
      ? timing.repeatDuration
      : pass * Double(timing.repeatCount > 0 ? timing.repeatCount : 1)
  }

  func stage(at outerTime: Double) -> Stage {
    // A nanosecond: sums of sixtieths and times converted through the tree differ by less.
    let slack = 1e-9
    let time = timing.localTime(outerTime)
    if outerTime < timing.beginTime - slack || time < -slack { return .before }
    return time < length - slack ? .active : .over
  }

  /// Applies the effect at a moment of the outer time.
  func apply(to values: inout LayerValues, at outerTime: Double) {
    guard let effect, let time = time(at: outerTime) else { return }
    let duration = timing.duration
    guard duration > 0 else { return effect.apply(to: &values, time: 0, duration: 0) }
    effect.apply(to: &values, time: timeInPass(time), duration: duration)
  }

  /// The animation's own time at a moment; nil where it shows nothing.
  private func time(at outerTime: Double) -> Double? {
    let fill = timing.fillMode
    switch stage(at: outerTime) {
    case .before where fill == .backwards || fill == .both: return 0
    case .active: return max(0, timing.localTime(outerTime))
    case .over where fill == .forwards || fill == .both: return length
    default: return nil
    }
  }

  private func timeInPass(_ time: Double) -> Double {
    let duration = timing.duration
    var pass = (time / duration).rounded(.down)
    // The end of the last pass is its end, not the beginning of another.
    if time >= length, time > 0, time == pass * duration { pass -= 1 }
    let inPass = time - pass * duration
    let isBackwards = timing.autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1
    return isBackwards ? duration - inPass : inPass
  }

  /// The time in the pass at a moment, as a share of the pass; nil where it shows nothing.
  func share(at outerTime: Double) -> Double? {
    guard let time = time(at: outerTime) else { return nil }
    return timing.duration > 0 ? timeInPass(time) / timing.duration : 1
  }
}
