// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Decides what becomes of a running transition when something else arrives.
///
/// Pure: no views, no clock, no globals. The rule behind it: *the model changes at once, the
/// picture retargets* (Documentation/Decisions/0002).
///
/// ```
///            start timed                       end
///   rest ────────────────► timed ────────────────────────────► rest
///    │                       │ swipe catches a push
///    │ swipe begins          ▼
///    └───────────────────► held ──── release ──► finishing ──► rest
///                            │
///                            └────── release ──► fallingBack ─► rest
/// ```
///
/// A client's interaction controller may take what runs back to `held` at any time.
///
/// All states but `rest` are transient; `held` alone waits for someone, the finger.
struct StackTransitionStateMachine {
  /// What the stack's picture is doing.
  enum State: Equatable {
    case rest
    case timed(isPush: Bool)
    case held
    case finishing
    case fallingBack
  }

  /// What is done to the running transition before something else starts.
  enum Ending: Equatable {
    /// There is none.
    case nothing
    /// Its end callbacks come now; its picture goes on into the next one.
    case complete
    /// It is taken back; its picture goes on into the next one.
    case cancel
  }

  /// What a swipe that is about to begin is told.
  enum SwipeAnswer: Equatable {
    case begin
    /// The page that is sliding in is caught where it is.
    case catchPush
    case refuse
  }

  private(set) var state = State.rest

  /// What a stack operation does to the running transition.
  mutating func operationArrives() -> Ending {
    defer { state = .rest }
    return switch state {
    case .rest: .nothing
    case .timed, .finishing: .complete
    case .held, .fallingBack: .cancel
    }
  }

  /// Whether the transition goes on through an operation that leaves the page that it leads to on
  /// top: there is nothing else to show.
  var goesOnUnderSameTop: Bool {
    switch state {
    case .timed, .finishing: true
    case .rest, .held, .fallingBack: false
    }
  }

  /// What a swipe is told.
  ///
  /// - Parameter canPop: Whether there is a page to go back to.
  /// - Returns: The answer.
  func swipeArrives(canPop: Bool) -> SwipeAnswer {
    guard canPop else { return .refuse }
    return switch state {
    case .rest: .begin
    case .timed(isPush: true): .catchPush
    case .timed(isPush: false), .held, .finishing, .fallingBack: .refuse
    }
  }

  mutating func started(isPush: Bool, isInteractive: Bool) {
    state = isInteractive ? .held : .timed(isPush: isPush)
  }

  mutating func released(finishing: Bool) {
    guard state == .held else { return }
    state = finishing ? .finishing : .fallingBack
  }

  /// A finger takes over a transition that a client drives.
  mutating func takenOver() {
    if state != .rest { state = .held }
  }

  mutating func ended() { state = .rest }
}
