// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An error of a solver.
package enum LayoutError: Error, Equatable {
  /// A constant, coefficient or priority is not a finite number.
  case notFinite
  /// Required constraints exclude each other; in the order in which they were added.
  case conflict([LayoutConstraintID])
}
