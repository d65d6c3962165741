// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What happens to text that is wider than its box.
public enum NSLineBreakMode: Int, Sendable {
  /// A new line starts between words.
  case byWordWrapping = 0
  /// A new line starts between characters.
  case byCharWrapping = 1
  /// What does not fit is cut off.
  case byClipping = 2
  /// The start of the last line is replaced by an ellipsis.
  case byTruncatingHead = 3
  /// The end of the last line is replaced by an ellipsis.
  case byTruncatingTail = 4
  /// The middle of the last line is replaced by an ellipsis.
  case byTruncatingMiddle = 5
}
