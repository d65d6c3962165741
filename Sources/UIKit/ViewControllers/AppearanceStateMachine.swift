// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Decides which appearance callbacks a controller gets.
///
/// Pure: no views, no clock, no globals.
///
/// ```
///             begin(true)                end
/// disappeared ───────────► appearing ──────────► appeared
///      ▲                    │    ▲                  │
///      │ end    begin(false)│    │begin(true)       │begin(false)
///      │                    ▼    │                  │
///      └──────────────── disappearing ◄─────────────┘
/// ```
///
/// A transition that is broken off goes straight from `appearing` to `disappearing` or back: a
/// "will" need not be followed by its "did".
struct AppearanceStateMachine {
  enum State: Equatable {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)
  }

  /// What the controller is to be told.
  enum Action: Equatable {
    case none
    case willAppear(animated: Bool)
    case didAppear(animated: Bool)
    case willDisappear(animated: Bool)
    case didDisappear(animated: Bool)
    /// The call has no partner.
    case unbalanced
  }

  private(set) var state = State.disappeared

  /// Whether the controller is on its way in, or out.
  func isUnderway(_ isAppearing: Bool) -> Bool {
    switch state {
    case .appearing: isAppearing
    case .disappearing: !isAppearing
    case .appeared, .disappeared: false
    }
  }

  mutating func begin(appearing: Bool, animated: Bool) -> Action {
    switch (state, appearing) {
    case (.disappeared, true), (.disappearing, true):
      state = .appearing(animated: animated)
      return .willAppear(animated: animated)
    case (.appeared, false), (.appearing, false):
      state = .disappearing(animated: animated)
      return .willDisappear(animated: animated)
    case (.appeared, true), (.disappeared, false): return .none
    case (.appearing, true), (.disappearing, false): return .unbalanced
    }
  }

  mutating func end() -> Action {
    switch state {
    case .appearing(let animated):
      state = .appeared
      return .didAppear(animated: animated)
    case .disappearing(let animated):
      state = .disappeared
      return .didDisappear(animated: animated)
    case .appeared, .disappeared: return .none
    }
  }
}
