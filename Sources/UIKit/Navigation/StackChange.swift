// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// What has to be shown when one stack of pages becomes another.
///
/// Pure: pages are compared by identity only.
struct StackChange: Equatable {
  /// The transition that the change calls for (Apple documentation of `setViewControllers`).
  enum Operation: Equatable {
    /// The same page stays on top.
    case none
    /// The new top was not on the stack.
    case push
    /// The new top was on the stack already.
    case pop
  }

  let operation: Operation
  /// The pages that leave the stack, bottom to top.
  let removed: [ObjectIdentifier]
  /// The pages that come onto the stack, bottom to top.
  let added: [ObjectIdentifier]

  init(from old: [ObjectIdentifier], to new: [ObjectIdentifier]) {
    let formerly = Set(old)
    let now = Set(new)
    removed = old.filter { !now.contains($0) }
    added = new.filter { !formerly.contains($0) }
    if old.last == new.last {
      operation = .none
    } else if let top = new.last, formerly.contains(top) {
      operation = .pop
    } else {
      operation = new.isEmpty ? .pop : .push
    }
  }
}
