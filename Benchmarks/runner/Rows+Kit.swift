// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Rows {
  /// The rows of the kit's stack, against a shallow one and a plain one.
  mutating func addKit() {
    let name = "push + pop on the kit's stack at depth 10,000"
    let time = samples.median("kit high_ms")
    add(name, time, against: "depth 10", samples.median("kit low_ms"), goal: 1.1)
    add(name, time, against: "plain stack", samples.median("kit plain_ms"), goal: 1.5)
  }
}
