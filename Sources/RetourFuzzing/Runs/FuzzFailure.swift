// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A plan at whose end something does not hold.
package struct FuzzFailure: Error, Equatable, CustomStringConvertible {
  package var plan: FuzzPlan
  /// Which invariant.
  package let invariant: String
  /// What is wrong.
  package let message: String

  package var description: String { "\(invariant): \(message)\n  \(plan)" }
}
