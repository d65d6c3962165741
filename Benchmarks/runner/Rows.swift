// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The rows of Documentation/Performance.md, computed from the measurements.
struct Rows {
  let samples: Samples
  let hasQt: Bool
  private(set) var all: [Row] = []

  init(_ measurement: Measurement) {
    samples = measurement.samples
    hasQt = measurement.hasQt
    for part in measurement.parts { add(part) }
  }

  private mutating func add(_ part: Part) {
    switch part {
    case .frames:
      for width in [1170, 390] {
        addFrames(width)
        addPace(width)
        addStart(width)
      }
      addRest("window")
    case .events: addEvents()
    case .scenes: addScenes()
    case .stack:
      addStack()
      addKit()
      addHeadless()
      addRest("headless")
    case .text: addText()
    case .content: addContent()
    case .bars: addBars()
    case .growth: addCurves()
    }
  }

  /// Appends a row, with a note where it has no ratio.
  mutating func add(_ row: Row) {
    var row = row
    if row.ratio == nil, row.note.isEmpty {
      row.note =
        row.against == "Qt" && !hasQt
        ? "Qt is measured with --peers" : "could not be measured: see what the bench said"
    }
    all.append(row)
  }

  /// Appends a row of a value and its reference, in milliseconds or another unit.
  mutating func add(
    _ name: String,
    _ value: Double?,
    _ unit: String = "ms",
    against: String,
    _ reference: Double?,
    goal: Double? = nil,
    note: String = ""
  ) {
    add(
      Row(
        name: name,
        value: value,
        unit: unit,
        against: against,
        reference: reference,
        goal: goal,
        note: note
      )
    )
  }

  private mutating func addFrames(_ width: Int) {
    let own = samples.median("page paced \(width) cpu_frame_ms")
    add(
      Row(
        name: "frame in memory, \(width)",
        value: samples.median("page memory \(width) ms"),
        unit: "ms",
        against: "limit",
        reference: samples.median("limit memory \(width) ms"),
        goal: 1.5
      )
    )
    add(
      Row(
        name: "frame in memory, \(width)",
        value: samples.median("page memory \(width) ms"),
        unit: "ms",
        against: "repaint",
        reference: samples.median("repaint memory \(width) ms"),
        note: "every pixel in every frame"
      )
    )
    add(
      Row(
        name: "own CPU per frame at 60 Hz, \(width)",
        value: own,
        unit: "ms",
        against: "limit",
        reference: samples.median("limit paced \(width) cpu_frame_ms"),
        goal: width == 1170 ? 1.5 : 2
      )
    )
    add(
      Row(
        name: "own CPU per frame at 60 Hz, \(width)",
        value: own,
        unit: "ms",
        against: "Qt",
        reference: samples.median("qt paced \(width) cpu_frame_ms"),
        goal: width == 1170 ? 0.65 : nil
      )
    )
    for (against, key) in [("limit", "limit"), ("Qt", "qt")] {
      add(
        Row(
          name: "X server's CPU per frame at 60 Hz, \(width)",
          value: samples.median("page paced \(width) server_frame_ms"),
          unit: "ms",
          against: against,
          reference: samples.median("\(key) paced \(width) server_frame_ms"),
          note: "not judged"
        )
      )
    }
  }

  private mutating func addPace(_ width: Int) {
    add(
      Row(
        name: "frames per second reached, \(width)",
        value: samples.median("page timed \(width) frames_per_second"),
        unit: "1/s",
        against: "screen",
        reference: 60,
        goal: 1.02,
        moreIsBetter: true
      )
    )
    add(
      Row(
        name: "largest gap between frames, \(width)",
        value: samples.median("page timed \(width) largest_gap_ms"),
        unit: "ms",
        against: "budget",
        reference: 20,
        goal: 1,
        note: "the middle of all transitions; the worst: "
          + (samples.largest("page timed \(width) largest_gap_ms").map { "\(Int($0)) ms" } ?? "-")
      )
    )
    add(
      Row(
        name: "drag: input to changed pixel, \(width)",
        value: samples.median("page drag \(width) event_ms"),
        unit: "ms",
        against: "Qt",
        reference: samples.median("qt drag \(width) event_ms"),
        goal: width == 1170 ? 0.65 : nil
      )
    )
  }

  private mutating func addStart(_ width: Int) {
    addStartAgainstLimit(width)
    add(
      Row(
        name: "start to first pixel, \(width)",
        value: samples.median("page start \(width) first_pixel_ms"),
        unit: "ms",
        against: "Qt",
        reference: samples.median("qt start \(width) first_pixel_ms"),
        goal: width == 1170 ? 0.75 : nil
      )
    )
    addMemory("peak memory", "peak_mb", width)
    addMemory("memory at rest", "rest_mb", width, note: "without what the system may take back")
  }

  private mutating func addMemory(_ name: String, _ key: String, _ width: Int, note: String = "") {
    for (against, program) in [("limit", "limit"), ("Qt", "qt")] {
      add(
        Row(
          name: "\(name), \(width)",
          value: samples.median("page resident \(width) \(key)"),
          unit: "MB",
          against: against,
          reference: samples.median("\(program) resident \(width) \(key)"),
          goal: against == "Qt" ? 1 : nil,
          note: note
        )
      )
    }
  }

  private mutating func addStack() {
    add(
      Row(
        name: "push + pop without animation, laid out",
        value: samples.median("page cpu_pairs_per_second"),
        unit: "1/s",
        against: "Qt",
        reference: samples.median("qt cpu_pairs_per_second"),
        goal: 0.2,
        note: hasQt ? "per second of processor time" : "",
        moreIsBetter: true
      )
    )
    for depth in [100, 1000, 10_000] {
      let name = "depth \(depth)"
      add(
        Row(
          name: "push + pop at \(name)",
          value: samples.median("\(name) high_ms"),
          unit: "ms",
          against: "depth 10",
          reference: samples.median("\(name) low_ms"),
          goal: 1.3
        )
      )
    }
    for key in ["allocations", "visited"] {
      add(
        Row(
          name: key == "visited" ? "layers visited at depth 10,000" : "allocations at depth 10,000",
          value: samples.median("depth 10000 high_\(key)"),
          unit: "",
          against: "depth 10",
          reference: samples.median("depth 10000 low_\(key)"),
          goal: 1
        )
      )
    }
    add(
      Row(
        name: "push at depth 1000",
        value: samples.median("depth 1000 high_ms"),
        unit: "ms",
        against: "Qt",
        reference: samples.median("qt depth 1000 push_ms"),
        note: hasQt ? "ours with the pop" : ""
      )
    )
    add(
      Row(
        name: "frame of a slide at depth 1000",
        value: samples.median("depth 1000 high_frame_ms"),
        unit: "ms",
        against: "depth 10",
        reference: samples.median("depth 1000 low_frame_ms"),
        goal: 1.3
      )
    )
    add(
      Row(
        name: "memory per covered page, 1170",
        value: samples.median("page covered kb"),
        unit: "KB",
        against: "Qt",
        reference: samples.median("qt covered kb"),
        goal: 0.27
      )
    )
  }

  private mutating func addRest(_ place: String) {
    for (what, key) in [("frames", "frames_per_second"), ("wake-ups", "wake-ups")] {
      add(
        Row(
          name: "at rest: \(what) per second, \(place)",
          value: samples.median("rest \(place) \(key)"),
          unit: "1/s",
          against: "nothing",
          reference: 0,
          goal: 0
        )
      )
    }
  }

  private mutating func addCurves() {
    for name in samples.curves.keys.sorted() {
      let curve = samples.curves[name] ?? []
      add(
        Row(
          name: "growth with \(name)",
          value: Curve(curve).slope,
          unit: "exponent",
          against: "proportion",
          reference: 1,
          note: "0 is flat, 1 in proportion; \(curve.count) sizes, see the plot"
        )
      )
    }
  }
}
