// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import BenchScenes
import QuartzCore
import UIKit

/// A table in a window that is scrolled at 60 frames per second.
@MainActor
final class ListWindowRun {
  private let page = LongTable(count: 10_000)
  private let clock = Session.current.clock
  private var observer: FrameClock.FrameObserver?
  private var frame = 0
  private var start = 0.0

  init(in window: UIWindow) { window.rootViewController = page }

  /// Scrolls, reports the processor time of a frame, and ends the process.
  func play() {
    observer = clock.addFrameObserver { [weak self] _ in
      MainActor.assumeIsolated { self?.scroll() }
    }
  }

  private func scroll() {
    if frame == 0 { start = Meter.processor }
    guard frame < ListRun.frames else {
      let time = (Meter.processor - start) * 1e3
      report("list-window", ["cpu_frame_ms": time / Double(ListRun.frames)])
      exit(0)
    }
    frame += 1
    page.tableView.contentOffset.y += ListRun.step
  }
}
