// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// How lines of text lie between the edges of their box.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges; the last line as if natural.
  case justified = 3
  /// At the edge where reading starts.
  case natural = 4
}
