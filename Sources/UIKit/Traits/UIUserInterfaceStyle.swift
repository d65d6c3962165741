// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nothing was said.
  case unspecified = 0
  /// Dark content on light grounds.
  case light = 1
  /// Light content on dark grounds.
  case dark = 2
}
