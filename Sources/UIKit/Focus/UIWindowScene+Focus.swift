// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The keyboard focus, for tests.
extension UIWindowScene {
  /// The item with the focus.
  package var focusedItem: (any UIFocusItem)? { focusIfMade?.focusedItem }
  /// Whether a ring shows the focus.
  package var showsFocusRing: Bool { focusIfMade?.showsRing ?? false }
  /// The number of searches for items; `nil` if nothing has used the focus.
  package var focusSearches: Int? { focusIfMade?.searches }
}
