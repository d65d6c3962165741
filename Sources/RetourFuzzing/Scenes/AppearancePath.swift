// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Follows what one controller is told, and says when that is no path of UIKit's view states.
///
/// Pure (uikit-facts 2.1, Apple's documentation of `viewWillAppear` and its companions):
///
/// ```
///             willAppear             isAppearing             didAppear
/// disappeared ──────────► appearing ────────────► announced ──────────► appeared
///      ▲                    │  ▲                    │  ▲                   │
///      │ didDisappear       │  │    willDisappear   │  │ willAppear        │ willDisappear
///      │                    ▼  │                    ▼  │                   ▼
///      └──────────────── disappearing ◄────────────────────────────────────┘
/// ```
///
/// A page is in a container from `willMove(toParent:)` with one until `didMove` with none.
package struct AppearancePath: Equatable, Sendable {
  package enum State: Equatable, Sendable {
    case disappeared, appearing, announced, appeared, disappearing
  }

  package enum Call: Equatable, Sendable {
    case didLoad
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
    case willMove(hasParent: Bool)
    case didMove(hasParent: Bool)
  }

  package private(set) var state = State.disappeared
  /// What was wrong first.
  package private(set) var mistake: String?
  /// Whether the controller was told last that it is on its way out of its container, or out.
  package private(set) var isOut = true
  private var isLoaded = false
  private var lastMove: Call?

  package init() {}

  /// Takes the next call.
  package mutating func take(_ call: Call) {
    switch (state, call) {
    case (_, .didLoad):
      if isLoaded { complain(call) }
      isLoaded = true
    case (.disappeared, .willAppear), (.disappearing, .willAppear): state = .appearing
    case (.appearing, .isAppearing): state = .announced
    case (.announced, .didAppear): state = .appeared
    case (.appearing, .willDisappear), (.announced, .willDisappear), (.appeared, .willDisappear):
      state = .disappearing
    case (.disappearing, .didDisappear): state = .disappeared
    case (_, .willMove), (_, .didMove): move(call)
    default: complain(call)
    }
  }

  private mutating func move(_ call: Call) {
    switch call {
    case .willMove(let hasParent): isOut = !hasParent
    case .didMove(let hasParent):
      // A container may take a page out that is only arriving: its way in is not finished then.
      if lastMove != .willMove(hasParent: hasParent) { complain(call) }
    default: return
    }
    lastMove = call
  }

  private mutating func complain(_ call: Call) {
    if mistake == nil {
      mistake = "\(call) while \(state), after \(lastMove.map { "\($0)" } ?? "no move")"
    }
  }

  /// Whether a controller may be freed like this.
  ///
  /// - Parameter hasContainer: Whether a container that it was in lives on: it was told so then.
  /// - Returns: Whether nothing is left to be said.
  package func mayEnd(hasContainer: Bool) -> Bool {
    let isSettled = lastMove == nil || lastMove == .didMove(hasParent: false)
    return state == .disappeared && (isSettled || !hasContainer)
  }
}
