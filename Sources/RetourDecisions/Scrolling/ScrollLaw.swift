// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// One law of motion of an offset, as a function of the seconds since it began.
///
/// Every law starts at a given position with a given velocity, so laws follow each other without a
/// jump.
package enum ScrollLaw: Equatable, Sendable {
  /// The offset stays.
  case rest(at: Double)
  /// The velocity falls exponentially by a rate per second.
  case decay(from: Double, velocity: Double, rate: Double)
  /// A critically damped spring of a frequency leads to a target.
  case spring(from: Double, velocity: Double, to: Double, frequency: Double)
  /// A cubic curve leads to a target, where it ends without velocity.
  case curve(from: Double, velocity: Double, to: Double, duration: Double)

  /// The offset at which the motion ends.
  package var target: Double {
    switch self {
    case .rest(let offset): offset
    case .decay(let from, let velocity, let rate): from + velocity / rate
    case .spring(_, _, let target, _), .curve(_, _, let target, _): target
    }
  }

  /// The seconds after which the offset stays within ``ScrollFigures/restDistance`` of its target.
  package var duration: Double {
    let rest = ScrollFigures.restDistance
    switch self {
    case .rest: return 0
    case .decay(_, let velocity, let rate):
      return max(0, log(max(abs(velocity), rate * rest) / (rate * rest)) / rate)
    case .spring(let from, let velocity, let target, let frequency):
      let distance = abs(from - target)
      let slope = abs(velocity + frequency * (from - target))
      return Self.settling(distance: distance, slope: slope, frequency: frequency)
    case .curve(_, _, _, let duration): return duration
    }
  }

  /// Returns the offset after some seconds.
  package func position(at time: Double) -> Double {
    let time = max(0, time)
    switch self {
    case .rest(let offset): return offset
    case .decay(let from, let velocity, let rate):
      return from + velocity / rate * (1 - exp(-rate * time))
    case .spring(let from, let velocity, let target, let frequency):
      let distance = from - target
      return target + (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
    case .curve(let from, let velocity, let target, let duration):
      guard time < duration else { return target }
      let s = time / duration
      let rest = 1 - s
      return from + (target - from) * s * s * (3 - 2 * s) + velocity * duration * s * rest * rest
    }
  }

  /// Returns the velocity after some seconds, in points per second.
  package func velocity(at time: Double) -> Double {
    let time = max(0, time)
    switch self {
    case .rest: return 0
    case .decay(_, let velocity, let rate): return velocity * exp(-rate * time)
    case .spring(let from, let velocity, let target, let frequency):
      let distance = from - target
      let slope = velocity + frequency * distance
      return (slope - frequency * (distance + slope * time)) * exp(-frequency * time)
    case .curve(let from, let velocity, let target, let duration):
      guard time < duration else { return 0 }
      let s = time / duration
      return (target - from) / duration * 6 * s * (1 - s) + velocity * (1 - s) * (1 - 3 * s)
    }
  }

  /// Returns the law along another part of the axis.
  ///
  /// - Parameter distance: The change of all offsets.
  /// - Returns: The law.
  func shifted(by distance: Double) -> ScrollLaw {
    switch self {
    case .rest(let offset): .rest(at: offset + distance)
    case .decay(let from, let velocity, let rate):
      .decay(from: from + distance, velocity: velocity, rate: rate)
    case .spring(let from, let velocity, let target, let frequency):
      .spring(
        from: from + distance,
        velocity: velocity,
        to: target + distance,
        frequency: frequency
      )
    case .curve(let from, let velocity, let target, let duration):
      .curve(from: from + distance, velocity: velocity, to: target + distance, duration: duration)
    }
  }

  /// Returns the time at which the envelope of a spring has fallen to the rest distance.
  private static func settling(distance: Double, slope: Double, frequency: Double) -> Double {
    func envelope(_ time: Double) -> Double { (distance + slope * time) * exp(-frequency * time) }
    guard max(distance, slope / frequency) > ScrollFigures.restDistance else { return 0 }
    var (low, high) = (1 / frequency, 60.0)
    while high - low > 1e-4 {
      let middle = (low + high) / 2
      if envelope(middle) < ScrollFigures.restDistance { high = middle } else { low = middle }
    }
    return high
  }
}
