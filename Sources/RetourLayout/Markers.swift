// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A constraint's own symbols in its equation.
struct Markers {
  /// The number of symbols that a constraint has at most.
  static let greatestCount = 2

  /// The symbol that identifies the equation: a slack, an error, or always zero.
  let marker: Symbol
  /// The marker's coefficient in the equation, 1 or -1.
  let sign: Double
  /// The error of a constraint that is not required; its coefficient is the opposite.
  let error: Symbol?
  /// Whether the marker is an error as well, that of the other direction.
  let markerIsError: Bool

  func contains(_ symbol: Symbol) -> Bool { symbol == marker || symbol == error }
}
