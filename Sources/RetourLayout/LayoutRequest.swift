// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A linear constraint: the sum of terms and a constant, in relation to zero.
package struct LayoutRequest: Sendable {
  /// The priority of constraints that hold without exception.
  package static let required = 1000.0

  package let terms: [LayoutTerm]
  package let relation: LayoutRelation
  package internal(set) var constant: Double
  /// The priority; the error at one priority outweighs all errors below it.
  package let priority: Double

  package init(
    _ terms: [LayoutTerm],
    _ relation: LayoutRelation,
    constant: Double,
    priority: Double = LayoutRequest.required
  ) {
    (self.terms, self.relation) = (terms, relation)
    (self.constant, self.priority) = (constant, priority)
  }

  var isRequired: Bool { priority >= Self.required }

  var isFinite: Bool {
    constant.isFinite && priority.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
  }
}
