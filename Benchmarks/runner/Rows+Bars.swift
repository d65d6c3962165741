// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Rows {
  /// The rows of bars: slides against a plain one, and a table below a blurred bar.
  mutating func addBars() {
    func median(_ key: String) -> Double? { samples.median("page bars \(key) ms") }
    for (name, key) in [
      ("a slide between two looks with large titles and blur", "looks"),
      ("a slide below glass", "glass"),
    ] {
      add(name, median(key), against: "plain bars", median("plain"), goal: 1.5)
    }
    add(
      "own CPU per frame at 60 Hz of a slide below glass, 1170",
      samples.median("page glass cpu_frame_ms"),
      against: "flat bars",
      samples.median("page flat cpu_frame_ms"),
      goal: 1.5
    )
    add("a table scrolled below a blurred bar", median("list"), against: "budget", 4, goal: 1)
  }
}
