// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The layout direction of an interface.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Left to right, as in English.
  case leftToRight = 0
  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}
