// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Everything that was measured, by name, in the order it came.
struct Samples {
  private var values: [String: [Double]] = [:]

  /// Adds one number.
  mutating func add(_ name: String, _ value: Double?) {
    guard let value, value.isFinite, value >= 0 else { return }
    values[name, default: []].append(value)
  }

  /// Adds the numbers of lines whose bench has a name.
  ///
  /// - Parameters:
  ///   - prefix: What the names of the samples begin with.
  ///   - lines: What a program reported.
  ///   - benches: The benches to take; all without.
  mutating func add(_ prefix: String, _ lines: [Program.Line], only benches: Set<String>? = nil) {
    for line in lines where benches?.contains(line.bench) ?? true {
      for (key, value) in line.values { add("\(prefix) \(key)", value) }
    }
  }

  /// The middle of what was measured under a name; `nil` if nothing was.
  func median(_ name: String) -> Double? {
    guard let sorted = values[name]?.sorted(), !sorted.isEmpty else { return nil }
    return sorted[sorted.count / 2]
  }

  /// The largest of what was measured under a name.
  func largest(_ name: String) -> Double? { values[name]?.max() }

  /// The curves: what was measured under names that begin alike, by the number behind.
  var curves: [String: [(x: Double, y: Double)]] = [:]
}
