// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A fault that can be enabled in an instrumented file.
struct Mutation {
  /// The kinds of faults.
  enum Kind: String, CaseIterable {
    /// An operator replaced by another one: `<` by `<=`, `+` by `-`, `&&` by `||`.
    case `operator`
    /// A condition that is negated.
    case condition
    /// Two neighboring calls in reverse order.
    case order
    /// A call that is removed.
    case call
  }

  /// The number that enables it.
  let id: Int
  let kind: Kind
  /// The file, from the package's root.
  let path: String
  /// The line in the original file, counted from 1.
  let line: Int
  /// The original code and its replacement.
  let change: String

  /// A readable description: `Sources/UIKit/Views/UIView.swift:12: condition: negated: isHidden`.
  var description: String { "\(path):\(line): \(kind.rawValue): \(change)" }
}
