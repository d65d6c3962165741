// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The effect of an animation of a path, of colors or of places.
struct ListEffect {
  let key: LayerKey
  let from: ListValue?
  let to: ListValue?
  let pacing: AnimationEffect.Pacing
  let part: AnimationPart

  /// Applies the animation after `time` seconds of a pass of `duration` seconds.
  func apply(to values: inout LayerValues, time: Double, duration: Double) {
    let passed = part.isBackwards ? duration - time : time
    let progress = part.progress(at: pacing.progress(time: passed, duration: duration))
    let own = values.listValue(key)
    guard let start = from ?? own, let end = to ?? own else { return }
    values.setList(key, start.mixed(with: end, at: progress))
  }
}
