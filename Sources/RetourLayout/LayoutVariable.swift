// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The handle of a solver's variable.
package struct LayoutVariable: Hashable, Sendable {
  let symbol: Symbol
  /// The number of variables that used the symbol before.
  let generation: UInt32
}
