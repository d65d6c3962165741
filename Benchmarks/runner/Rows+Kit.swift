// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Rows {
  /// The rows of the kit's stack, against a shallow one and a plain one.
  mutating func addKit() {
    for (against, key, goal) in [("depth 10", "low_ms", 1.1), ("plain stack", "plain_ms", 1.5)] {
      add(
        Row(
          name: "push + pop on the kit's stack at depth 10,000",
          value: samples.median("kit high_ms"),
          unit: "ms",
          against: against,
          reference: samples.median("kit \(key)"),
          goal: goal
        )
      )
    }
  }
}
