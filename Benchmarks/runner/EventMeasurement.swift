// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Measures the time from an event of the X server to the first changed pixel: ours and Qt's.
struct EventMeasurement {
  /// The events of each kind, over all rounds.
  static let count = 200

  let page: Program
  let qt: Program?
  let look: Program
  let rounds: Int

  /// Adds the times of a drag of a page over a scrolled table, of a wheel, and of a key, and of a
  /// pinch in memory.
  func run(into samples: inout Samples) {
    guard let server = XServer(width: 1170, height: 2532) else {
      return complain("no X server for events: their rows are left out")
    }
    let screen = server.environment.merging([
      "RETOUR_SIZE": "390x844", "RETOUR_SCALE": "3", "QT_SCALE_FACTOR": "3",
    ]) { $1 }
    let share = (Self.count + rounds - 1) / rounds
    // 72 rows are more than there are between the texts of a table. The numbers are the places of
    // the first icon in ours: Qt's rows are 8 points higher.
    let kinds = [
      ("page", "hold", 74, Events(drag: 1170, scale: 3, count: share)),
      ("table", "hold-list", 81, Events(drag: 1170, scale: 3, rows: 72, count: share)),
      ("wheel", "rest-list", 37, Events("wheel", height: 2532, scale: 3, count: share)),
      ("key", "rest-list", 37, Events("key", height: 2532, scale: 3, count: share)),
    ]
    for round in 1...rounds {
      samples.add("page pinch", page.with(["RETOUR_SCALE": "3"]).run("pinch"))
      for (name, mode, y, events) in kinds {
        complain("events: \(name), round \(round) of \(rounds)")
        let ours = events.happen(in: page.with(screen), mode, by: look, iconAt: y)
        samples.add("page event \(name)", ours)
        guard let qt else { continue }
        let theirs = events.happen(
          in: qt.with(screen),
          mode,
          by: look,
          iconAt: mode == "hold" ? y : y + 4
        )
        samples.add("qt event \(name)", theirs)
      }
    }
  }
}
