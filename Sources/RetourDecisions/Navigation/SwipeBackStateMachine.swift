// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The states of a swipe from the leading edge, which pops a page interactively.
///
/// Pure: no views, no clock, no globals. Lengths are points, velocities points per second, both
/// positive in the direction in which pages leave: to the right, or to the left in right-to-left
/// layouts.
///
/// ```
///          began, can pop            ended, far or fast enough ─► finish
///   idle ─────────────────► tracking ─┤
///    ▲                          │     ended otherwise, cancelled ─► cancel
///    └──────────────────────────┘     transitionEnded
/// ```
///
/// `tracking` waits for the finger. Any event can follow any other, since clients disable the
/// recognizer and change the stack at will. Pairs that have no effect:
///
/// | event | in | why |
/// |---|---|---|
/// | `began`, cannot pop | `idle` | the root stays |
/// | `began` | `tracking` | the first gesture drives the transition |
/// | `moved`, `ended`, `cancelled` | `idle` | the transition ended under the finger |
/// | `transitionEnded` | `idle` | no finger drove that transition |
package struct SwipeBackStateMachine: Sendable {
  /// The phase of the gesture.
  package enum State: Equatable, Sendable {
    case idle
    /// A finger drives the transition.
    case tracking
  }

  /// The consequence of an event.
  package enum Action: Equatable, Sendable {
    case none
    case beginPop
    /// Show a share of the transition, 0...1.
    case update(progress: CGFloat)
    /// Settle at the end, starting at a velocity in transitions per second.
    case finish(velocity: CGFloat)
    /// Settle at the start, starting at a velocity in transitions per second.
    case cancel(velocity: CGFloat)
  }

  /// The time over which the velocity projects the translation of a lifted finger, in seconds:
  /// imitations of the system agree (react-native-screens, react-navigation).
  package static let projection: CGFloat = 0.3

  /// The phase of the gesture.
  package private(set) var state = State.idle

  /// Creates a machine without a gesture.
  package init() {}

  /// Whether a finger drives the transition.
  package var isTracking: Bool { state == .tracking }

  /// The gesture began.
  ///
  /// - Parameter canPop: Whether there is a page to go back to.
  /// - Returns: The action.
  package mutating func began(canPop: Bool) -> Action {
    guard state == .idle, canPop else { return .none }
    state = .tracking
    return .beginPop
  }

  /// The finger moved.
  package func moved(to translation: CGFloat, width: CGFloat) -> Action {
    guard state == .tracking else { return .none }
    return .update(progress: Self.progress(translation, width))
  }

  /// The finger was lifted.
  package mutating func ended(
    at translation: CGFloat,
    velocity: CGFloat,
    width: CGFloat
  ) -> Action {
    guard state == .tracking else { return .none }
    state = .idle
    let speed = width > 0 && velocity.isFinite ? velocity / width : 0
    let isFarEnough = translation + Self.projection * velocity > width / 2
    return isFarEnough ? .finish(velocity: speed) : .cancel(velocity: speed)
  }

  /// The gesture was cancelled.
  package mutating func cancelled() -> Action {
    guard state == .tracking else { return .none }
    state = .idle
    return .cancel(velocity: 0)
  }

  /// The transition ended under the finger, whose further moves have no effect.
  package mutating func transitionEnded() { state = .idle }

  private static func progress(_ translation: CGFloat, _ width: CGFloat) -> CGFloat {
    guard width > 0, translation.isFinite else { return 0 }
    return min(max(translation / width, 0), 1)
  }
}
