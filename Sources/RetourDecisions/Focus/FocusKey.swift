// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A key that the keyboard focus uses.
package enum FocusKey: Equatable, Sendable {
  /// Tab, or Shift and Tab, to the next item in reading order or to the one before.
  case tab(isForward: Bool)
  /// An arrow, to the nearest item in its direction.
  case arrow(FocusDirection)
  /// Return or the space bar, which presses the item.
  case press
  /// A direction or the select button of a gamepad or a remote, which have no Tab, while no focus
  /// is shown.
  case show

  /// Returns whether the focus uses the key.
  ///
  /// | key | no focus is shown | the focus is shown |
  /// |---|---|---|
  /// | Tab | shows the focus | moves it |
  /// | arrow | left to the responders | moves it |
  /// | Return, space bar | left to the responders | presses the item |
  /// | buttons of a remote | show the focus where it is | as arrows and Return |
  ///
  /// - Parameter isShown: Whether the focus is shown.
  /// - Returns: Whether it does; `false` leaves the key to the responders.
  package func isUsed(whileShown isShown: Bool) -> Bool {
    switch self {
    case .tab, .show: true
    case .arrow, .press: isShown
    }
  }
}
