// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The path of one view controller through UIKit's appearance states.
///
/// A pure value, after Apple's documentation of `viewWillAppear` and its companions:
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
/// A page is in a container from `willMove(toParent:)` with a parent until `didMove` without one.
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
  /// The first call that the path does not allow, if there is one.
  package private(set) var mistake: String?
  private var isLoaded = false
  private var lastMove: Call?

  package init() {}

  /// Receives the next call.
  package mutating func receive(_ call: Call) {
    switch (state, call) {
    case (_, .didLoad):
      if isLoaded { fail(call) }
      isLoaded = true
    case (.disappeared, .willAppear), (.disappearing, .willAppear): state = .appearing
    case (.appearing, .isAppearing): state = .announced
    case (.announced, .didAppear): state = .appeared
    case (.appearing, .willDisappear), (.announced, .willDisappear), (.appeared, .willDisappear):
      state = .disappearing
    case (.disappearing, .didDisappear): state = .disappeared
    case (_, .willMove), (_, .didMove): move(call)
    default: fail(call)
    }
  }

  private mutating func move(_ call: Call) {
    // A container may remove a page that is still being added: `didMove` is not called for that.
    if case .didMove(let hasParent) = call, lastMove != .willMove(hasParent: hasParent) {
      fail(call)
    }
    lastMove = call
  }

  private mutating func fail(_ call: Call) {
    if mistake == nil {
      mistake = "\(call) while \(state), after \(lastMove.map { "\($0)" } ?? "no move")"
    }
  }

  /// Returns whether the view controller may be freed in this state.
  ///
  /// - Parameter hasContainer: Whether its last container is alive, and must have removed it.
  /// - Returns: Whether no call is missing.
  package func mayEnd(hasContainer: Bool) -> Bool {
    let isSettled = lastMove == nil || lastMove == .didMove(hasParent: false)
    return state == .disappeared && (isSettled || !hasContainer)
  }
}
