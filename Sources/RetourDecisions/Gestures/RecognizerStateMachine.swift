// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The states of one gesture recognizer.
///
/// A recognizer leaves the possible state only with the agreement of the ``GestureArbiter``; from
/// there on it follows its subclass.
///
/// ```
///   possible ──┬─admitted(begin)─▶ began ──▶ changed ──┬──▶ ended     ──┐
///      ▲       │                     └─────────┴───────┴──▶ cancelled ──┤
///      │       ├─admitted(recognize)─▶ ended ───────────────────────────┤
///      │       └─failed─▶ failed ───────────────────────────────────────┤
///      └───────────────────────────────reset────────────────────────────┘
/// ```
///
/// | event              | possible        | began     | changed   | ended, cancelled, failed |
/// |--------------------|-----------------|-----------|-----------|--------------------------|
/// | set to possible    | ignored         | ignored   | ignored   | ignored                  |
/// | set to began       | asks to begin   | ignored   | changed   | ignored                  |
/// | set to changed     | asks to begin   | changed   | changed   | ignored                  |
/// | set to ended       | asks to recognize | ended   | ended     | ignored                  |
/// | set to cancelled, failed | asks to fail | cancelled | cancelled | ignored               |
/// | interrupt          | asks to fail    | cancelled | cancelled | ignored                  |
/// | admitted           | began or ended  | trap      | trap      | trap                     |
/// | failed             | failed          | trap      | trap      | trap                     |
/// | reset              | possible        | possible  | possible  | possible                 |
///
/// Ignored: subclasses of UIKit's recognizers set states that do not follow each other, for example
/// `.changed` after a cancellation that they did not cause.
package struct RecognizerStateMachine: Equatable, Sendable {
  /// The state of a recognizer; raw values are those of `UIGestureRecognizer.State`.
  package enum State: Int, Sendable, CaseIterable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// The next step for the owner.
  package enum Action: Equatable, Sendable {
    case none
    /// Ask the arbiter; then call ``RecognizerStateMachine/admitted(_:)`` or
    /// ``RecognizerStateMachine/failed()``.
    case request(GestureArbiter.Request)
    /// Notify the arbiter; then call ``RecognizerStateMachine/failed()``.
    case fail
    /// Send the actions of a state that was entered.
    case report(State)
  }

  /// The present state.
  package private(set) var state = State.possible

  package init() {}

  /// Whether a continuous gesture is in progress.
  package var isActive: Bool { state == .began || state == .changed }

  /// Whether the gesture is over and its reset is pending.
  package var isTerminal: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Handles a state that the recognizer's subclass sets.
  ///
  /// - Parameter newState: The state.
  /// - Returns: The next step.
  package mutating func set(to newState: State) -> Action {
    switch (state, newState) {
    case (.possible, .began), (.possible, .changed): .request(.begin)
    case (.possible, .ended): .request(.recognize)
    case (.possible, .failed), (.possible, .cancelled): .fail
    case (.began, .changed), (.changed, .changed), (.changed, .began): enter(.changed)
    case (.began, .ended), (.changed, .ended): enter(.ended)
    case (.began, .cancelled), (.began, .failed): enter(.cancelled)
    case (.changed, .cancelled), (.changed, .failed): enter(.cancelled)
    case (_, .possible), (.began, .began): .none
    case (.ended, _), (.cancelled, _), (.failed, _): .none
    }
  }

  /// Handles an interruption: the recognizer was disabled, or its view or touches went away.
  ///
  /// - Returns: The next step.
  package mutating func interrupt() -> Action {
    if isActive { return enter(.cancelled) }
    return state == .possible ? .fail : .none
  }

  /// Handles the arbiter's consent.
  ///
  /// - Parameter request: The granted request.
  /// - Returns: The new state.
  package mutating func admitted(_ request: GestureArbiter.Request) -> State {
    guard state == .possible else { trap("admitted") }
    state = request == .begin ? .began : .ended
    return state
  }

  /// Handles a failure.
  package mutating func failed() {
    guard state == .possible else { trap("failed") }
    state = .failed
  }

  /// Returns to the possible state, ready for the next gesture.
  package mutating func reset() { state = .possible }

  private mutating func enter(_ newState: State) -> Action {
    state = newState
    return .report(newState)
  }

  private func trap(_ event: StaticString) -> Never {
    preconditionFailure("RecognizerStateMachine: \(event) while \(state)")
  }
}
