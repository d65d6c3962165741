// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The treatment of text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps between words.
  case byWordWrapping = 0
  /// Wraps between characters.
  case byCharWrapping = 1
  /// Clips the text.
  case byClipping = 2
  /// Replaces the start of the last line by an ellipsis.
  case byTruncatingHead = 3
  /// Replaces the end of the last line by an ellipsis.
  case byTruncatingTail = 4
  /// Replaces the middle of the last line by an ellipsis.
  case byTruncatingMiddle = 5
}
