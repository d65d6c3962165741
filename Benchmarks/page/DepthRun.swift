// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CAllocations
import QuartzCore
import UIKit

/// A measurement of a shallow and a deep stack, alternating in one process.
@MainActor
struct DepthRun {
  private let low = MemoryRun()
  private let high = MemoryRun()
  private let deep: Int

  init(deep: Int) {
    self.deep = deep
    fill(low, to: 10)
    fill(high, to: deep)
  }

  private func fill(_ run: MemoryRun, to depth: Int) {
    run.desk.perform {
      run.navigation.setViewControllers(
        (0..<depth).map { Page(number: $0) },
        animated: false
      )
    }
    run.desk.settle()
  }

  /// Measures pairs of a push and a pop, and a frame of the slide at both depths.
  func pairs(_ count: Int) {
    var times: (low: [Double], high: [Double]) = ([], [])
    var allocations = (low: 0.0, high: 0.0)
    for _ in 0..<count {
      let (a, b) = (pair(low), pair(high))
      times.low.append(a.milliseconds)
      times.high.append(b.milliseconds)
      allocations = (a.allocations, b.allocations)
    }
    var frames: (low: [Double], high: [Double]) = ([], [])
    for number in 0..<10 {
      frames.low.append(low.slide(isPush: number % 2 == 0).milliseconds)
      frames.high.append(high.slide(isPush: number % 2 == 0).milliseconds)
    }
    report(
      "depth",
      [
        "depth": Double(deep), "low_ms": times.low.median, "high_ms": times.high.median,
        "low_allocations": allocations.low, "high_allocations": allocations.high,
        "low_visited": Double(visited(low)), "high_visited": Double(visited(high)),
        "low_frame_ms": frames.low.median, "high_frame_ms": frames.high.median,
      ]
    )
  }

  private func pair(_ run: MemoryRun) -> (milliseconds: Double, allocations: Double) {
    run.desk.perform {
      let (start, allocations) = (Meter.time, retour_allocations())
      run.navigation.pushViewController(Page(number: 1), animated: false)
      run.navigation.popViewController(animated: false)
      return ((Meter.time - start) * 1e3, Double(retour_allocations() - allocations))
    }
  }

  private func visited(_ run: MemoryRun) -> Int {
    run.desk.perform {
      run.desk.stage.rootLayer.frame(
        at: run.desk.time,
        scale: 3,
        size: run.desk.window.bounds.size
      ).layersVisited
    }
  }
}
