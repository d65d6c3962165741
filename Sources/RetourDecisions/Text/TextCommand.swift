// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An effect of a key in a text that is being edited.
package enum TextCommand: Hashable, Sendable {
  case move(TextMovement, extendsSelection: Bool)
  case delete(TextDeletion)
  case selectAll, copy, cut, paste, undo, redo
  /// Return in a field of one line.
  case submit
  /// Escape while an input method composes text.
  case cancelMarking
  /// The key has a character, which arrives as text.
  case character
}
