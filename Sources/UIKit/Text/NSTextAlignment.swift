// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// Left.
  case left = 0
  /// Centered.
  case center = 1
  /// Right.
  case right = 2
  /// Justified; the last line is natural.
  case justified = 3
  /// The leading edge of the layout direction.
  case natural = 4
}
