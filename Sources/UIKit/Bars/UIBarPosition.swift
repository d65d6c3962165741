// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Where a bar lies.
public enum UIBarPosition: Int, Sendable {
  /// Not said.
  case any = 0
  /// At the bottom of what it belongs to.
  case bottom = 1
  /// At the top of what it belongs to.
  case top = 2
  /// At the top of the screen; its background reaches up to the edge.
  case topAttached = 3
}
