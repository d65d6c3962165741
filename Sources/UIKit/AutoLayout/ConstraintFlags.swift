// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The pending calls of `updateConstraints()` in a view and its descendants.
struct ConstraintFlags: OptionSet {
  let rawValue: UInt8

  /// The view's own call is pending.
  static let own = ConstraintFlags(rawValue: 1 << 0)
  /// The call of a descendant is pending.
  static let below = ConstraintFlags(rawValue: 1 << 1)

  /// Whether no call is pending.
  ///
  /// Each layout asks: the property of `OptionSet` is slow without optimization.
  var isEmpty: Bool { rawValue == 0 }
}
