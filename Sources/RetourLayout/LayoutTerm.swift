// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A variable with its coefficient.
package struct LayoutTerm: Equatable, Sendable {
  package let variable: LayoutVariable
  package let coefficient: Double

  package init(_ variable: LayoutVariable, _ coefficient: Double) {
    (self.variable, self.coefficient) = (variable, coefficient)
  }
}
