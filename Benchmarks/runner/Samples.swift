// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// All measured values by name, in the order of measurement.
struct Samples {
  private var values: [String: [Double]] = [:]

  /// Adds one number.
  mutating func add(_ name: String, _ value: Double?) {
    guard let value, value.isFinite, value >= 0 else { return }
    values[name, default: []].append(value)
  }

  /// Adds the numbers of lines whose benchmark has a name.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of the names.
  ///   - lines: The lines of a program's report.
  ///   - benches: The benches to include; all by default.
  mutating func add(_ prefix: String, _ lines: [Program.Line], only benches: Set<String>? = nil) {
    for line in lines where benches?.contains(line.bench) ?? true {
      for (key, value) in line.values { add("\(prefix) \(key)", value) }
    }
  }

  /// The median of the values of a name; `nil` if there are none.
  func median(_ name: String) -> Double? {
    guard let sorted = values[name]?.sorted(), !sorted.isEmpty else { return nil }
    return sorted[sorted.count / 2]
  }

  /// The largest value of a name.
  func largest(_ name: String) -> Double? { values[name]?.max() }

  /// The names of the scenes, in the order of measurement; the others are compared with the first.
  var scenes: [String] = []

  /// What pages do without a transition, in the order of measurement.
  var cases: [String] = []

  /// The curves: values of names with a common prefix, by the number that follows it.
  var curves: [String: [(x: Double, y: Double)]] = [:]
}
