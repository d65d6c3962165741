// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// Decides what a finger that pulls a sheet down means.
///
/// Pure: no views, no clock, no globals. Lengths are points, velocities points per second, both
/// positive downwards.
///
/// ```
///         began, may dismiss              ended, far or fast enough ─► finish
///       ┌────────────────────► following ─┤
///       │                          │      ended otherwise, cancelled ─► cancel
///     idle ◄───────────────────────┘
///       │ ▲────────────────────────┐
///       │  began, may not          │
///       └────────────────────► stretching ─ ended, cancelled ─► springBack
/// ```
struct SheetDragStateMachine {
  private enum State: Equatable {
    case idle, following, stretching
  }

  enum Action: Equatable {
    case none
    case beginDismissal
    case update(progress: CGFloat)
    case finish(velocity: CGFloat)
    case cancel(velocity: CGFloat)
    case stretch(CGFloat)
    /// The sheet goes back; `isAttempt` says that it would have gone, had it been allowed to.
    case springBack(isAttempt: Bool)
  }

  /// How far ahead the velocity counts when the finger lets go, in seconds (as for the swipe back).
  static let projection = SwipeBackStateMachine.projection

  private var state = State.idle

  /// Whether a finger has the sheet.
  var isActive: Bool { state != .idle }

  /// The gesture began.
  ///
  /// - Parameter mayDismiss: Whether the sheet may go.
  /// - Returns: What is to be done.
  mutating func began(mayDismiss: Bool) -> Action {
    guard state == .idle else { return .none }
    state = mayDismiss ? .following : .stretching
    return mayDismiss ? .beginDismissal : .none
  }

  /// The finger moved.
  func moved(to translation: CGFloat, height: CGFloat) -> Action {
    switch state {
    case .idle: .none
    case .following: .update(progress: Self.progress(translation, height))
    case .stretching: .stretch(Self.stretch(translation, height))
    }
  }

  /// The finger let go.
  mutating func ended(at translation: CGFloat, velocity: CGFloat, height: CGFloat) -> Action {
    let former = state
    state = .idle
    let reach = translation + Self.projection * velocity
    switch former {
    case .idle: return .none
    case .following:
      let share = height > 0 ? velocity / height : 0
      return reach > height / 2 ? .finish(velocity: share) : .cancel(velocity: share)
    case .stretching: return .springBack(isAttempt: reach > SheetFigures.attempt * height)
    }
  }

  /// The gesture was broken off.
  mutating func cancelled() -> Action {
    let former = state
    state = .idle
    switch former {
    case .idle: return .none
    case .following: return .cancel(velocity: 0)
    case .stretching: return .springBack(isAttempt: false)
    }
  }

  /// Forgets the gesture: code took the sheet away.
  mutating func forget() { state = .idle }

  private static func progress(_ translation: CGFloat, _ height: CGFloat) -> CGFloat {
    height > 0 ? min(max(translation / height, 0), 1) : 0
  }

  /// How far a sheet gives way: all of the first points' share, less and less of the next.
  private static func stretch(_ translation: CGFloat, _ height: CGFloat) -> CGFloat {
    let limit = SheetFigures.stretch * height
    guard translation > 0, limit > 0 else { return 0 }
    return (1 - 1 / (translation * SheetFigures.stretchStart / limit + 1)) * limit
  }
}
