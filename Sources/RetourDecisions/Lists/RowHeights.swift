// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The heights of the rows of one section.
///
/// Equal heights cost memory for the section; the first different one costs memory for every row.
package struct RowHeights: Equatable, Sendable {
  private enum Storage: Equatable {
    case uniform(Double, count: Int)
    case mixed([Double], PrefixSums)
  }

  private var storage: Storage

  /// Creates rows of equal heights.
  package init(_ height: Double, count: Int) { storage = .uniform(height, count: count) }

  /// Creates rows.
  package init(_ heights: [Double]) { storage = .mixed(heights, PrefixSums(heights)) }

  /// The number of rows.
  package var count: Int {
    switch storage {
    case .uniform(_, let count): count
    case .mixed(let heights, _): heights.count
    }
  }

  /// The height of every row, if it is stored once for all.
  package var uniform: Double? {
    if case .uniform(let height, _) = storage { height } else { nil }
  }

  /// The height of all rows.
  package var total: Double { start(of: count) }

  /// Returns the distance of a row from the first one.
  ///
  /// - Parameter row: The row; the count for the end of the last one.
  /// - Returns: The distance, in points.
  package func start(of row: Int) -> Double {
    switch storage {
    case .uniform(let height, _): height * Double(row)
    case .mixed(_, let sums): sums.sum(before: row)
    }
  }

  /// Returns the height of a row.
  package subscript(row: Int) -> Double {
    switch storage {
    case .uniform(let height, _): height
    case .mixed(let heights, _): heights[row]
    }
  }

  /// Changes the height of a row.
  ///
  /// - Parameters:
  ///   - height: The height, which is not negative.
  ///   - row: The row.
  package mutating func set(_ height: Double, of row: Int) {
    guard self[row] != height else { return }
    var (heights, sums): ([Double], PrefixSums)
    switch storage {
    case .uniform(let common, let count):
      heights = Array(repeating: common, count: count)
      sums = PrefixSums(repeating: common, count: count)
    case .mixed(let present, let presentSums):
      (heights, sums) = (present, presentSums)
      // Without a second reference the arrays are changed in place.
      storage = .uniform(0, count: 0)
    }
    sums.change(at: row, by: height - heights[row])
    heights[row] = height
    storage = .mixed(heights, sums)
  }

  /// Returns the row at a distance from the first one.
  ///
  /// - Parameter distance: The distance; rows without a height are skipped.
  /// - Returns: The row; the count beyond the last one.
  package func row(at distance: Double) -> Int {
    guard distance >= 0 else { return 0 }
    switch storage {
    case .uniform(let height, let count):
      return height > 0 ? min(Int(min(distance / height, Double(count))), count) : count
    case .mixed(_, let sums): return sums.index(at: distance)
    }
  }
}
