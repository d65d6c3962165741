// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Rows {
  /// The rows of the start against the limit's, and of SDL's share of it.
  ///
  /// Where SDL alone takes longer than the goal allows for the whole start, the goal holds for the
  /// rest: ours without a filled window of SDL, the limit's without a filled window of its own.
  mutating func addStartAgainstLimit(_ width: Int) {
    func median(_ key: String) -> Double? {
      samples.median("\(key) start \(width) first_pixel_ms")
    }
    let (ours, limit, sdl, window) = (
      median("page"), median("limit"), median("sdl"), median("window")
    )
    let goal = width == 1170 ? 1.25 : 1.6
    var row = Row(
      name: "start to first pixel, \(width)",
      value: ours,
      unit: "ms",
      against: "limit",
      reference: limit,
      goal: goal
    )
    if let ours, let limit, let sdl, let window, sdl > goal * limit {
      row.goal = nil
      row.note = "SDL alone takes more than the goal: see the rest"
      add(row)
      row = Row(
        name: "start without the window, \(width)",
        value: max(ours - sdl, 0),
        unit: "ms",
        against: "limit",
        reference: max(limit - window, 0),
        goal: goal,
        note: "the start less a filled window of SDL, and of the limit"
      )
    }
    add(row)
    add(
      Row(
        name: "SDL's filled window to first pixel, \(width)",
        value: sdl,
        unit: "ms",
        against: "window",
        reference: window,
        note: "neither draws texts; the limit's window is plain X"
      )
    )
  }
}
