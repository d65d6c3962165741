// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The handle of a solver's constraint.
package struct LayoutConstraintID: Hashable, Sendable {
  let slot: Int32
  /// The number of constraints that used the slot before.
  let generation: UInt32
}
