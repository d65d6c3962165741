// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The states of a stack's bars that a gesture, the keyboard or a compact height hides.
///
/// Pure: no views, no clock, no globals.
///
/// ```
///           tap, swipe up                   tap, swipe down
/// visible ───────────────► hiddenByGesture ─────────────────► visible
///    │                                                           ▲
///    │ compact height                      regular height, tap   │
///    ├────────────────────► hiddenByHeight ──────────────────────┤
///    │ keyboard                                              tap │
///    └───────────────────► hiddenByKeyboard ─────────────────────┘
/// ```
///
/// No state is transient. Bars that the client hides are in no state of these: `clientDecided()`
/// leads back to `visible`. Pairs that have no effect:
///
/// | event | in | why |
/// |---|---|---|
/// | `tapped`, `swiped` | any, unless enabled | the client did not ask for it |
/// | `swiped` up | bars hidden | there is nothing to hide; down with visible bars likewise |
/// | `heightChanged` | any, same height | nothing changed |
/// | `heightChanged` to compact | bars hidden | they stay as they are, and who hid them counts |
/// | `heightChanged` to regular | any but `hiddenByHeight` | the height did not hide the bars |
/// | `keyboardAppears` | bars hidden | they stay as they are, and who hid them counts |
package struct BarHidingStateMachine: Sendable {
  /// The reason why the bars are hidden.
  package enum State: Equatable, Sendable {
    case visible, hiddenByGesture, hiddenByHeight, hiddenByKeyboard
  }

  /// The change of the bars.
  package enum Action: Equatable, Sendable {
    case none
    /// Hide the navigation bar and the toolbar.
    case hide
    /// Show the navigation bar, and the toolbar if it was hidden along with it.
    case show(toolbar: Bool)
  }

  /// The current state of the bars, whatever hid them.
  package struct Bars: Equatable, Sendable {
    package var isNavigationBarHidden: Bool
    package var isToolbarHidden: Bool

    /// Creates the bars' state.
    package init(isNavigationBarHidden: Bool, isToolbarHidden: Bool) {
      self.isNavigationBarHidden = isNavigationBarHidden
      self.isToolbarHidden = isToolbarHidden
    }
  }

  /// The distance that a finger moves before bars follow, in points (our decision).
  package static let minimumSwipe: CGFloat = 20

  package var hidesOnSwipe = false
  package var hidesOnTap = false
  package var hidesWhenCompact = false
  package var hidesWhenKeyboardAppears = false
  /// The reason why the bars are hidden.
  package private(set) var state = State.visible
  /// Whether the height is compact.
  package private(set) var isCompact = false
  /// Whether the toolbar was hidden along with the navigation bar.
  private var restoresToolbar = false

  /// Creates a machine that hides nothing.
  package init() {}

  /// Whether taps hide and show the bars.
  package var takesTaps: Bool {
    hidesOnTap || (hidesWhenCompact && isCompact) || state == .hiddenByKeyboard
  }

  /// A tap that no control took.
  package mutating func tapped(_ bars: Bars) -> Action {
    guard takesTaps else { return .none }
    return bars.isNavigationBarHidden ? show() : hide(bars, .hiddenByGesture)
  }

  /// A finger moved vertically.
  ///
  /// - Parameters:
  ///   - distance: How far down, in points.
  ///   - bars: The bars as they are.
  /// - Returns: The change of the bars.
  package mutating func swiped(_ distance: CGFloat, _ bars: Bars) -> Action {
    guard hidesOnSwipe, abs(distance) >= Self.minimumSwipe,
      bars.isNavigationBarHidden == (distance > 0)
    else { return .none }
    return bars.isNavigationBarHidden ? show() : hide(bars, .hiddenByGesture)
  }

  /// The height became compact or regular, or is known for the first time.
  package mutating func heightChanged(isCompact: Bool, _ bars: Bars) -> Action {
    guard isCompact != self.isCompact else { return .none }
    self.isCompact = isCompact
    guard hidesWhenCompact else { return .none }
    if isCompact { return bars.isNavigationBarHidden ? .none : hide(bars, .hiddenByHeight) }
    return state == .hiddenByHeight ? show() : .none
  }

  /// The keyboard comes; the bars stay hidden when it goes.
  package mutating func keyboardAppears(_ bars: Bars) -> Action {
    guard hidesWhenKeyboardAppears, !bars.isNavigationBarHidden else { return .none }
    return hide(bars, .hiddenByKeyboard)
  }

  /// The client hid or showed the navigation bar itself.
  package mutating func clientDecided() { state = .visible }

  private mutating func hide(_ bars: Bars, _ reason: State) -> Action {
    state = reason
    restoresToolbar = !bars.isToolbarHidden
    return .hide
  }

  private mutating func show() -> Action {
    defer { (state, restoresToolbar) = (.visible, false) }
    return .show(toolbar: restoresToolbar)
  }
}
