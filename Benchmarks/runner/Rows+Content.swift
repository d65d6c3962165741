// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Rows {
  /// The rows of lists, a form, and the solver of constraints.
  mutating func addContent() {
    let scrolled = "a frame of a scrolled table"
    let milliseconds = samples.median("page list ms")
    addContent(scrolled, milliseconds, "limit", samples.median("limit list ms"), goal: 2)
    addContent(
      "\(scrolled), window",
      samples.median("page list-window cpu_frame_ms"),
      "Qt",
      samples.median("qt list cpu_frame_ms"),
      goal: 0.6
    )
    addContent("longest: \(scrolled)", samples.median("page list largest_ms"), "budget", 8, goal: 1)
    addContent(
      "a table of 10,000 rows appears",
      samples.median("page list appears long_ms"),
      "20 rows",
      samples.median("page list appears short_ms"),
      goal: 1.5
    )
    addContent(
      "first frame of a page with 600 constraints",
      samples.median("page form ms"),
      "budget",
      12,
      goal: 1
    )
    for (name, key) in [
      ("1,000 constraints of a form", "form"), ("50 cells of 12 constraints", "cells"),
    ] {
      addContent(
        name,
        samples.median("solver \(key)").map { $0 / 1000 },
        "kiwisolver",
        samples.median("kiwi \(key)").map { $0 / 1000 },
        goal: 1.5
      )
    }
    addContent(
      "a constant of the form changes",
      samples.median("solver change").map { $0 / 1000 },
      "budget",
      0.1,
      goal: 1
    )
  }

  private mutating func addContent(
    _ name: String,
    _ value: Double?,
    _ against: String,
    _ reference: Double?,
    goal: Double
  ) {
    add(
      Row(
        name: name,
        value: value,
        unit: "ms",
        against: against,
        reference: reference,
        goal: goal,
        note: reference == nil && against == "kiwisolver" ? "measured with --peers" : ""
      )
    )
  }
}
