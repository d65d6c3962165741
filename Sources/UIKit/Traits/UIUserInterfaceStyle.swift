// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The style of an interface: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Dark content on light backgrounds.
  case light = 1
  /// Light content on dark backgrounds.
  case dark = 2
}
