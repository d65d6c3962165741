// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The look of a screen keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// That of the input method.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}
