// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The direction of the lines of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// That of the first letter.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
