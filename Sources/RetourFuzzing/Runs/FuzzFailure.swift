// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A plan whose last step violates an invariant.
package struct FuzzFailure: Error, Equatable, CustomStringConvertible {
  package var plan: FuzzPlan
  /// The name of the invariant.
  package let invariant: String
  /// A description of the violation.
  package let message: String

  package var description: String { "\(invariant): \(message)\n  \(plan)" }
}
