// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// One fault that can be switched on in an instrumented file.
struct Mutation {
  /// The kinds of faults.
  enum Kind: String, CaseIterable {
    /// An operator replaced by another one: `<` by `<=`, `+` by `-`, `&&` by `||`.
    case `operator`
    /// A condition that is negated.
    case condition
    /// Two neighboring calls in reverse order.
    case order
    /// A call that is left out.
    case call
  }

  /// The number that switches it on.
  let id: Int
  let kind: Kind
  /// The file, from the package's root.
  let path: String
  /// The line in the original file, counted from 1.
  let line: Int
  /// The code as it was and as it becomes.
  let change: String

  /// A line for people: `Sources/UIKit/Views/UIView.swift:12: condition: negated: isHidden`.
  var description: String { "\(path):\(line): \(kind.rawValue): \(change)" }
}
