// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import UIKit

/// Plays pushes and pops in a window and reports the cost of their frames.
@MainActor
final class WindowRun {
  /// The duration of the peers' transitions, in seconds.
  private static let duration = 0.35
  /// The pause between two transitions, in seconds.
  private static let pause = 0.15

  private let navigation: UINavigationController
  private let clock = Session.current.clock
  private var observer: FrameClock.FrameObserver?
  /// The times at which the frames of the running transition were presented.
  private var shown: [Double] = []
  private var frames = 0
  private var start = Figures()

  /// The resources used up to a time.
  private struct Figures {
    var time = Meter.time
    var processor = Meter.processor
    var server = Meter.server
  }

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    navigation.transitionDuration = Self.duration
    shown.reserveCapacity(256)
    let draw = clock.onFrame
    clock.onFrame = { [weak self] time in
      draw?(time)
      MainActor.assumeIsolated { self?.frameWasShown() }
    }
  }

  private func frameWasShown() {
    frames += 1
    shown.append(Meter.time)
  }

  /// Plays pairs of a push and a pop, then ends the process.
  ///
  /// - Parameters:
  ///   - pairs: The number of pairs.
  ///   - scrubbed: Whether the frames are those of `Slide` instead of the clock's.
  func play(_ pairs: Int, scrubbed: Bool) {
    guard pairs > 0 else {
      let (resident, free) = (Meter.memoryNow("Rss"), Meter.memoryNow("LazyFree"))
      report(
        "memory",
        ["peak_mb": Meter.memory("VmHWM") / 1024, "rest_mb": (resident - free) / 1024]
      )
      exit(0)
    }
    transition(scrubbed: scrubbed, isPush: true) {
      self.transition(scrubbed: scrubbed, isPush: false) {
        self.play(pairs - 1, scrubbed: scrubbed)
      }
    }
  }

  /// Leaves the window idle, reports the frames of that time, and ends the process.
  func rest(for seconds: Double) {
    frames = 0
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      report("rest", ["frames_per_second": Double(self.frames) / seconds])
      exit(0)
    }
  }

  private func transition(
    scrubbed: Bool,
    isPush: Bool,
    then next: @escaping @MainActor () -> Void
  ) {
    if isPush {
      navigation.pushViewController(Page(number: 1), animated: true)
    } else {
      navigation.popViewController(animated: true)
    }
    shown.removeAll(keepingCapacity: true)
    start = Figures()
    if scrubbed {
      scrub(isPush: isPush, then: next)
    } else {
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        self.ended(isPush: isPush, then: next)
      }
    }
  }

  private func scrub(isPush: Bool, then next: @escaping @MainActor () -> Void) {
    var frame = 0
    observer = clock.addFrameObserver { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        if frame < Slide.frameCount {
          self.navigation.scrubTransition(to: Slide.progress(frame))
        } else {
          self.observer?.cancel()
          self.ended(isPush: isPush, then: next)
          self.navigation.completeTransition()
        }
        frame += 1
      }
    }
  }

  private func ended(isPush: Bool, then next: @escaping @MainActor () -> Void) {
    let end = Figures()
    let count = Double(max(1, shown.count))
    let gaps = zip(shown.dropFirst(), shown).map(-)
    report(
      isPush ? "push" : "pop",
      [
        "frames": count,
        "cpu_frame_ms": (end.processor - start.processor) * 1e3 / count,
        "server_frame_ms": (end.server - start.server) * 1e3 / count,
        "frames_per_second": Double(gaps.count) / max(gaps.reduce(0, +), 1e-9),
        "largest_gap_ms": (gaps.max() ?? 0) * 1e3,
      ]
    )
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { next() }
  }
}
