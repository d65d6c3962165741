// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension Rows {
  /// The rows of events and what they change on the screen.
  mutating func addEvents() {
    for (key, name) in [
      ("page", "finger, a page"), ("table", "finger, a page over a scrolled table"),
      ("wheel", "wheel, a table"), ("key", "arrow key, a table"),
    ] {
      let median = "event \(key) event_ms"
      add(
        "event to pixels: \(name)",
        samples.median("page \(median)"),
        against: "Qt",
        samples.median("qt \(median)"),
        goal: 0.5
      )
      add(
        "the slowest: \(name)",
        slowest("page event \(key)"),
        against: "Qt",
        slowest("qt event \(key)"),
        goal: 0.5,
        note: once(key) + missed(key)
      )
    }
    let pinch = samples.median("page pinch ms")
    let longest = "the longest: " + (samples.largest("page pinch largest_ms").map(text) ?? "-")
    add("frame of a pinch on a photo", pinch, against: "budget", 8, goal: 1, note: longest)
  }

  /// The slowest of the events of a kind, each the median of its rounds, which are the same work.
  private func slowest(_ prefix: String) -> Double? {
    (0..<EventMeasurement.count).compactMap { samples.median("\(prefix) event_\($0)_ms") }.max()
  }

  /// The longest time that any event took in any round, whatever else the machine did.
  private func once(_ key: String) -> String {
    let times = ["page", "qt"].map { samples.largest("\($0) event \(key) worst_ms") }
    return "once: \(times.map { $0.map(text) ?? "-" }.joined(separator: ", Qt's "))"
  }

  /// How many events changed nothing.
  private func missed(_ key: String) -> String {
    let counts = ["page", "qt"].map { samples.largest("\($0) event \(key) missed") }
    return counts.contains { ($0 ?? 0) > 0 }
      ? "; without an effect: \(counts.map { text($0 ?? 0) }.joined(separator: ", Qt's "))" : ""
  }

  private func text(_ value: Double) -> String { String(format: "%.3g", value) }
}
