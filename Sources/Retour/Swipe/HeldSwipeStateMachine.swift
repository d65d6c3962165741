// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The states of a swipe back that the kit performs itself.
///
/// Pure: no views, no clock. Lengths are points, velocities points per second, both positive in the
/// direction in which pages leave.
///
/// ```
///            ended, far enough            answered
///   asking ───────────────────► waiting ──────────► settling ─► idle
///      │ ended otherwise; or without a guard           ▲
///      └───────────────────────────────────────────────┤
///   denied ────────── ended, cancelled ────────────────┘
/// ```
///
/// Events that have no effect: `began` other than in `idle`; `moved`, `ended` and `cancelled` where
/// no finger drives the transition; `answered` other than in `waiting`.
struct HeldSwipeStateMachine {
  /// The decision of the guards when the swipe begins.
  enum Decision: Equatable {
    /// The swipe finishes or settles back as UIKit's.
    case allow
    /// The page stays: the swipe follows with resistance.
    case deny
    /// The question is put when the finger lets go where a swipe would finish.
    case ask
  }

  /// The phase of the swipe.
  enum State: Equatable {
    case idle
    /// A finger drives the transition.
    case tracking(Decision)
    /// The page waits for the answer, and continues at a speed in transitions per second.
    case waiting(velocity: CGFloat)
    /// The transition settles, at its end or at its start.
    case settling(finishing: Bool)
  }

  /// The consequence of an event.
  enum Action: Equatable {
    case none
    /// Show a share of the transition, 0...1.
    case update(CGFloat)
    /// Hold the page where it is, and put the question.
    case ask
    /// Settle at the end, starting at a velocity in transitions per second.
    case finish(velocity: CGFloat)
    /// Settle at the start.
    case cancel(velocity: CGFloat)
  }

  /// The time over which the velocity projects the translation of a lifted finger, in seconds: as
  /// the native swipe.
  static let projection: CGFloat = 0.3
  /// The share of the width that a denied swipe approaches.
  static let give: CGFloat = 0.25
  /// The share of the finger's movement that a denied swipe follows at first.
  static let stiffness: CGFloat = 0.55

  /// The phase of the swipe.
  private(set) var state = State.idle

  /// Whether the page is on top as far as the user is concerned, though its pop has begun.
  var holdsPage: Bool {
    switch state {
    case .idle, .settling(finishing: true): false
    case .tracking, .waiting, .settling(finishing: false): true
    }
  }

  /// The gesture began.
  mutating func began(_ decision: Decision) {
    guard state == .idle else { return }
    state = .tracking(decision)
  }

  /// The finger moved.
  func moved(to translation: CGFloat, width: CGFloat) -> Action {
    guard case .tracking(let decision) = state else { return .none }
    let progress = width > 0 && translation.isFinite ? min(max(translation / width, 0), 1) : 0
    return .update(decision == .deny ? Self.resisted(progress) : progress)
  }

  /// The finger was lifted.
  mutating func ended(at translation: CGFloat, velocity: CGFloat, width: CGFloat) -> Action {
    guard case .tracking(let decision) = state else { return .none }
    let speed = width > 0 && velocity.isFinite ? velocity / width : 0
    guard decision != .deny, translation + Self.projection * velocity > width / 2 else {
      state = .settling(finishing: false)
      return .cancel(velocity: speed)
    }
    guard decision == .ask else {
      state = .settling(finishing: true)
      return .finish(velocity: speed)
    }
    state = .waiting(velocity: speed)
    return .ask
  }

  /// The gesture was cancelled.
  mutating func cancelled() -> Action {
    guard case .tracking = state else { return .none }
    state = .settling(finishing: false)
    return .cancel(velocity: 0)
  }

  /// The question was answered, or has become obsolete.
  mutating func answered(_ isLeaving: Bool) -> Action {
    guard case .waiting(let velocity) = state else { return .none }
    state = .settling(finishing: isLeaving)
    return isLeaving ? .finish(velocity: velocity) : .cancel(velocity: 0)
  }

  /// The transition ended.
  mutating func transitionEnded() { state = .idle }

  /// The progress of a denied swipe: it approaches a limit that it never reaches.
  private static func resisted(_ progress: CGFloat) -> CGFloat {
    give * (1 - 1 / (progress * stiffness / give + 1))
  }
}
