// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The direction that an interface is laid out in.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nothing was said.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}
