// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What a view's content means, which decides whether it is mirrored.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored where people read from right to left.
  case unspecified
  /// Playback controls: never mirrored.
  case playback
  /// Directions in space: never mirrored.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
