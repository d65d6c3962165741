// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The metrics of a bar, a key of appearance values; the raw values are Apple's.
///
/// Bars always have the default height here; values for the other metrics are stored only.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height of phones in landscape.
  case compact = 1
  /// The usual height, with a prompt above the title.
  case defaultPrompt = 101
  /// The height of phones in landscape, with a prompt above the title.
  case compactPrompt = 102
}
