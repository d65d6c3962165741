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
      add(
        Row(
          name: "event to pixels: \(name)",
          value: samples.median("page event \(key) event_ms"),
          unit: "ms",
          against: "Qt",
          reference: samples.median("qt event \(key) event_ms"),
          goal: 0.5
        )
      )
      add(
        Row(
          name: "the worst: \(name)",
          value: samples.largest("page event \(key) worst_ms"),
          unit: "ms",
          against: "Qt",
          reference: samples.largest("qt event \(key) worst_ms"),
          goal: 0.5,
          note: missed(key)
        )
      )
    }
    add(
      Row(
        name: "frame of a pinch on a photo",
        value: samples.median("page pinch ms"),
        unit: "ms",
        against: "budget",
        reference: 8,
        goal: 1,
        note: "the longest: " + (samples.largest("page pinch largest_ms").map(text) ?? "-")
      )
    )
  }

  /// How many events changed nothing.
  private func missed(_ key: String) -> String {
    let counts = ["page", "qt"].map { samples.largest("\($0) event \(key) missed") }
    return counts.contains { ($0 ?? 0) > 0 }
      ? "without an effect: \(counts.map { text($0 ?? 0) }.joined(separator: ", Qt's "))" : ""
  }

  private func text(_ value: Double) -> String { String(format: "%.3g", value) }
}
