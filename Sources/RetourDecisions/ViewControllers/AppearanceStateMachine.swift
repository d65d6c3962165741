// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Decides which appearance callbacks a view controller receives.
///
/// Pure: no views, no clock, no globals.
///
/// ```
///             beginAppearing             end
/// disappeared ───────────► appearing ──────────► appeared
///      ▲                    │    ▲                  │
///      │ end   beginDisapp. │    │ beginAppearing   │ beginDisappearing
///      │                    ▼    │                  │
///      └──────────────── disappearing ◄─────────────┘
/// ```
///
/// | event | disappeared | appearing | appeared | disappearing |
/// |---|---|---|---|---|
/// | `beginAppearing` | `viewWillAppear` | unbalanced | no effect | `viewWillAppear` |
/// | `placeView` | no effect | `viewIsAppearing`, once | no effect | no effect |
/// | `beginDisappearing` | no effect | `viewWillDisappear` | `viewWillDisappear` | unbalanced |
/// | `end` | no effect | `viewDidAppear` | no effect | `viewDidDisappear` |
///
/// Every pair can occur: apps call `beginAppearanceTransition(_:animated:)` and
/// `endAppearanceTransition()` themselves, in any order. An interrupted transition goes straight
/// from `appearing` to `disappearing` or back: a "will" need not be followed by its "did".
package struct AppearanceStateMachine: Equatable, Sendable {
  /// A phase of the appearance.
  package enum State: Equatable, Sendable {
    case disappeared
    case appearing(animated: Bool, didCallViewIsAppearing: Bool)
    case appeared
    case disappearing(animated: Bool)
  }

  /// The callback that follows from an event.
  package enum Action: Equatable, Sendable {
    case none
    case viewWillAppear(animated: Bool)
    case viewIsAppearing
    case viewDidAppear(animated: Bool)
    case viewWillDisappear(animated: Bool)
    case viewDidDisappear(animated: Bool)
    /// Logs that the transition has begun already.
    case logUnbalancedCall
  }

  package private(set) var state = State.disappeared

  /// Creates a machine for a view that is not on the screen.
  package init() {}

  /// Whether the view is coming onto the screen.
  package var isAppearing: Bool {
    if case .appearing = state { true } else { false }
  }

  /// Whether the view is leaving the screen.
  package var isDisappearing: Bool {
    if case .disappearing = state { true } else { false }
  }

  /// Begins the transition onto the screen.
  package mutating func beginAppearing(animated: Bool) -> Action {
    switch state {
    case .disappeared, .disappearing:
      state = .appearing(animated: animated, didCallViewIsAppearing: false)
      return .viewWillAppear(animated: animated)
    case .appearing: return .logUnbalancedCall
    case .appeared: return .none
    }
  }

  /// Notes that the view is in its window, with its size and traits.
  package mutating func placeView() -> Action {
    guard case .appearing(let animated, false) = state else { return .none }
    state = .appearing(animated: animated, didCallViewIsAppearing: true)
    return .viewIsAppearing
  }

  /// Begins the transition off the screen.
  package mutating func beginDisappearing(animated: Bool) -> Action {
    switch state {
    case .appearing, .appeared:
      state = .disappearing(animated: animated)
      return .viewWillDisappear(animated: animated)
    case .disappearing: return .logUnbalancedCall
    case .disappeared: return .none
    }
  }

  /// Ends the transition that runs; its callback is animated as its beginning was.
  package mutating func end() -> Action {
    switch state {
    case .appearing(let animated, _):
      state = .appeared
      return .viewDidAppear(animated: animated)
    case .disappearing(let animated):
      state = .disappeared
      return .viewDidDisappear(animated: animated)
    case .disappeared, .appeared: return .none
    }
  }
}
