// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Decides which neighbor of a page is visible while pages scroll, and when it becomes the page.
///
/// Pure: no views, no clock, no globals.
///
/// ```
///                     turn     scrolled                        rested
///  resting            turning  turning, if a neighbor is seen  -
///  turning (a side)   trap     resting or the other side       resting
/// ```
///
/// The columns are `turn(to:)`, `scrolled(to:isDragging:neighbors:)` and `rested(at:)`; `-` has no
/// effect. A share is that of the way to a neighbor: -1 shows the page before, 1 the page after.
package struct PageTurnStateMachine {
  /// The phase of a turn.
  package enum State: Equatable, Sendable {
    /// Nothing moves, or no neighbor is visible.
    case resting
    /// The neighbor at a side is visible.
    case turning(PageSide)
  }

  /// The consequence of an event.
  package enum Action: Equatable, Sendable {
    /// The neighbor at a side becomes visible.
    case reveal(PageSide)
    /// The neighbor at a side is not visible any more; the page stays.
    case conceal(PageSide)
    /// The neighbor at a side becomes the page.
    case finish(PageSide)
  }

  package private(set) var state = State.resting

  /// Creates a machine at rest.
  package init() {}

  /// Handles a request to turn to a neighbor.
  package mutating func turn(to side: PageSide) -> Action {
    guard state == .resting else { preconditionFailure("turn(to: \(side)) in \(state)") }
    state = .turning(side)
    return .reveal(side)
  }

  /// Handles a movement of the pages.
  ///
  /// - Parameters:
  ///   - share: The share of the way to a neighbor.
  ///   - isDragging: Whether a finger holds the pages: it can go on to the next but one.
  ///   - neighbors: The neighbors that there are.
  /// - Returns: What becomes of them, in this order.
  package mutating func scrolled(
    to share: Double,
    isDragging: Bool,
    neighbors: PageSides
  ) -> [Action] {
    let seen: PageSide? = share > 0 ? .after : share < 0 ? .before : nil
    var actions: [Action] = []
    if case .turning(let side) = state {
      if side == seen || seen == nil {
        guard isDragging, abs(share) >= 1 else { return [] }
        state = .resting
        return [.finish(side)]
      }
      state = .resting
      actions.append(.conceal(side))
    }
    if let seen, neighbors.contains(PageSides(seen)) {
      state = .turning(seen)
      actions.append(.reveal(seen))
    }
    return actions
  }

  /// Handles the end of all movement.
  ///
  /// - Parameter share: The share of the way to a neighbor.
  /// - Returns: What becomes of the visible neighbor; `nil` without one.
  package mutating func rested(at share: Double) -> Action? {
    guard case .turning(let side) = state else { return nil }
    state = .resting
    return share * side.sign >= 0.5 ? .finish(side) : .conceal(side)
  }
}
