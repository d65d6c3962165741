// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// How much of the screen a presented controller takes, and what becomes of the one below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// No presentation: what the coordinator of a push or pop says.
  case none = -1
  /// The whole window; the view of the presenting controller is taken out once it is covered.
  case fullScreen = 0
  /// The whole window; the view of the presenting controller stays below.
  case overFullScreen = 5
}
