// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An app's settings of a view and the focus.
@MainActor
final class FocusValues {
  /// The effect; `nil` for none.
  var effect: UIFocusEffect? = UIFocusEffect()
  /// The identifier of the group.
  var group: String?
}
