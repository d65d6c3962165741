// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// Frames of pages that do something, from the beginning of each to its end.
@MainActor
enum CaseRun {
  private static let frames = 40
  /// The first frames, which are not among the later ones.
  private static let warmUp = 2

  /// Runs all cases, or those whose names contain a word.
  static func run(_ word: String?) {
    for item in Case.all where word.map(item.name.contains) ?? true {
      let desk = Desk(scale: 3)
      let step = desk.perform { item.prepare(desk.window) }
      desk.settle()
      // Each step then has one frame, whatever rounding does to its time.
      desk.advance(by: 1.0 / 120)
      let times = (0..<frames).map { number in
        let start = Meter.time
        desk.perform { step(number) }
        desk.advance(by: 1.0 / 60)
        return (Meter.time - start) * 1e3
      }
      let later = times.dropFirst(warmUp)
      report(
        "case \(item.name)",
        [
          "first_ms": times[0], "ms": later.reduce(0, +) / Double(later.count),
          "largest_ms": later.max() ?? 0,
        ]
      )
    }
  }
}
