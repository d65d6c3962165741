// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The direction from an edit menu to what it belongs to.
///
/// Menus have no arrow; the direction decides about the side on which they lie (see Parity).
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Down or up, depending on the room.
  case automatic = 0
  /// The menu lies below.
  case up = 1
  /// The menu lies above.
  case down = 2
  /// The menu lies to the right.
  case left = 3
  /// The menu lies to the left.
  case right = 4
}
