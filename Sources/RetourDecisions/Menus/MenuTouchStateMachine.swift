// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Decides the effects of a finger on an open menu, from the press that opened it to the choice.
///
/// Pure: no views, no clock, no globals.
///
/// ```
///   pressed ──moves far──▶ choosing ──lifts on a row──▶ open, action: choose
///      │                    ▲     │
///      │ lifts              │     ├──moves far in a menu that scrolls──▶ scrolling ──lifts──▶ open
///      ▼      down, inside  │     └──lifts elsewhere──▶ open
///    open ──────────────────┘
///      └──────down, outside──▶ leaving ──lifts outside──▶ open, action: dismiss or closeSubmenu
/// ```
///
/// | event | open | pressed | choosing | scrolling | leaving | closed |
/// |---|---|---|---|---|---|---|
/// | `touchBegan` | `choosing`, `leaving` | - | - | - | - | - |
/// | `touchMoved` | - | `choosing` if far | highlight or `scrolling` | scroll | - | - |
/// | `touchEnded` | - | `open` | choose, `open` | end, `open` | dismiss, `open` | - |
/// | `touchCancelled` | - | `open` | `open` | `open` | `open` | - |
/// | `didDwell` | - | - | open a submenu | - | - | - |
/// | `menuDidClose` | `closed` | `closed` | `closed` | `closed` | `closed` | - |
///
/// Every pair can occur; `-` has no effect. A finger that is down when a menu closes moves and
/// lifts afterwards.
package struct MenuTouchStateMachine: Equatable, Sendable {
  /// The part of a menu at a point.
  package enum Target: Equatable, Sendable {
    /// The area around the menu.
    case outside
    /// The menu that an open submenu belongs to.
    case parent
    /// A part of the menu that cannot be chosen.
    case inert
    /// An element that is performed.
    case row(Int)
    /// An element that opens a submenu.
    case submenu(Int)

    /// The index of the element; `nil` for other parts.
    fileprivate var index: Int? {
      switch self {
      case .row(let index), .submenu(let index): index
      case .outside, .parent, .inert: nil
      }
    }
  }

  /// The consequence of an event.
  package enum Action: Equatable, Sendable {
    case none
    /// Highlight an element, or none.
    case highlight(Int?)
    /// Perform an element.
    case choose(Int)
    /// Open a submenu.
    case openSubmenu(Int)
    /// Close the open submenu.
    case closeSubmenu
    /// Scroll the menu by the finger's movement since it began.
    case scroll(CGFloat)
    /// End scrolling.
    case endScrolling
    /// Dismiss all menus.
    case dismiss
  }

  private enum State: Equatable {
    case open, scrolling, closed
    /// The finger that opened the menu has not moved yet.
    case pressed
    /// A finger is over an element, or over none; `isInside` if it came down in the menu.
    case choosing(Target, isInside: Bool)
    /// A finger that came down outside of the menu.
    case leaving(Target)
  }

  private var state: State

  /// Creates the machine of a menu that opens.
  ///
  /// - Parameter isPressed: Whether a finger that is down opened it.
  package init(isPressed: Bool) { state = isPressed ? .pressed : .open }

  /// The element under the finger; `nil` without one.
  package var highlighted: Int? {
    if case .choosing(let target, _) = state { target.index } else { nil }
  }

  /// Whether the finger may scroll the menu by resting at an edge: it came from the source.
  package var scrollsAtEdges: Bool {
    if case .choosing(_, isInside: false) = state { true } else { false }
  }

  /// Handles a finger that comes down.
  package mutating func touchBegan(on target: Target) -> Action {
    guard state == .open else { return .none }
    if target == .outside || target == .parent {
      state = .leaving(target)
      return .none
    }
    state = .choosing(target, isInside: true)
    return .highlight(target.index)
  }

  /// Handles a finger that moves.
  ///
  /// - Parameters:
  ///   - target: The part of the menu under the finger.
  ///   - movement: The movement since the finger came down, in points.
  ///   - canScroll: Whether the menu is longer than its frame.
  /// - Returns: The consequence.
  package mutating func touchMoved(
    to target: Target,
    movement: CGPoint,
    canScroll: Bool
  ) -> Action {
    let isFar = hypot(movement.x, movement.y) > MenuFigures.slop
    switch state {
    case .open, .leaving, .closed: return .none
    case .scrolling: return .scroll(movement.y)
    case .pressed:
      guard isFar else { return .none }
      state = .choosing(target, isInside: false)
      return .highlight(target.index)
    case .choosing(let former, let isInside):
      if isInside, canScroll, isFar {
        state = .scrolling
        return .scroll(movement.y)
      }
      guard target != former else { return .none }
      state = .choosing(target, isInside: isInside)
      return .highlight(target.index)
    }
  }

  /// Handles a finger that lifts.
  ///
  /// - Parameter target: The part of the menu under the finger.
  /// - Returns: The consequence.
  package mutating func touchEnded(on target: Target) -> Action {
    let former = state
    if state != .closed { state = .open }
    switch former {
    case .open, .closed, .pressed: return .none
    case .scrolling: return .endScrolling
    case .choosing:
      switch target {
      case .row(let index): return .choose(index)
      case .submenu(let index): return .openSubmenu(index)
      case .outside, .parent, .inert: return .highlight(nil)
      }
    case .leaving(let start):
      guard target == start else { return .none }
      return start == .parent ? .closeSubmenu : .dismiss
    }
  }

  /// Handles a touch that the system cancels.
  package mutating func touchCancelled() -> Action {
    let former = state
    if state != .closed { state = .open }
    switch former {
    case .choosing: return .highlight(nil)
    case .scrolling: return .endScrolling
    case .open, .closed, .pressed, .leaving: return .none
    }
  }

  /// Handles a finger that has rested on one element for some time.
  package mutating func didDwell() -> Action {
    guard case .choosing(.submenu(let index), let isInside) = state else { return .none }
    state = .choosing(.inert, isInside: isInside)
    return .openSubmenu(index)
  }

  /// Handles the end of the menu.
  package mutating func menuDidClose() { state = .closed }
}
