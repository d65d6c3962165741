// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Decides how far a transition has come: by the clock, or by the finger.
///
/// Pure: no views, no clock, no globals.
///
/// ```
///                 run                     settled, target 1
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
  private enum State: Equatable {
    case prepared
    case scrubbing(progress: Double)
    case running(from: Double, velocity: Double, target: Double, since: Double)
    case ended(finished: Bool)
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
    guard !hasEnded else { return }
    state = .running(from: progress(at: time), velocity: velocity, target: 1, since: time)
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
    guard !hasEnded else { return }
    state = .running(
      from: progress(at: time),
      velocity: velocity,
      target: finishing ? 1 : 0,
      since: time
    )
  }

  /// What a frame shows.
  mutating func frame(at time: Double) -> Action {
    guard case .running(_, _, let target, let since) = state else { return .none }
    // A quarter of a frame: ticks are sums of 1/60 s and may fall a hair before the end.
    guard time < since + duration - 0.004 else { return end(finished: target == 1) }
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
    case .running(let from, let velocity, let target, let since):
      Self.clamp(spring.position(from: from, velocity: velocity, target: target, at: time - since))
    case .ended(let finished): finished ? 1 : 0
    }
  }

  /// How fast the transition moves, in transitions per second.
  func velocity(at time: Double) -> Double {
    guard case .running(let from, let velocity, let target, let since) = state else { return 0 }
    return spring.velocity(from: from, velocity: velocity, target: target, at: time - since)
  }

  private var spring: SystemSpring { SystemSpring(duration: duration) }

  private static func clamp(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}
