// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A constraint's own symbols in its equation.
struct Markers {
  /// The symbol that identifies the equation: a slack, an error, or always zero.
  let marker: Symbol
  /// The marker's coefficient in the equation, 1 or -1.
  let sign: Double
  /// The error of the other direction, whose coefficient is the opposite.
  let other: Symbol?
  /// The errors of a constraint that is not required.
  let errors: [Symbol]
}
