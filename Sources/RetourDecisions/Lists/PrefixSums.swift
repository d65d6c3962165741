// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Sums of a list of numbers that change: a Fenwick tree.
///
/// Complexity: O(log *n*) for every operation but the initializers.
package struct PrefixSums: Equatable, Sendable {
  /// The sums of ranges that end at an index and are as long as its lowest bit.
  private var tree: [Double]

  /// Creates the sums of a number that repeats.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - count: The repetitions.
  package init(repeating value: Double, count: Int) {
    tree = [0]
    tree.reserveCapacity(count + 1)
    for index in stride(from: 1, through: count, by: 1) {
      tree.append(value * Double(index & -index))
    }
  }

  /// Creates the sums of numbers.
  package init(_ values: [Double]) {
    tree = [0] + values
    for index in stride(from: 1, to: tree.count, by: 1) {
      let next = index + (index & -index)
      if next < tree.count { tree[next] += tree[index] }
    }
  }

  /// The number of numbers.
  package var count: Int { tree.count - 1 }

  /// The sum of all numbers.
  package var total: Double { sum(before: count) }

  /// Returns the sum of the numbers before an index.
  package func sum(before end: Int) -> Double {
    var (sum, index) = (0.0, end)
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }

  /// Changes a number.
  ///
  /// - Parameters:
  ///   - place: Its index.
  ///   - difference: The difference to its present value.
  package mutating func change(at place: Int, by difference: Double) {
    var index = place + 1
    while index < tree.count {
      tree[index] += difference
      index += index & -index
    }
  }

  /// Returns the index at which a running sum exceeds a value.
  ///
  /// - Parameter value: The value; the numbers are not negative.
  /// - Returns: The last index from which the sum of the numbers before is at most the value; the
  ///   count if the total is.
  package func index(at value: Double) -> Int {
    var (index, rest) = (0, value)
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      let next = index + step
      if next < tree.count, tree[next] <= rest {
        index = next
        rest -= tree[next]
      }
      step /= 2
    }
    return index
  }
}
