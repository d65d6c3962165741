// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The way of a screen keyboard onto the screen and off it.
///
/// ```
///            wanted                 arrived
///   hidden ─────────▶ appearing ─────────────▶ shown
///     ▲                │   ▲                     │
///     │ arrived        ▼   │ wanted    unwanted  │
///     └──────────── disappearing ◀───────────────┘
/// ```
/// `moved` reports a new height while it is wanted. Events that ask for the present state, and
/// arrivals at another place, have no effect.
package struct ScreenKeyboardStateMachine: Equatable, Sendable {
  /// The place of the keyboard.
  package enum State: Hashable, Sendable {
    case hidden, appearing, shown, disappearing
  }

  /// A notification that is due.
  package enum Action: Hashable, Sendable {
    case none, willShow, didShow, willHide, didHide
  }

  /// The place.
  package private(set) var state = State.hidden

  /// Creates the machine of a hidden keyboard.
  package init() {}

  /// Whether the keyboard is on the screen or on its way there.
  package var isWanted: Bool { state == .appearing || state == .shown }

  /// A text began to be edited, or is not edited any more.
  package mutating func want(_ isWanted: Bool) -> Action {
    switch state {
    case .hidden, .disappearing:
      guard isWanted else { return .none }
      state = .appearing
      return .willShow
    case .appearing, .shown:
      guard !isWanted else { return .none }
      state = .disappearing
      return .willHide
    }
  }

  /// The keyboard has another height, which is animated.
  package mutating func resize() -> Action {
    guard isWanted else { return .none }
    state = .appearing
    return .willShow
  }

  /// The animation ended.
  package mutating func arrive() -> Action {
    switch state {
    case .appearing:
      state = .shown
      return .didShow
    case .disappearing:
      state = .hidden
      return .didHide
    case .hidden, .shown: return .none
    }
  }
}
