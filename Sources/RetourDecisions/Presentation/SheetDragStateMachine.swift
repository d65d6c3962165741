// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Decides how a sheet follows a finger that drags it down.
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
///       └────────────────────► resisting ─ ended, cancelled ─► springBack
/// ```
///
/// | event | idle | following | resisting |
/// |---|---|---|---|
/// | `began` | `beginDismissal` or none | no effect | no effect |
/// | `moved` | no effect | `update` | `stretch` |
/// | `ended` | no effect | `finish` or `cancel` | `springBack` |
/// | `cancelled` | no effect | `cancel` | `springBack` |
/// | `forget` | no effect | to idle | to idle |
///
/// Every pair can occur: code that dismisses a sheet forgets the finger, which moves and lifts
/// afterwards, and an app that removes the recognizer keeps a drag from ending.
package struct SheetDragStateMachine: Sendable {
  private enum State: Equatable {
    case idle, following, resisting
  }

  package enum Action: Equatable, Sendable {
    case none
    case beginDismissal
    case update(progress: CGFloat)
    /// Finishes the dismissal; the velocity is in ways off the screen per second, as for `cancel`.
    case finish(velocity: CGFloat)
    case cancel(velocity: CGFloat)
    /// Offsets a sheet that may not be dismissed.
    case stretch(CGFloat)
    /// Returns such a sheet to its place; `isAttempt` if the finger would have dismissed it.
    case springBack(isAttempt: Bool)
  }

  private var state = State.idle

  /// Creates a machine without a finger.
  package init() {}

  /// Whether a finger drags the sheet.
  package var isActive: Bool { state != .idle }

  /// The gesture began.
  ///
  /// - Parameter mayDismiss: Whether the finger may dismiss the sheet.
  /// - Returns: The consequence.
  package mutating func began(mayDismiss: Bool) -> Action {
    guard state == .idle else { return .none }
    state = mayDismiss ? .following : .resisting
    return mayDismiss ? .beginDismissal : .none
  }

  /// The finger moved.
  ///
  /// - Parameters:
  ///   - translation: The distance from the start of the gesture.
  ///   - height: The distance between the sheet's place and the bottom of the window.
  /// - Returns: The consequence.
  package func moved(to translation: CGFloat, height: CGFloat) -> Action {
    switch state {
    case .idle: .none
    case .following: .update(progress: Self.progress(translation, height))
    case .resisting: .stretch(Self.stretch(translation, height))
    }
  }

  /// The finger lifted.
  package mutating func ended(
    at translation: CGFloat,
    velocity: CGFloat,
    height: CGFloat
  ) -> Action {
    let former = state
    state = .idle
    let reach = translation + SheetFigures.projection * velocity
    switch former {
    case .idle: return .none
    case .following:
      let relative = height > 0 ? velocity / height : 0
      return reach > height / 2 ? .finish(velocity: relative) : .cancel(velocity: relative)
    case .resisting: return .springBack(isAttempt: reach > SheetFigures.attempt * height)
    }
  }

  /// The gesture was cancelled.
  package mutating func cancelled() -> Action {
    let former = state
    state = .idle
    switch former {
    case .idle: return .none
    case .following: return .cancel(velocity: 0)
    case .resisting: return .springBack(isAttempt: false)
    }
  }

  /// The dismissal ended without the finger, or code took over from it.
  package mutating func forget() { state = .idle }

  private static func progress(_ translation: CGFloat, _ height: CGFloat) -> CGFloat {
    height > 0 ? min(max(translation / height, 0), 1) : 0
  }

  /// The offset of a sheet that resists the finger: it approaches a limit.
  private static func stretch(_ translation: CGFloat, _ height: CGFloat) -> CGFloat {
    let limit = SheetFigures.stretch * height
    guard translation > 0, limit > 0 else { return 0 }
    return (1 - 1 / (translation * SheetFigures.stretchStart / limit + 1)) * limit
  }
}
