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
    var result = place
    for other in removed {
      if other == place { return nil }
      if other > place { break }
      result -= 1
    }
    for other in inserted {
      if other > result { break }
      result += 1
    }
    return result
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
