// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The effect of an animation on a layer's values, converted once, when it is added.
indirect enum LayerEffect {
  case numbers(AnimationEffect)
  case spatial(SpatialEffect)
  case list(ListEffect)
  case keyframes(KeyframeEffect)
  /// Effects in the time of a group, which has a pace of its own.
  case group([TimedEffect], AnimationEffect.Pacing)
  case transition(TransitionEffect)

  /// Applies the animation after `time` seconds of a pass of `duration` seconds.
  func apply(to values: inout LayerValues, time: Double, duration: Double) {
    switch self {
    case .numbers(let effect): effect.apply(to: &values, time: time, duration: duration)
    case .spatial(let effect): effect.apply(to: &values, time: time, duration: duration)
    case .list(let effect): effect.apply(to: &values, time: time, duration: duration)
    case .keyframes(let effect): effect.apply(to: &values, time: time, duration: duration)
    case .group(let effects, let pacing):
      let paced = pacing.progress(time: time, duration: duration) * duration
      for effect in effects { effect.apply(to: &values, at: paced) }
    case .transition: break
    }
  }

  /// Whether the layer's content stays as it is, and is only shown elsewhere or otherwise.
  var keepsContent: Bool {
    switch self {
    case .numbers(let effect): effect.property.key.keepsContent
    case .list(let effect): effect.key.keepsContent
    case .keyframes(let effect): effect.key.keepsContent
    case .group(let effects, _): effects.allSatisfy { $0.effect?.keepsContent ?? true }
    case .spatial(let effect): effect.property.key.keepsContent
    case .transition: true
    }
  }
}
