// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The keyframes of an animation block, collected while its changes are made.
@MainActor
struct ViewKeyframes {
  /// The part of the duration in which changes happen, as fractions.
  struct Span {
    let start: Double
    let end: Double
  }

  /// One property of one view on its way through the keyframes.
  @MainActor
  struct Track {
    weak var view: UIView?
    let property: AnimatedProperty
    /// The value at the start.
    let former: Any?
    /// The value that restores it.
    let restored: Any?
    let mode: CAAnimationCalculationMode
    fileprivate(set) var stops: [(span: Span, value: Any?)]
  }

  private let mode: CAAnimationCalculationMode
  private var span = Span(start: 0, end: 1)
  private(set) var tracks: [Track] = []

  init(mode: CAAnimationCalculationMode) { self.mode = mode }

  /// Begins a keyframe and returns the one that it lies in.
  mutating func begin(from start: Double, length: Double) -> Span {
    let outer = span
    let (first, last) = (Self.share(start), Self.share(start + max(length, 0)))
    span = Span(start: first, end: last)
    return outer
  }

  mutating func end(returningTo outer: Span) { span = outer }

  private static func share(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  /// Adds a change to the present keyframe.
  mutating func add(
    _ view: UIView,
    _ property: AnimatedProperty,
    from former: Any?,
    to value: Any?,
    restoring restored: Any?
  ) {
    let stop = (span, value)
    if let index = tracks.firstIndex(where: { $0.view === view && $0.property == property }) {
      tracks[index].stops.append(stop)
    } else {
      tracks.append(
        Track(
          view: view,
          property: property,
          former: former,
          restored: restored,
          mode: mode,
          stops: [stop]
        )
      )
    }
  }
}

extension ViewKeyframes.Track {
  /// Makes the animation of the track.
  ///
  /// - Parameters:
  ///   - paced: An animation of the same property that has its time.
  ///   - finalValue: The property's value after the animation.
  /// - Returns: The animation.
  func makeAnimation(paced: CABasicAnimation, finalValue: Any?) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(paced: paced)
    let (values, times) = valuesInTime
    animation.calculationMode = mode
    animation.keyTimes = times.map { NSNumber(value: $0) }
    // A stop of no length and the end of discrete values need a time each.
    if mode == .discrete { animation.keyTimes?.append(1) }
    let differences = values.map { AdditiveDifference.between($0, finalValue)?.from }
    if differences.allSatisfy({ $0 != nil }) {
      animation.isAdditive = true
      animation.values = differences.compactMap { $0 }
    } else {
      animation.values = values.compactMap { $0 }
    }
    return animation
  }

  /// The values with their times: each is reached at the end of its keyframe, and kept until the
  /// next one begins.
  private var valuesInTime: (values: [Any?], times: [Double]) {
    let ordered = stops.enumerated().sorted {
      let (left, right) = ($0.element.span.start, $1.element.span.start)
      return left != right ? left < right : $0.offset < $1.offset
    }.map(\.element)
    var (values, times) = ([former], [0.0])
    let holds = mode == .linear || mode == .cubic
    for (span, value) in ordered {
      let last = times.last ?? 0
      if holds, span.start > last {
        values.append(values.last ?? nil)
        times.append(span.start)
      }
      values.append(value)
      times.append(max(span.end, last))
    }
    if let last = times.last, last < 1 {
      values.append(values.last ?? nil)
      times.append(1)
    }
    return (values, times)
  }
}
