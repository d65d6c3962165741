// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Decides when the page on screen follows the selected tab.
///
/// Pure: no views, no clock, no globals.
///
/// ```
///              select     switched  started          release              takeOver   ended
///  rest        switching  trap      trap             -                    -          trap
///  switching   -          rest      running or held  -                    -          trap
///  running     complete   trap      trap             -                    held       rest
///  held        cancel     trap      trap             running or reverting -          rest
///  reverting   cancel     trap      trap             -                    held       rest
/// ```
///
/// The columns are `selectionDidChange`, `switchDidEnd`, `transitionDidStart`, `interactionDidEnd`,
/// `interactionDidStart` and `transitionDidEnd`; `-` has no effect. `switching` is transient:
/// callbacks are being made, and one that selects another tab is served by the loop that makes
/// them. `complete` and `cancel` leave the state: the transition is ended first.
package struct TabSwitchStateMachine {
  /// The phase of a switch.
  package enum State: CaseIterable, Sendable {
    /// The page on screen is that of the selected tab.
    case rest
    /// The callbacks of a switch are being made.
    case switching
    /// A transition of the delegate's animator runs by the clock.
    case running
    /// A finger drives a transition of the delegate's animator.
    case held
    /// A transition that the finger cancelled runs back to its start.
    case reverting
  }

  /// The consequence of a change of the selection.
  package enum Action: Equatable, Sendable {
    /// Switch to the selected tab's page.
    case switchPages
    /// Complete the running transition first.
    case completeTransition
    /// Cancel the transition that a finger drives first.
    case cancelTransition
    /// No action: the running switch continues to that page.
    case none
  }

  package private(set) var state = State.rest

  /// Creates a machine at rest.
  package init() {}

  /// Handles another selection.
  package mutating func selectionDidChange() -> Action {
    switch state {
    case .rest:
      state = .switching
      return .switchPages
    case .switching: return .none
    case .running: return .completeTransition
    case .held, .reverting: return .cancelTransition
    }
  }

  /// Ends a switch without a transition.
  package mutating func switchDidEnd() {
    guard state == .switching else { impossible() }
    state = .rest
  }

  /// Starts a transition of the delegate's animator.
  ///
  /// - Parameter isInteractive: Whether a finger drives it.
  package mutating func transitionDidStart(isInteractive: Bool) {
    guard state == .switching else { impossible() }
    state = isInteractive ? .held : .running
  }

  /// Handles a finger that lifts.
  ///
  /// - Parameter finishing: Whether the transition completes.
  package mutating func interactionDidEnd(finishing: Bool) {
    if state == .held { state = finishing ? .running : .reverting }
  }

  /// Handles a finger that takes over.
  package mutating func interactionDidStart() {
    if state == .running || state == .reverting { state = .held }
  }

  /// Ends the transition, finished or cancelled.
  package mutating func transitionDidEnd() {
    guard state != .rest, state != .switching else { impossible() }
    state = .rest
  }

  private func impossible(_ event: StaticString = #function) -> Never {
    preconditionFailure("\(event) while \(state)")
  }
}
