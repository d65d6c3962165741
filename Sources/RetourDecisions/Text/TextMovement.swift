// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A movement of the caret by a key.
package enum TextMovement: Hashable, Sendable {
  /// By one character, in visual order.
  case left, right
  /// By one word, in visual order.
  case wordLeft, wordRight
  /// To the start or the end of the line.
  case lineStart, lineEnd
  /// To the start or the end of the text.
  case textStart, textEnd
  /// To the line above or below; in a single line, to its start or end.
  case up, down
}

/// A part of a text that a key deletes, unless there is a selection.
package enum TextDeletion: Hashable, Sendable {
  /// The character before or behind the caret.
  case backward, forward
  /// Everything to the start of the word before the caret, or to the end of the one behind it.
  case wordBackward, wordForward
}

/// The places of carets in a laid-out text, for the keys that move in visual order.
package protocol CaretMap {
  /// Returns the place of the caret one step further in visual order.
  ///
  /// - Parameters:
  ///   - offset: The place of the caret in UTF-16 units.
  ///   - goesRight: Whether the step is to the right.
  /// - Returns: The next place; `nil` if the layout does not know it.
  func caret(from offset: Int, goesRight: Bool) -> Int?

  /// Whether the paragraph of a caret runs from right to left.
  func isRightToLeft(at offset: Int) -> Bool
}
