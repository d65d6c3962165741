// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Decides what a finger near the leading edge means.
///
/// Pure: no views, no clock, no globals. Lengths are points, velocities points per second, both
/// positive in the direction in which pages leave: to the right, or to the left where people read
/// from right to left.
///
/// ```
///          began, can pop            ended, far or fast enough ─► finish
///   idle ─────────────────► tracking ─┤
///    ▲                          │     ended otherwise, cancelled ─► cancel
///    └──────────────────────────┘
/// ```
struct SwipeBackStateMachine {
  private enum State: Equatable {
    case idle
    case tracking
  }

  enum Action: Equatable {
    case none
    case beginPop
    case update(progress: CGFloat)
    case finish(velocity: CGFloat)
    case cancel(velocity: CGFloat)
  }

  /// How far ahead the velocity counts when the finger lets go, in seconds: imitations of the
  /// system agree (react-native-screens, react-navigation).
  static let projection: CGFloat = 0.3

  private var state = State.idle

  /// Whether a finger is being followed.
  var isTracking: Bool { state == .tracking }

  /// The gesture began.
  ///
  /// - Parameter canPop: Whether there is a page to go back to.
  /// - Returns: What is to be done.
  mutating func began(canPop: Bool) -> Action {
    guard state == .idle, canPop else { return .none }
    state = .tracking
    return .beginPop
  }

  /// The finger moved.
  mutating func moved(to translation: CGFloat, width: CGFloat) -> Action {
    guard state == .tracking else { return .none }
    return .update(progress: Self.progress(translation, width))
  }

  /// The finger let go.
  mutating func ended(at translation: CGFloat, velocity: CGFloat, width: CGFloat) -> Action {
    guard state == .tracking else { return .none }
    state = .idle
    let speed = width > 0 && velocity.isFinite ? velocity / width : 0
    let goesOn = translation + Self.projection * velocity > width / 2
    return goesOn ? .finish(velocity: speed) : .cancel(velocity: speed)
  }

  /// The gesture was taken away.
  mutating func cancelled() -> Action {
    guard state == .tracking else { return .none }
    state = .idle
    return .cancel(velocity: 0)
  }

  /// The transition ended without the finger's doing: the rest of the gesture means nothing.
  mutating func forget() { state = .idle }

  private static func progress(_ translation: CGFloat, _ width: CGFloat) -> CGFloat {
    guard width > 0, translation.isFinite else { return 0 }
    return min(max(translation / width, 0), 1)
  }
}
