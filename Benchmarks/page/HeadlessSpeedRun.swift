// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import UIKit

/// The speed that tests feel: screens in memory, and transitions of which no frame is drawn.
@MainActor
enum HeadlessSpeedRun {
  /// Measures the creation of screens in memory, each with a window and a stack, and their memory.
  static func worlds(_ count: Int) {
    var desks: [(Desk, UINavigationController)] = []
    func add() {
      let desk = Desk(scale: 3, frameUse: .counted)
      let navigation = desk.perform { () -> UINavigationController in
        let navigation = UINavigationController(rootViewController: Page(number: 0))
        desk.window.rootViewController = navigation
        return navigation
      }
      desk.settle()
      desks.append((desk, navigation))
    }
    for _ in 0..<5 { add() }
    let (time, memory) = (Meter.processor, Meter.memory("VmRSS"))
    for _ in 0..<count { add() }
    report(
      "worlds",
      [
        "ms": (Meter.processor - time) * 1e3 / Double(count),
        "mb": (Meter.memory("VmRSS") - memory) / 1024 / Double(count),
      ]
    )
  }

  /// Measures pushes and pops with their animations, on virtual time, without drawing.
  static func pairs(_ count: Int) {
    let run = MemoryRun()
    run.desk.stage.frameUse = .skipped
    func move(_ body: () -> Void) {
      run.desk.perform(body)
      run.desk.advance(by: 1)
      run.desk.settle()
    }
    func pair() {
      move { run.navigation.pushViewController(Page(number: 1), animated: true) }
      move { run.navigation.popViewController(animated: true) }
    }
    for _ in 0..<20 { pair() }
    let start = Meter.processor
    for _ in 0..<count { pair() }
    report("undrawn pairs", ["pairs_per_second": Double(count) / (Meter.processor - start)])
  }
}
