// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The change of places in one list by removals and insertions.
package struct RowMap: Equatable, Sendable {
  /// The removed places before the change, in order.
  package let removed: [Int]
  /// The inserted places after the change, in order.
  package let inserted: [Int]

  /// Creates a change.
  package init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
    (self.removed, self.inserted) = (removed.sorted(), inserted.sorted())
  }

  /// Returns the place of an element after the change.
  ///
  /// - Parameter place: Its place before.
  /// - Returns: The place; `nil` if it was removed.
  package func place(of place: Int) -> Int? {
    let before = removed.firstIndex(fulfilling: { removed[$0] >= place })
    if before < removed.count, removed[before] == place { return nil }
    let rest = place - before
    return rest + inserted.firstIndex(fulfilling: { inserted[$0] - $0 > rest })
  }
}

extension RowHeights {
  /// Returns the heights after a change; inserted rows have an estimated height.
  package func updated(by map: RowMap, estimate: Double) -> RowHeights {
    let count = count - map.removed.count + map.inserted.count
    if let uniform, map.inserted.isEmpty || uniform == estimate {
      return RowHeights(uniform, count: count)
    }
    var heights = Array(repeating: estimate, count: count)
    for row in 0..<self.count {
      if let place = map.place(of: row) { heights[place] = self[row] }
    }
    return RowHeights(heights)
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index that fulfills a condition; those before it do not, and those behind it
  /// do.
  ///
  /// - Parameter fulfills: Whether an index fulfills the condition.
  /// - Returns: The index; the end if none fulfills it.
  func firstIndex(fulfilling fulfills: (Int) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if fulfills(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
