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
    let progress = part.progress(at: progress(time: passed, duration: duration))
    // A transform that is not additive is interpolated by its parts, so that a rotation stays one.
    let mixesParts = property.key == .transform && !property.isTaken && !isAdditive
    var all = values.lanes(property.key, isTaken: property.isTaken || mixesParts)
    var own = AnimatedProperty.Lanes()
    for lane in 0..<property.count { own[lane] = all[property.offset + lane] }

    let base = isAdditive ? AnimatedProperty.Lanes() : own
    var (start, end) = ends(base: base, mixesParts: mixesParts)
    if mixesParts { Self.turnTheShortWay(&start, &end) }
    var mixed = start + (end - start) * progress
    if isAdditive { mixed += own }

    for lane in 0..<property.count { all[property.offset + lane] = mixed[lane] }
    if property.isDoubled {
      all[property.offset + 1] =
        isAdditive ? all[property.offset + 1] + mixed[0] - own[0] : mixed[0]
    }
    values.setLanes(property.key, all, isTaken: property.isTaken || mixesParts)
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

  private static func turnTheShortWay(
    _ start: inout AnimatedProperty.Lanes,
    _ end: inout AnimatedProperty.Lanes
  ) {
    let turns = ((end[4] - start[4]) / (2 * .pi)).rounded()
    end[4] -= turns * 2 * .pi
  }

  private func progress(time: Double, duration: Double) -> Double {
    let fraction = duration > 0 ? time / duration : 1
    switch pacing {
    case .even: return fraction
    case .curve(let curve): return curve.progress(at: fraction)
    case .spring(let spring, nil): return spring.progress(at: time)
    case .spring(let spring, let curve?):
      return spring.progress(at: curve.progress(at: fraction) * duration)
    }
  }
}
