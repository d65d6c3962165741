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

  /// Returns the first and the last caret of the line of a caret.
  ///
  /// - Parameter offset: The place of the caret in UTF-16 units.
  /// - Returns: The carets; `nil` if the text is one line.
  func line(at offset: Int) -> ClosedRange<Int>?

  /// Returns the caret of the line above or below that is nearest to a column.
  ///
  /// - Parameters:
  ///   - offset: The place of the caret in UTF-16 units.
  ///   - goesUp: Whether the line is that above.
  ///   - column: The distance of the column from the left; `nil` for that of the caret.
  /// - Returns: The caret and its column; `nil` if there is no such line.
  func caret(
    beyond offset: Int,
    goesUp: Bool,
    column: Double?
  ) -> (offset: Int, column: Double)?
}

/// A text of one line.
extension CaretMap {
  /// Returns `nil`.
  package func line(at offset: Int) -> ClosedRange<Int>? { nil }
  /// Returns `nil`.
  package func caret(
    beyond offset: Int,
    goesUp: Bool,
    column: Double?
  ) -> (offset: Int, column: Double)? { nil }
}
