// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The elements ahead of the visible ones, whose data a client prepares before they are visible.
package struct PrefetchedPlaces: Equatable, Sendable {
  private var pending: Set<ListPlace> = []

  /// Creates an empty list.
  package init() {}

  /// Takes the elements that are ahead now.
  ///
  /// - Parameters:
  ///   - ahead: The elements ahead, nearest first, without the visible ones.
  ///   - visible: The visible elements.
  /// - Returns: Those to prepare, nearest first, and those that are neither ahead nor visible any
  ///   more, in order.
  package mutating func update(
    ahead: [ListPlace],
    visible: Set<ListPlace>
  ) -> (prepare: [ListPlace], cancel: [ListPlace]) {
    let new = Set(ahead)
    let prepare = ahead.filter { !pending.contains($0) }
    let cancel = pending.subtracting(new).subtracting(visible).sorted()
    pending = new
    return (prepare, cancel)
  }

  /// Forgets all elements, whose places changed.
  package mutating func removeAll() { pending = [] }
}
