// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Unspecified.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen; its background extends to the edge.
  case topAttached = 3
}
