// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The effect of an animation on a layer's values, converted once, when it is added.
struct AnimationEffect {
  /// The progress of one pass as a function of time.
  enum Pacing {
    case even
    case curve(TimingCurve)
    case spring(Spring, TimingCurve?)
  }

  let property: AnimatedProperty
  let isAdditive: Bool
  let from: AnimatedProperty.Lanes?
  let to: AnimatedProperty.Lanes?
  let by: AnimatedProperty.Lanes?
  let pacing: Pacing
  let part: AnimationPart

  /// Applies the animation after `time` seconds of a pass of `duration` seconds.
  func apply(to values: inout LayerValues, time: Double, duration: Double) {
    let passed = part.isBackwards ? duration - time : time
    let progress = part.progress(at: pacing.progress(time: passed, duration: duration))
    property.change(&values, isAdditive: isAdditive) { base, mixesParts in
      var (start, end) = ends(base: base, mixesParts: mixesParts)
      if mixesParts { end.turnTheShortWay(from: start) }
      return start + (end - start) * progress
    }
  }

  /// Returns the start and the end; a missing one is the value without the animation.
  ///
  /// The combinations are those of Apple's documentation of CABasicAnimation.
  private func ends(
    base: AnimatedProperty.Lanes,
    mixesParts: Bool
  ) -> (AnimatedProperty.Lanes, AnimatedProperty.Lanes) {
    guard mixesParts else {
      switch (from, to, by) {
      case (let from?, let to?, _): return (from, to)
      case (let from?, nil, let by?): return (from, from + by)
      case (nil, let to?, let by?): return (to - by, to)
      default: return (from ?? base, to ?? (by.map { base + $0 } ?? base))
      }
    }
    let parts = { AnimatedProperty.Lanes(takingApart: $0) }
    switch (from?.transform, to?.transform, by?.transform) {
    case (let from?, let to?, _): return (parts(from), parts(to))
    case (let from?, nil, let by?): return (parts(from), parts(from.concatenating(by)))
    case (nil, let to?, let by?): return (parts(to.concatenating(by.inverted())), parts(to))
    case (let from, let to, let by):
      let added = by.map { parts(base.puttingTogether.concatenating($0)) }
      return (from.map(parts) ?? base, to.map(parts) ?? added ?? base)
    }
  }
}

extension AnimationEffect.Pacing {
  /// Returns the progress after `time` seconds of a pass of `duration` seconds.
  func progress(time: Double, duration: Double) -> Double {
    let fraction = duration > 0 ? time / duration : 1
    switch self {
    case .even: return fraction
    case .curve(let curve): return curve.progress(at: fraction)
    case .spring(let spring, nil): return spring.progress(at: time)
    case .spring(let spring, let curve?):
      return spring.progress(at: curve.progress(at: fraction) * duration)
    }
  }
}

extension AnimatedProperty {
  /// Changes the property's numbers among a layer's values.
  ///
  /// A transform that is not additive is interpolated by its parts, so that a rotation stays one.
  ///
  /// - Parameters:
  ///   - values: The layer's values.
  ///   - isAdditive: Whether the result is added to what is there.
  ///   - mix: Returns the new numbers; gets what is there, zeros for an additive change, and
  ///     whether they are the parts of a transform.
  func change(
    _ values: inout LayerValues,
    isAdditive: Bool,
    _ mix: (_ base: Lanes, _ mixesParts: Bool) -> Lanes
  ) {
    let mixesParts = key == .transform && !isTaken && !isAdditive
    var all = values.lanes(key, isTaken: isTaken || mixesParts)
    var own = Lanes()
    for lane in 0..<count { own[lane] = all[offset + lane] }
    var mixed = mix(isAdditive ? Lanes() : own, mixesParts)
    if isAdditive { mixed += own }
    for lane in 0..<count { all[offset + lane] = mixed[lane] }
    if isDoubled {
      all[offset + 1] = isAdditive ? all[offset + 1] + mixed[0] - own[0] : mixed[0]
    }
    values.setLanes(key, all, isTaken: isTaken || mixesParts)
  }
}

extension SIMD8<Double> {
  /// Adds whole turns to the rotation of a transform's parts, so that it is near another one's.
  mutating func turnTheShortWay(from start: SIMD8<Double>) {
    self[4] -= ((self[4] - start[4]) / (2 * .pi)).rounded() * 2 * .pi
  }
}
