// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The height of a bar that a setting is for; the values are Apple's.
///
/// Bars here are of the default height always: what is set for the others is kept and returned.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height of phones that lie on their side.
  case compact = 1
  /// The usual height, with a prompt above the title.
  case defaultPrompt = 101
  /// The height of phones that lie on their side, with a prompt above the title.
  case compactPrompt = 102
}
