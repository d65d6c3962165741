// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The difference between two stacks of pages, and the transition that it calls for.
///
/// Pure: pages are compared by identity only.
package struct StackChange: Equatable, Sendable {
  /// The transition that a change calls for (Apple documentation of `setViewControllers`).
  package enum Operation: Equatable, Sendable {
    /// The same page stays on top.
    case none
    /// The new top page was not on the stack.
    case push
    /// The new top page was on the stack already.
    case pop
  }

  /// The transition that the change calls for.
  package let operation: Operation
  /// The pages that leave the stack, bottom to top.
  package let removed: [ObjectIdentifier]
  /// The pages that join the stack, bottom to top.
  package let added: [ObjectIdentifier]

  /// Compares two stacks.
  ///
  /// - Parameters:
  ///   - old: The pages before the change, bottom to top.
  ///   - new: The pages after it, bottom to top.
  package init(from old: [ObjectIdentifier], to new: [ObjectIdentifier]) {
    let before = Set(old)
    let after = Set(new)
    removed = old.filter { !after.contains($0) }
    added = new.filter { !before.contains($0) }
    if old.last == new.last {
      operation = .none
    } else if let top = new.last, before.contains(top) {
      operation = .pop
    } else {
      operation = new.isEmpty ? .pop : .push
    }
  }
}
