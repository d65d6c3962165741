// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import BenchScenes
import CAllocations
import UIKit

/// Tables in memory that are scrolled at the pace of a screen, and that appear.
///
/// peers/limit/list.c moves the pixels of the same list and copies one row into them, at that pace.
@MainActor
enum ListRun {
  /// The distance of a frame, in points: 1,200 per second at 60 frames.
  static let step: CGFloat = 20
  /// The number of frames.
  static let frames = 600
  /// The frames before the measurement, in which the cells are made.
  static let warmUp = 60

  /// Scrolls through 10,000 rows.
  static func scroll() {
    let desk = Desk(scale: 3)
    let page = show(LongTable(count: 10_000), on: desk)
    _ = scroll(page, on: desk, frames: warmUp)
    let allocations = retour_allocations()
    let times = scroll(page, on: desk, frames: frames)
    let count = Double(retour_allocations() - allocations)
    report(
      "list",
      [
        "ms": times.reduce(0, +) / Double(times.count), "largest_ms": times.max() ?? 0,
        "allocations": count / Double(frames),
      ]
    )
  }

  /// Scrolls a table and returns the processor time of each frame, in milliseconds.
  static func scroll(_ page: LongTable, on desk: Desk, frames: Int) -> [Double] {
    var ticks = Ticks()
    return (0..<frames).map { _ in
      ticks.wait()
      let start = Meter.processor
      desk.perform { page.tableView.contentOffset.y += step }
      desk.advance(by: 1.0 / 60)
      return (Meter.processor - start) * 1e3
    }
  }

  /// Shows tables of 20 and of 10,000 rows in turn, from their making to the first frame.
  static func appear() {
    var times: [[Double]] = [[], []]
    for _ in 0..<20 {
      for (index, count) in [20, 10_000].enumerated() {
        let desk = Desk(scale: 3)
        let start = Meter.processor
        _ = show(LongTable(count: count), on: desk)
        times[index].append((Meter.processor - start) * 1e3)
      }
    }
    report("list appears", ["short_ms": times[0].median, "long_ms": times[1].median])
  }

  private static func show(_ page: LongTable, on desk: Desk) -> LongTable {
    desk.perform { desk.window.rootViewController = page }
    desk.advance(by: 1.0 / 60)
    return page
  }
}
