// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// An animator's progress from 0 to 1 while it runs, is paused, is scrubbed or is reversed.
///
/// Pure: time is an argument, and the position has no jump at any event.
package struct AnimatorTimeline {
  /// A way between two positions that takes some time, in one direction or the other.
  package struct Segment: Equatable, Sendable {
    /// The position at the beginning, before the time of the way.
    package var start: Double
    /// The position at the end.
    package var end: Double
    /// The seconds that the whole way takes.
    package var duration: Double
    /// The pace from start to end.
    package var pace: AnimatorPace
    /// The seconds of the way that are behind, seen from its start.
    package var offset: Double
    /// Whether the way is gone from its end to its start.
    package var isBackwards = false

    /// The position after some seconds.
    func position(after seconds: Double) -> Double {
      let time = isBackwards ? offset - seconds : offset + seconds
      return start + (end - start) * pace.progress(at: time, of: duration)
    }

    /// The seconds that are left.
    package var rest: Double { max(0, isBackwards ? offset : duration - offset) }

    /// The same way, some seconds later.
    func advanced(by seconds: Double) -> Segment {
      var segment = self
      let time = isBackwards ? offset - seconds : offset + seconds
      segment.offset = min(max(time, 0), duration)
      return segment
    }
  }

  private enum Mode {
    /// Nothing moves; `resumes` is the way to continue on, if the position is still the one there.
    case held(at: Double, resumes: Segment?)
    case running(Segment, since: Double)
  }

  private let duration: Double
  private let pace: AnimatorPace
  private var mode: Mode
  /// Whether it is on its way to 0.
  package private(set) var isReversed: Bool

  /// Creates a timeline that is held at its start.
  ///
  /// - Parameters:
  ///   - duration: The seconds from 0 to 1.
  ///   - pace: The pace from 0 to 1.
  ///   - isReversed: Whether it is on its way to 0.
  package init(duration: Double, pace: AnimatorPace, isReversed: Bool = false) {
    (self.duration, self.pace, self.isReversed) = (duration, pace, isReversed)
    mode = .held(at: 0, resumes: nil)
  }

  // MARK: State

  /// Whether it is not held.
  package var isRunning: Bool {
    if case .running = mode { true } else { false }
  }

  /// Returns what is left of the way.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: The way from here on; `nil` while it is held.
  package func segment(at time: Double) -> Segment? {
    guard case .running(let segment, let since) = mode else { return nil }
    return segment.advanced(by: max(0, time - since))
  }

  /// Returns how long it waits until it starts.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: The seconds, or 0.
  package func wait(at time: Double) -> Double {
    if case .running(_, let since) = mode { max(0, since - time) } else { 0 }
  }

  /// Returns the position.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: The position: 0 to 1, or beyond where a spring overshoots.
  package func position(at time: Double) -> Double {
    switch mode {
    case .held(let position, _): position
    case .running(let segment, let since): segment.position(after: max(0, time - since))
    }
  }

  /// The position at which it arrives.
  package var target: Double { isReversed ? 0 : 1 }

  // MARK: Events

  /// Starts, or continues where it was held.
  ///
  /// - Parameter time: The time in seconds.
  package mutating func run(at time: Double) {
    guard case .held(let position, let resumes) = mode else { return }
    mode = .running(resumes ?? way(from: position), since: time)
  }

  /// Continues on another way to the target.
  ///
  /// - Parameters:
  ///   - pace: The pace of the rest; `nil` keeps the pace.
  ///   - duration: The seconds that the rest takes; `nil` keeps what is left.
  ///   - time: The time in seconds.
  package mutating func run(pace: AnimatorPace?, duration: Double?, at time: Double) {
    guard pace != nil || duration != nil else { return run(at: time) }
    mode = .running(ownWay(from: position(at: time), pace, duration), since: time)
  }

  /// Stands still where it is.
  ///
  /// - Parameter time: The time in seconds.
  package mutating func hold(at time: Double) {
    guard case .running(let segment, let since) = mode else { return }
    let rest = segment.advanced(by: max(0, time - since))
    mode = .held(at: rest.position(after: 0), resumes: rest)
  }

  /// Stands still at a position; without effect while it runs.
  ///
  /// - Parameters:
  ///   - fraction: The share of the way, or of the time.
  ///   - isLinear: Whether the fraction is a share of the way rather than of the time.
  package mutating func scrub(to fraction: Double, isLinear: Bool) {
    guard case .held = mode, !fraction.isNaN else { return }
    let share = min(max(fraction, 0), 1)
    let position = isLinear ? share : pace.progress(at: share * duration, of: duration)
    mode = .held(at: position, resumes: nil)
  }

  /// Turns round, or back again.
  ///
  /// - Parameter time: The time in seconds.
  package mutating func reverse(at time: Double) {
    isReversed.toggle()
    switch mode {
    case .held(let position, let resumes):
      mode = .held(at: position, resumes: resumes.flatMap(turned))
    case .running(let segment, let since):
      let rest = segment.advanced(by: max(0, time - since))
      mode = .running(turned(rest) ?? way(from: rest.position(after: 0)), since: time)
    }
  }

  /// The way back on a segment, unless it ends elsewhere than at the target.
  private func turned(_ segment: Segment) -> Segment? {
    var back = segment
    back.isBackwards.toggle()
    return (back.isBackwards ? back.start : back.end) == target ? back : nil
  }

  /// The rest of the whole way, from a position on; a way of its own from beyond its ends.
  private func way(from position: Double) -> Segment {
    guard (0...1).contains(position) else { return ownWay(from: position, nil, nil) }
    return Segment(
      start: 0,
      end: 1,
      duration: duration,
      pace: pace,
      offset: pace.time(of: position, of: duration),
      isBackwards: isReversed
    )
  }

  /// A way from a position to the target.
  private func ownWay(
    from position: Double,
    _ pace: AnimatorPace?,
    _ duration: Double?
  ) -> Segment {
    Segment(
      start: position,
      end: target,
      duration: max(0, duration ?? self.duration * abs(target - position)),
      pace: pace ?? self.pace,
      offset: 0
    )
  }
}
