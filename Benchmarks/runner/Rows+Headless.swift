// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Rows {
  /// The rows of what tests wait for, against what they may take.
  mutating func addHeadless() {
    let creation = "a world: its creation, with a window and a stack"
    add(creation, samples.median("worlds ms"), against: "budget", 1, goal: 1)
    let memory = "a world: its memory at rest"
    add(memory, samples.median("worlds mb"), "MB", against: "budget", 1, goal: 1)
    add(
      Row(
        name: "push + pop with animation, not drawn",
        value: samples.median("undrawn pairs_per_second"),
        unit: "1/s",
        against: "budget",
        reference: 5000,
        goal: 1,
        note: "per second of processor time",
        moreIsBetter: true
      )
    )
  }
}
