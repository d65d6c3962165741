// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Decides when a search begins and ends.
///
/// Pure: no views, no clock, no globals.
///
/// ```
///                activate                presentationEnded
///    inactive ─────────────► presenting ───────────────────► active
///       ▲                      ▲   │                           │
///       │           activate   │   │ deactivate     deactivate │
///       │                      │   ▼                           │
///       └───────────────── dismissing ◄────────────────────────┘
///         dismissalEnded
/// ```
///
/// | event | inactive | presenting | active | dismissing |
/// |---|---|---|---|---|
/// | `activate` | `present` | no effect | no effect | `present` |
/// | `deactivate` | no effect | `dismiss` | `dismiss` | no effect |
/// | `presentationEnded` | no effect | `notify` | no effect | no effect |
/// | `dismissalEnded` | no effect | no effect | no effect | `notify` |
///
/// Every pair can occur: an animation that another one replaced ends, too.
package struct SearchStateMachine: Sendable {
  private enum State: Equatable {
    case inactive, presenting, active, dismissing
  }

  package enum Action: Equatable, Sendable {
    case none, present, dismiss
    /// Notifies the delegate of the end.
    case notify
  }

  private var state = State.inactive

  /// Creates a machine without a search.
  package init() {}

  /// Whether the user searches, or is about to.
  package var isActive: Bool { state == .presenting || state == .active }

  /// The user or the app begins to search.
  package mutating func activate() -> Action {
    guard !isActive else { return .none }
    state = .presenting
    return .present
  }

  /// The user or the app ends the search.
  package mutating func deactivate() -> Action {
    guard isActive else { return .none }
    state = .dismissing
    return .dismiss
  }

  /// An animation of the beginning ended.
  package mutating func presentationEnded() -> Action {
    guard state == .presenting else { return .none }
    state = .active
    return .notify
  }

  /// An animation of the end of the search ended.
  package mutating func dismissalEnded() -> Action {
    guard state == .dismissing else { return .none }
    state = .inactive
    return .notify
  }
}
