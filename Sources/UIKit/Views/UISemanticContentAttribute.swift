// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The meaning of a view's content, which decides whether right-to-left interfaces mirror it.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored in right-to-left interfaces.
  case unspecified
  /// Playback controls: never mirrored.
  case playback
  /// Spatial directions: never mirrored.
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
