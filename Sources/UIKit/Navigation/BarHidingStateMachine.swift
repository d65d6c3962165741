// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Decides when the bars of a stack go away by themselves, and which come back.
///
/// Pure: no views, no clock, no globals.
///
/// ```
///           tap, swipe up                 tap, swipe down
///  shown ───────────────────► hiddenByHand ─────────────────► shown
///    │                                                          ▲
///    │ low                                        high, tap     │
///    └──────────────────────► hiddenByRoom ─────────────────────┘
/// ```
///
/// All states last. What the app hides is no state of these: it says `forget()` then.
struct BarHidingStateMachine {
  /// Why the bars are away.
  enum State: Equatable {
    case shown, hiddenByHand, hiddenByRoom
  }

  /// What becomes of the bars.
  enum Action: Equatable {
    case none, hide, show
  }

  var hidesOnSwipe = false
  var hidesOnTap = false
  var hidesWhenLow = false
  private(set) var state = State.shown
  /// Whether there is little room from top to bottom.
  private(set) var isLow = false

  /// Whether taps mean something.
  var takesTaps: Bool { hidesOnTap || (hidesWhenLow && isLow) }

  /// A tap that nothing else took.
  ///
  /// - Parameter isHidden: Whether the navigation bar is away, for whatever reason.
  /// - Returns: What becomes of the bars.
  mutating func tapped(isHidden: Bool) -> Action {
    guard takesTaps else { return .none }
    return isHidden ? show() : hide()
  }

  /// A finger moved up or down.
  ///
  /// - Parameters:
  ///   - distance: How far, in points down.
  ///   - isHidden: Whether the navigation bar is away, for whatever reason.
  /// - Returns: What becomes of the bars.
  mutating func swiped(_ distance: CGFloat, isHidden: Bool) -> Action {
    guard hidesOnSwipe, abs(distance) >= Self.leastSwipe, isHidden == (distance > 0) else {
      return .none
    }
    return isHidden ? show() : hide()
  }

  /// The room changed, or was seen for the first time.
  mutating func roomChanged(isLow: Bool, isHidden: Bool) -> Action {
    guard isLow != self.isLow else { return .none }
    self.isLow = isLow
    guard hidesWhenLow else { return .none }
    if isLow, !isHidden {
      state = .hiddenByRoom
      return .hide
    }
    return !isLow && state == .hiddenByRoom ? show() : .none
  }

  /// The app says by itself whether there are bars.
  mutating func forget() { state = .shown }

  private mutating func hide() -> Action {
    state = .hiddenByHand
    return .hide
  }

  private mutating func show() -> Action {
    state = .shown
    return .show
  }

  /// How far a finger goes before bars follow, in points (our decision).
  static let leastSwipe: CGFloat = 20
}
