// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The changes of a batch that is not complete yet, and what is called after its animations.
struct PendingChanges {
  private var depth = 0
  /// The changes.
  private(set) var changes: [ListUpdate.Change] = []
  private var completions: [(Bool) -> Void] = []

  /// Whether a batch has begun.
  var isOpen: Bool { depth > 0 }

  /// Begins a batch; batches can be nested.
  mutating func begin() { depth += 1 }

  /// Ends a batch.
  ///
  /// - Returns: Whether it was the outermost one.
  mutating func end() -> Bool {
    guard depth > 0 else { return false }
    depth -= 1
    return depth == 0
  }

  /// Adds changes.
  mutating func add(_ new: [ListUpdate.Change]) { changes += new }

  /// Adds a closure that is called after the animations.
  mutating func add(completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Removes the changes of a complete batch.
  ///
  /// - Returns: The changes, and what to call after their animations.
  mutating func take() -> (changes: [ListUpdate.Change], end: () -> Void) {
    let (changes, completions) = (changes, completions)
    (self.changes, self.completions) = ([], [])
    return (changes, { for completion in completions { completion(true) } })
  }
}
