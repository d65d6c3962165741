// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// How often each situation was met: a fuzzer that never meets one says nothing about it.
package struct FuzzTally: Equatable, Sendable {
  /// Situations, such as `push during held`, and how often they were met.
  package private(set) var counts: [String: Int] = [:]

  package init() {}

  /// Counts a situation.
  mutating func note(_ situation: String) { counts[situation, default: 0] += 1 }

  /// Adds what another tally counted.
  package mutating func add(_ other: FuzzTally) { counts.merge(other.counts, uniquingKeysWith: +) }
}

extension FuzzTally: CustomStringConvertible {
  /// One line for each situation, as `init(_:)` reads it.
  package var description: String {
    counts.sorted { $0.key < $1.key }.map { "\($0.value)\t\($0.key)" }.joined(separator: "\n")
  }

  /// Reads lines that `description` wrote; what is no such line is left out.
  package init(lines: [String]) {
    for line in lines {
      let parts = line.split(separator: Character("\t"))
      guard parts.count == 2, let count = Int(parts[0]) else { continue }
      counts[String(parts[1]), default: 0] += count
    }
  }
}
