// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The motion of an offset along one axis: a law, and a second one from an edge on.
package struct AxisMotion: Equatable, Sendable {
  private var first: ScrollLaw
  /// The law after the first one's end at an edge.
  private var second: ScrollLaw?
  /// The seconds after which the second law holds.
  private let turn: Double

  /// Creates a motion of one law.
  package init(_ law: ScrollLaw) { (first, second, turn) = (law, nil, .infinity) }

  private init(_ first: ScrollLaw, until turn: Double, then second: ScrollLaw) {
    (self.first, self.turn, self.second) = (first, turn, second)
  }

  // MARK: Making motions

  /// Returns the offset at which a lifted finger's motion would end, inside the range.
  ///
  /// - Parameters:
  ///   - offset: The offset when the finger is lifted.
  ///   - velocity: Its velocity, in points per second.
  ///   - axis: The axis.
  ///   - rate: The rate of deceleration per millisecond, such as 0.998.
  /// - Returns: The offset.
  package static func naturalTarget(
    from offset: Double,
    velocity: Double,
    in axis: ScrollAxis,
    rate: Double
  ) -> Double {
    axis.clamped(offset + (axis.isScrollable ? velocity / fall(of: rate) : 0))
  }

  /// Returns the motion of a lifted finger: deceleration, and a bounce at an edge.
  ///
  /// - Parameters:
  ///   - offset: The offset when the finger is lifted.
  ///   - velocity: Its velocity, in points per second.
  ///   - axis: The axis.
  ///   - rate: The rate of deceleration per millisecond, such as 0.998.
  /// - Returns: The motion.
  package static func natural(
    from offset: Double,
    velocity: Double,
    in axis: ScrollAxis,
    rate: Double
  ) -> AxisMotion {
    let decay = ScrollLaw.decay(from: offset, velocity: velocity, rate: fall(of: rate))
    let near = axis.clamped(offset)
    // Beyond an edge: back to it, unless the finger's speed leads over it anyway.
    let leadsInside = (decay.target - near) * (near - offset) > 0
    if near != offset, !leadsInside {
      return back(from: offset, velocity: velocity, to: near, axis)
    }
    let end = axis.clamped(decay.target)
    guard axis.isScrollable, abs(decay.target - offset) >= ScrollFigures.shortestWay else {
      return AxisMotion(.rest(at: near))
    }
    guard end != decay.target else { return AxisMotion(decay) }
    let rate = fall(of: rate)
    let turn = -log(1 - rate * (end - offset) / velocity) / rate
    guard axis.bounces else { return AxisMotion(decay, until: turn, then: .rest(at: end)) }
    let bounce = ScrollLaw.spring(
      from: end,
      velocity: decay.velocity(at: turn),
      to: end,
      frequency: ScrollFigures.bounceFrequency
    )
    return AxisMotion(decay, until: turn, then: bounce)
  }

  /// Returns the motion to an offset that the owner chose, such as a page.
  ///
  /// It neither overshoots nor leaves with another velocity than the present one.
  ///
  /// - Parameters:
  ///   - target: The offset.
  ///   - offset: The present offset.
  ///   - velocity: The present velocity, in points per second.
  ///   - rate: The rate of deceleration per millisecond; `nil` for a page.
  /// - Returns: The motion.
  package static func leading(
    to target: Double,
    from offset: Double,
    velocity: Double,
    rate: Double?
  ) -> AxisMotion {
    let way = target - offset
    guard abs(way) > 0.01 || abs(velocity) > 1 else { return AxisMotion(.rest(at: target)) }
    // The frequency at which the spring is a plain deceleration that ends at the target.
    let plain = way * velocity > 0 ? abs(velocity / way) : 0
    let natural = rate.map(fall(of:)) ?? .infinity
    // A target up to twice as far as the natural one is reached by the usual deceleration.
    let least = plain >= natural / 2 ? natural : ScrollFigures.pagingFrequency
    let law = ScrollLaw.spring(
      from: offset,
      velocity: velocity,
      to: target,
      frequency: max(plain, least)
    )
    return AxisMotion(law)
  }

  private static func back(
    from offset: Double,
    velocity: Double,
    to edge: Double,
    _ axis: ScrollAxis
  ) -> AxisMotion {
    let way = edge - offset
    let plain = way * velocity > 0 ? abs(velocity / way) : 0
    let law = ScrollLaw.spring(
      from: offset,
      velocity: velocity,
      to: edge,
      frequency: max(plain, ScrollFigures.bounceFrequency)
    )
    return AxisMotion(law)
  }

  /// Returns the part of its velocity that a motion loses per second, for a rate per millisecond.
  private static func fall(of rate: Double) -> Double {
    -1000 * log(min(max(rate, 0.001), 0.999_9))
  }

  // MARK: Values

  /// The offset at which the motion ends.
  package var target: Double { (second ?? first).target }

  /// The duration in seconds.
  package var duration: Double { second.map { turn + $0.duration } ?? first.duration }

  /// Returns the offset after some seconds; the target from the end on.
  package func position(at time: Double) -> Double {
    guard time < duration else { return target }
    guard let second, time >= turn else { return first.position(at: time) }
    return second.position(at: time - turn)
  }

  /// Returns the velocity after some seconds, in points per second; 0 from the end on.
  package func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    guard let second, time >= turn else { return first.velocity(at: time) }
    return second.velocity(at: time - turn)
  }

  /// Returns the same motion along another part of the axis.
  func shifted(by distance: Double) -> AxisMotion {
    var motion = self
    motion.first = first.shifted(by: distance)
    motion.second = second?.shifted(by: distance)
    return motion
  }
}
