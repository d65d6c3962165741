// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The effect of an animation of a transform that may lead out of the plane.
struct SpatialEffect {
  let property: SpatialProperty
  let from: SpatialProperty.Frame?
  let to: SpatialProperty.Frame?
  let by: SpatialProperty.Frame?
  let isAdditive: Bool
  /// The effect on a layer in the plane; `nil` for an animation that leads out of it.
  let flat: AnimationEffect?
  let pacing: AnimationEffect.Pacing
  let part: AnimationPart

  /// Applies the animation after `time` seconds of a pass of `duration` seconds.
  func apply(to values: inout LayerValues, time: Double, duration: Double) {
    if let flat, !values.isSpatial {
      return flat.apply(to: &values, time: time, duration: duration)
    }
    let passed = part.isBackwards ? duration - time : time
    let progress = part.progress(at: pacing.progress(time: passed, duration: duration))
    property.change(&values, isAdditive: isAdditive) { base in
      let start = from ?? by.flatMap { by in to.map { $0.subtracting(by) } } ?? base
      let end = to ?? by.map { start.adding($0) } ?? base
      return start.mixed(with: end, at: progress)
    }
  }
}
