// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The number of times that each situation occurred.
///
/// A run verifies nothing about a situation that never occurred in it.
package struct FuzzTally: Equatable, Sendable {
  /// The counts by situation, such as `push during held`.
  package private(set) var counts: [String: Int] = [:]

  package init() {}

  /// Counts a situation.
  mutating func note(_ situation: String) { counts[situation, default: 0] += 1 }

  /// Adds the counts of another tally.
  package mutating func add(_ other: FuzzTally) { counts.merge(other.counts, uniquingKeysWith: +) }
}

extension FuzzTally: CustomStringConvertible {
  /// One line for each situation, which `init(lines:)` reads.
  package var description: String {
    counts.sorted { $0.key < $1.key }.map { "\($0.value)\t\($0.key)" }.joined(separator: "\n")
  }

  /// Reads the lines that `description` writes, and ignores others.
  package init(lines: [String]) {
    for line in lines {
      let parts = line.split(separator: Character("\t"))
      guard parts.count == 2, let count = Int(parts[0]) else { continue }
      counts[String(parts[1]), default: 0] += count
    }
  }
}
