// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The keyframes of an animation in time: which two a moment lies between.
package struct KeyframeTimes: Equatable, Sendable {
  /// A moment between two keyframes.
  package struct Place: Equatable, Sendable {
    /// The keyframe before the moment.
    package let index: Int
    /// The share of the way to the next one.
    package let share: Double
  }

  /// The times as fractions of the duration; of discrete keyframes also the end of the last one.
  private let times: [Double]
  private let isDiscrete: Bool
  private let curves: [TimingCurve]

  /// Creates the times of keyframes.
  ///
  /// - Parameters:
  ///   - count: The number of keyframes.
  ///   - isDiscrete: Whether one follows another without a way between.
  ///   - times: Their times, 0...1 and increasing; others than needed mean evenly.
  ///   - distances: The lengths of the ways, for an even speed; `nil` for the times.
  ///   - curves: The pace from each keyframe to the next; fewer leave the rest even.
  package init(
    count: Int,
    isDiscrete: Bool,
    times: [Double]?,
    distances: [Double]? = nil,
    curves: [TimingCurve] = []
  ) {
    (self.isDiscrete, self.curves) = (isDiscrete, curves)
    let needed = isDiscrete ? count + 1 : count
    let even = (0..<max(needed, 1)).map { Double($0) / Double(max(needed - 1, 1)) }
    let whole = distances?.reduce(0, +) ?? 0
    if let distances, distances.count == count - 1, whole > 0, !isDiscrete {
      var passed = 0.0
      self.times =
        [0]
        + distances.map { distance in
          passed += distance
          return passed / whole
        }
    } else if let times, times.count == needed, zip(times, times.dropFirst()).allSatisfy(<=) {
      self.times = times
    } else if isDiscrete, let times, times.count == count,
      zip(times, times.dropFirst()).allSatisfy(<=)
    {
      self.times = times + [1]
    } else {
      self.times = even
    }
  }

  /// Returns the place of a moment.
  ///
  /// - Parameter fraction: The moment as a fraction of the duration; outside, the nearest keyframe.
  /// - Returns: The place; the last keyframe has a share of 0.
  package func place(at fraction: Double) -> Place {
    let last = times.count - (isDiscrete ? 2 : 1)
    guard last > 0, fraction >= times[0] else { return Place(index: 0, share: 0) }
    guard fraction < times[last] else { return Place(index: last, share: 0) }
    let index = (times.lastIndex { $0 <= fraction } ?? 0)
    guard !isDiscrete else { return Place(index: index, share: 0) }
    let length = times[index + 1] - times[index]
    let share = length > 0 ? (fraction - times[index]) / length : 0
    return Place(
      index: index,
      share: index < curves.count ? curves[index].progress(at: share) : share
    )
  }
}
