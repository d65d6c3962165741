// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up from the bottom, and down again.
  case coverVertical = 0
  /// It fades in, and out again.
  case crossDissolve = 2
}
