// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The strength of a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// For labels.
  case label = 0
  /// For labels of lesser rank.
  case secondaryLabel = 1
  /// For labels of little rank, such as placeholders.
  case tertiaryLabel = 2
  /// For labels of the least rank.
  case quaternaryLabel = 3
  /// For large areas.
  case fill = 4
  /// For larger areas.
  case secondaryFill = 5
  /// For the largest areas.
  case tertiaryFill = 6
  /// For lines between content.
  case separator = 7
}
