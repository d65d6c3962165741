// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The calls of `updateProperties()` that are pending for a view.
struct PropertyFlags: OptionSet {
  let rawValue: UInt8

  /// That of the view.
  static let own = PropertyFlags(rawValue: 1 << 0)
  /// That of its controller.
  static let controller = PropertyFlags(rawValue: 1 << 1)

  /// Whether no call is pending.
  ///
  /// Each layout asks: the property of `OptionSet` is slow without optimization.
  var isEmpty: Bool { rawValue == 0 }
}
