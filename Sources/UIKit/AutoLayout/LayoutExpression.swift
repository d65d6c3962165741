// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourLayout

/// A linear expression of an engine's variables.
struct LayoutExpression {
  private(set) var terms: [LayoutTerm] = []
  private(set) var constant = 0.0

  mutating func add(_ variable: LayoutVariable, _ factor: Double = 1) {
    guard factor != 0 else { return }
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      let sum = terms[index].coefficient + factor
      terms.remove(at: index)
      if sum != 0 { terms.append(LayoutTerm(variable, sum)) }
    } else {
      terms.append(LayoutTerm(variable, factor))
    }
  }

  mutating func add(_ number: Double) { constant += number }

  mutating func add(_ other: LayoutExpression, times factor: Double) {
    for term in other.terms { add(term.variable, term.coefficient * factor) }
    constant += other.constant * factor
  }
}
