// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A measurement of the kit's stack, shallow and deep, and of a plain one as deep, alternating in
/// one process.
@MainActor
struct KitDepthRun {
  private let low = MemoryRun(makeStack)
  private let high = MemoryRun(makeStack)
  private let plain = MemoryRun()
  private let deep: Int

  init(deep: Int) {
    self.deep = deep
    for (run, depth) in [(low, 10), (high, deep), (plain, deep)] {
      run.desk.perform {
        run.navigation.setViewControllers((0..<depth).map { Page(number: $0) }, animated: false)
      }
      run.desk.settle()
    }
  }

  private static func makeStack() -> UINavigationController {
    let stack = BackNavigationController()
    let size = CGSize(width: 12, height: 21)
    stack.backButton = .image(UIGraphicsImageRenderer(size: size).image { _ in })
    return stack
  }

  /// Measures pairs of a push and a pop.
  func pairs(_ count: Int) {
    var times: [[Double]] = [[], [], []]
    for _ in 0..<count {
      for (index, run) in [low, high, plain].enumerated() { times[index].append(pair(run)) }
    }
    report(
      "kit-depth",
      [
        "depth": Double(deep), "low_ms": times[0].median, "high_ms": times[1].median,
        "plain_ms": times[2].median,
      ]
    )
  }

  /// The milliseconds of a push and a pop.
  private func pair(_ run: MemoryRun) -> Double {
    run.desk.perform {
      let start = Meter.time
      run.navigation.pushViewController(Page(number: 1), animated: false)
      run.navigation.popViewController(animated: false)
      return (Meter.time - start) * 1e3
    }
  }
}
