// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Rows {
  /// The rows of lists, a form, and the solver of constraints.
  mutating func addContent() {
    let frame = "a frame of a scrolled table"
    let limit = samples.median("limit list ms")
    add(frame, samples.median("page list ms"), against: "limit", limit, goal: 2)
    let window = samples.median("page list-window cpu_frame_ms")
    let qt = samples.median("qt list cpu_frame_ms")
    add("\(frame), window", window, against: "Qt", qt, goal: 0.6)
    let longest = samples.median("page list largest_ms")
    add("longest: \(frame)", longest, against: "budget", 8, goal: 1)
    let (long, short) = (
      samples.median("page list appears long_ms"), samples.median("page list appears short_ms")
    )
    add("a table of 10,000 rows appears", long, against: "20 rows", short, goal: 1.5)
    let form = samples.median("page form ms")
    add("first frame of a page with 600 constraints", form, against: "budget", 12, goal: 1)
    addCases()
    addSolver()
  }

  /// The rows of what pages do without a transition.
  private mutating func addCases() {
    for name in samples.cases {
      add(
        "longest frame: \(name.dropFirst("case ".count))",
        samples.median("\(name) largest_ms"),
        against: "budget",
        8,
        goal: 1
      )
    }
  }

  private mutating func addSolver() {
    func milliseconds(_ key: String) -> Double? { samples.median(key).map { $0 / 1000 } }
    for (name, key) in [
      ("1,000 constraints of a form", "form"), ("50 cells of 12 constraints", "cells"),
    ] {
      let kiwi = milliseconds("kiwi \(key)")
      add(
        name,
        milliseconds("solver \(key)"),
        against: "kiwisolver",
        kiwi,
        goal: 1.5,
        note: kiwi == nil ? "measured with --peers" : ""
      )
    }
    let change = milliseconds("solver change")
    add("a constant of the form changes", change, against: "budget", 0.1, goal: 1)
  }
}
