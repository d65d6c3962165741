// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The index of a column of the tableau.
typealias Symbol = Int32

/// The values that a symbol can have.
enum SymbolKind: UInt8 {
  /// Any number: a variable of the client.
  case free
  /// Zero or more: a nonnegative variable, a slack or an error.
  case nonnegative
  /// Zero: the marker of a required equation.
  case zero
  /// Not in use.
  case unused
}
