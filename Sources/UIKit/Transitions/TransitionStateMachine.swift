// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// Decides how far a transition has come: by the clock, or by the finger.
///
/// By the clock it follows the system's spring, or, with a client's animator, an easing over a
/// time of the client's.
///
/// Pure: no views, no clock, no globals.
///
/// ```
///                 run, ease               settled, target 1
///  prepared ───────────────► running ──────────────────────► ended(finished)
///      │                    ▲   │ │
///      │ scrub       release│   │ └──────────────────────► ended(cancelled)
///      ▼                    │   │ scrub     settled, target 0
///   scrubbing ──────────────┘   │
///      ▲────────────────────────┘
/// ```
///
/// `running` and `scrubbing` are transient; the two ends are final.
struct TransitionStateMachine {
  private enum State {
    case prepared
    case scrubbing(progress: Double)
    case running(Run)
    case ended(finished: Bool)
  }

  /// A way by the clock.
  private struct Run {
    let from: Double
    let target: Double
    let since: Double
    let length: Double
    let law: Law
  }

  /// How a way by the clock develops.
  private enum Law {
    case spring(velocity: Double)
    case easing((Double) -> Double)
  }

  /// What is to be shown and done.
  enum Action: Equatable {
    /// Show this much of the transition.
    case show(progress: Double)
    /// Show the end, or the start again, and end.
    case end(finished: Bool)
    case none
  }

  /// How long a timed transition lasts, in seconds.
  let duration: Double
  private var state = State.prepared

  init(duration: Double) { self.duration = duration }

  /// Whether the finger moves the transition.
  var isInteractive: Bool {
    if case .scrubbing = state { return true }
    return false
  }

  /// Whether the transition has ended.
  var hasEnded: Bool {
    if case .ended = state { return true }
    return false
  }

  /// Plays to the end from where it is.
  ///
  /// - Parameters:
  ///   - time: When it starts, in seconds.
  ///   - velocity: The speed at the start, in transitions per second.
  mutating func run(at time: Double, velocity: Double = 0) {
    start(target: 1, at: time, length: duration, .spring(velocity: velocity))
  }

  /// Plays on to the end, or back to the start, at a pace of a client's.
  ///
  /// - Parameters:
  ///   - finishing: Whether it goes on to its end.
  ///   - time: When it starts, in seconds.
  ///   - length: How long it takes, in seconds.
  ///   - easing: The share of the way at a share of the time.
  mutating func ease(
    finishing: Bool,
    at time: Double,
    length: Double,
    _ easing: @escaping (Double) -> Double
  ) {
    start(target: finishing ? 1 : 0, at: time, length: length, .easing(easing))
  }

  private mutating func start(target: Double, at time: Double, length: Double, _ law: Law) {
    guard !hasEnded else { return }
    state = .running(
      Run(from: progress(at: time), target: target, since: time, length: length, law: law)
    )
  }

  /// Follows the finger.
  mutating func scrub(to progress: Double) -> Action {
    guard !hasEnded else { return .none }
    let progress = Self.clamp(progress)
    state = .scrubbing(progress: progress)
    return .show(progress: progress)
  }

  /// Lets the finger go: plays on to the end, or back to the start.
  mutating func release(finishing: Bool, at time: Double, velocity: Double) {
    start(target: finishing ? 1 : 0, at: time, length: duration, .spring(velocity: velocity))
  }

  /// What a frame shows.
  mutating func frame(at time: Double) -> Action {
    guard case .running(let run) = state else { return .none }
    // A quarter of a frame: ticks are sums of 1/60 s and may fall a hair before the end.
    guard time < run.since + run.length - 0.004 else { return end(finished: run.target == 1) }
    return .show(progress: progress(at: time))
  }

  /// Ends at once.
  mutating func end(finished: Bool) -> Action {
    guard !hasEnded else { return .none }
    state = .ended(finished: finished)
    return .end(finished: finished)
  }

  /// How far the transition has come, 0...1.
  func progress(at time: Double) -> Double {
    switch state {
    case .prepared: 0
    case .scrubbing(let progress): progress
    case .running(let run): Self.clamp(progress(of: run, at: time))
    case .ended(let finished): finished ? 1 : 0
    }
  }

  /// How fast the transition moves, in transitions per second.
  func velocity(at time: Double) -> Double {
    guard case .running(let run) = state, case .spring(let velocity) = run.law else { return 0 }
    return spring.velocity(
      from: run.from,
      velocity: velocity,
      target: run.target,
      at: time - run.since
    )
  }

  private func progress(of run: Run, at time: Double) -> Double {
    switch run.law {
    case .spring(let velocity):
      return spring.position(
        from: run.from,
        velocity: velocity,
        target: run.target,
        at: time - run.since
      )
    case .easing(let easing):
      let share = run.length > 0 ? (time - run.since) / run.length : 1
      return run.from + (run.target - run.from) * easing(Self.clamp(share))
    }
  }

  private var spring: SystemSpring { SystemSpring(duration: duration) }

  private static func clamp(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}
