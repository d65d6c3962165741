// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Rows {
  /// The rows of bars: slides against a plain one, and a table below a blurred bar.
  mutating func addBars() {
    let plain = samples.median("page bars plain ms")
    addBars(
      "a slide between two looks with large titles and blur",
      "looks",
      "plain bars",
      plain,
      1.5
    )
    addBars("a slide below glass", "glass", "plain bars", plain, 1.5)
    addBars("a table scrolled below a blurred bar", "list", "budget", 4, 1)
  }

  private mutating func addBars(
    _ name: String,
    _ key: String,
    _ against: String,
    _ reference: Double?,
    _ goal: Double
  ) {
    add(
      Row(
        name: name,
        value: samples.median("page bars \(key) ms"),
        unit: "ms",
        against: against,
        reference: reference,
        goal: goal
      )
    )
  }
}
