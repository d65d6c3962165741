// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The progress of a transition, driven by the clock or by a finger.
///
/// By the clock it follows the system's spring or, with a custom animator, an easing curve.
///
/// Pure: no views, no clock, no globals.
///
/// ```
///            run, ease, release        frame at the end, target 1
///  prepared ───────────────────► running ─────────────────────► ended(finished)
///      │                        ▲   │ │
///      │ scrub    release, ease │   │ └───────────────────────► ended(cancelled)
///      ▼                        │   │ scrub    at the end, target 0
///  interactive ─────────────────┘   │
///      ▲────────────────────────────┘
/// ```
///
/// `running` and `interactive` are transient; `ended` is final, and `end` leads there from
/// anywhere. Pairs that have no effect:
///
/// | event | in | why |
/// |---|---|---|
/// | every event | `ended` | a callback ended the transition before its caller continued |
/// | `frame` | `interactive` | a callback of the same frame handed the transition to the finger |
///
/// These cannot happen, and trap: `run` in `running` and `interactive`, since it starts a
/// transition; `frame` in `prepared`, since nothing observes the clock yet.
package struct TransitionStateMachine {
  private enum State {
    case prepared
    case interactive(progress: Double)
    case running(Run)
    case ended(finished: Bool)

    /// The name of the state, for traps.
    var name: String {
      switch self {
      case .prepared: "prepared"
      case .interactive: "interactive"
      case .running: "running"
      case .ended: "ended"
      }
    }
  }

  /// A way by the clock.
  private struct Run {
    let from: Double
    let target: Double
    let start: Double
    let length: Double
    let curve: Curve

    /// The time from which a frame is the last: a quarter of a frame before the end, since ticks
    /// are sums of 1/60 s and may fall a hair before it.
    var end: Double { start + length - 0.004 }
  }

  /// The progress of a way by the clock.
  private enum Curve {
    case spring(velocity: Double)
    case easing((Double) -> Double)
  }

  /// The consequence of an event.
  package enum Action: Equatable, Sendable {
    /// Show a share of the transition, 0...1.
    case show(progress: Double)
    /// Show the end, or the start again, and end.
    case end(finished: Bool)
    case none
  }

  /// The duration of a transition that the spring drives, in seconds.
  package let duration: Double
  private var state = State.prepared

  /// Creates the machine of a prepared transition.
  ///
  /// - Parameter duration: The duration in seconds.
  package init(duration: Double) { self.duration = duration }

  /// Whether a finger drives the transition.
  package var isInteractive: Bool {
    if case .interactive = state { return true }
    return false
  }

  /// Whether the transition has ended.
  package var hasEnded: Bool {
    if case .ended = state { return true }
    return false
  }

  /// The time from which a frame ends the transition; `nil` unless it runs by the clock.
  package var end: Double? {
    guard case .running(let run) = state else { return nil }
    return run.end
  }

  // MARK: Events

  /// Starts the transition, which runs to its end.
  ///
  /// - Parameters:
  ///   - time: The time in seconds.
  ///   - velocity: The speed at the start, in transitions per second.
  package mutating func run(at time: Double, velocity: Double = 0) {
    switch state {
    case .prepared: break
    case .interactive, .running: trap("run")
    case .ended: return
    }
    settle(finishing: true, at: time, length: duration, .spring(velocity: velocity))
  }

  /// Settles at the end, or at the start, along an easing curve.
  ///
  /// - Parameters:
  ///   - finishing: Whether it settles at the end.
  ///   - time: The time in seconds.
  ///   - length: The duration of the rest, in seconds.
  ///   - easing: The share of the way at a share of the time.
  package mutating func ease(
    finishing: Bool,
    at time: Double,
    length: Double,
    _ easing: @escaping (Double) -> Double
  ) {
    settle(finishing: finishing, at: time, length: length, .easing(easing))
  }

  /// The finger was lifted: settles at the end, or at the start, with the spring.
  ///
  /// - Parameters:
  ///   - finishing: Whether it settles at the end.
  ///   - time: The time in seconds.
  ///   - velocity: The finger's speed, in transitions per second.
  package mutating func release(finishing: Bool, at time: Double, velocity: Double) {
    settle(finishing: finishing, at: time, length: duration, .spring(velocity: velocity))
  }

  /// The finger moved.
  package mutating func scrub(to progress: Double) -> Action {
    guard !hasEnded else { return .none }
    let progress = Self.clamp(progress)
    state = .interactive(progress: progress)
    return .show(progress: progress)
  }

  /// A frame is due.
  package mutating func frame(at time: Double) -> Action {
    switch state {
    case .prepared: trap("frame")
    case .interactive, .ended: return .none
    case .running(let run):
      guard time < run.end else { return end(finished: run.target == 1) }
      return .show(progress: progress(at: time))
    }
  }

  /// Ends the transition at once.
  package mutating func end(finished: Bool) -> Action {
    guard !hasEnded else { return .none }
    state = .ended(finished: finished)
    return .end(finished: finished)
  }

  private mutating func settle(
    finishing: Bool,
    at time: Double,
    length: Double,
    _ curve: Curve
  ) {
    guard !hasEnded else { return }
    let run = Run(
      from: progress(at: time),
      target: finishing ? 1 : 0,
      start: time,
      length: length,
      curve: curve
    )
    state = .running(run)
  }

  // MARK: Values

  /// The share of the transition that is shown at a time, 0...1.
  package func progress(at time: Double) -> Double {
    switch state {
    case .prepared: 0
    case .interactive(let progress): progress
    case .running(let run): Self.clamp(progress(of: run, at: time))
    case .ended(let finished): finished ? 1 : 0
    }
  }

  /// The speed of the spring at a time, in transitions per second.
  package func velocity(at time: Double) -> Double {
    guard case .running(let run) = state, case .spring(let velocity) = run.curve else { return 0 }
    return spring.velocity(
      from: run.from,
      velocity: velocity,
      target: run.target,
      at: time - run.start
    )
  }

  private func progress(of run: Run, at time: Double) -> Double {
    switch run.curve {
    case .spring(let velocity):
      return spring.position(
        from: run.from,
        velocity: velocity,
        target: run.target,
        at: time - run.start
      )
    case .easing(let easing):
      let share = run.length > 0 ? (time - run.start) / run.length : 1
      return run.from + (run.target - run.from) * easing(Self.clamp(share))
    }
  }

  private var spring: SystemSpring { SystemSpring(duration: duration) }

  private static func clamp(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }

  private func trap(_ event: String) -> Never {
    preconditionFailure("\(event) in \(state.name)")
  }
}
