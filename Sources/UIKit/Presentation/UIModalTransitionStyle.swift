// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The animation of a presentation and its dismissal.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom, and down again.
  case coverVertical = 0
  /// The page turns around its vertical axis, with the view on its back, and back again.
  case flipHorizontal = 1
  /// The view fades in, and out again.
  case crossDissolve = 2
}
