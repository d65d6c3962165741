// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import UIKit

/// An idle app without a window, on the main run loop.
@MainActor
enum HeadlessRest {
  static func run(for seconds: Double) -> Never {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: Page(number: 0))
    window.makeKeyAndVisible()
    var frames = 0
    let clock = Session.current.clock
    let draw = clock.onFrame
    clock.onFrame = { time in
      draw?(time)
      frames += 1
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { frames = 0 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5 + seconds) {
      report("rest", ["frames_per_second": Double(frames) / seconds])
      exit(0)
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}
