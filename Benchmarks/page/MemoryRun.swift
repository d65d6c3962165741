// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CAllocations
import QuartzCore
import RetourRender
import UIKit

/// A stack of the peers' pages in memory, as large as the window would be.
@MainActor
struct MemoryRun {
  let desk: Desk
  let navigation: UINavigationController
  private let scale = environment("RETOUR_SCALE").flatMap(Double.init) ?? 3

  init(_ stack: @MainActor () -> UINavigationController = { UINavigationController() }) {
    navigation = stack()
    desk = Desk(scale: CGFloat(scale))
    desk.perform {
      navigation.pushViewController(Page(number: 0), animated: false)
      desk.window.rootViewController = navigation
    }
    desk.settle()
  }

  /// Measures the frames of slides, except the first frame of each: it flattens the pages.
  func frames(_ count: Int) {
    var milliseconds: [Double] = []
    var allocations: [Double] = []
    for number in 0..<count {
      let figures = slide(isPush: number % 2 == 0)
      milliseconds.append(figures.milliseconds)
      allocations.append(figures.allocations)
    }
    let counts = desk.stage.compositor.counts
    report(
      "frame in memory",
      [
        "ms": milliseconds.median, "min": milliseconds.min() ?? 0, "max": milliseconds.max() ?? 0,
        "allocations": allocations.median,
        "pixels_flattened": Double(counts.pixelsFlattened),
        "pixels_written": Double(counts.pixelsWritten) / Double(count * Slide.frameCount),
        "blits": Double(counts.blits) / Double(count * Slide.frameCount),
        "fills": Double(counts.fills) / Double(count * Slide.frameCount),
      ]
    )
  }

  /// Plays one transition at the positions of `Slide`.
  ///
  /// - Returns: Milliseconds and allocations per frame.
  func slide(isPush: Bool) -> (milliseconds: Double, allocations: Double) {
    desk.perform {
      if isPush {
        navigation.pushViewController(Page(number: 1), animated: true)
      } else {
        navigation.popViewController(animated: true)
      }
      navigation.scrubTransition(to: 0)
    }
    desk.advance(by: 1.0 / 60)
    let (start, allocations) = (Meter.processor, retour_allocations())
    for frame in 0..<Slide.frameCount {
      desk.perform { navigation.scrubTransition(to: Slide.progress(frame)) }
      desk.showFrame()
    }
    let frames = Double(Slide.frameCount)
    let result = (
      (Meter.processor - start) * 1e3 / frames, Double(retour_allocations() - allocations) / frames
    )
    desk.perform { navigation.completeTransition() }
    desk.settle()
    return result
  }

  /// Measures pushes and pops without animation, each laid out.
  func operations(_ count: Int) {
    desk.perform {
      for _ in 0..<50 { pair() }
      let (time, processor) = (Meter.time, Meter.processor)
      for _ in 0..<count { pair() }
      let (elapsed, used) = (Meter.time - time, Meter.processor - processor)
      report(
        "operations",
        ["pairs_per_second": Double(count) / elapsed, "cpu_pairs_per_second": Double(count) / used]
      )
    }
  }

  private func pair() {
    navigation.pushViewController(Page(number: 1), animated: false)
    navigation.view.layoutIfNeeded()
    navigation.popViewController(animated: false)
    navigation.view.layoutIfNeeded()
  }

  /// Measures the memory of a page that was visible and is covered now.
  func pages(_ count: Int) {
    func cover(_ pages: Int) {
      for number in 0..<pages {
        desk.perform { navigation.pushViewController(Page(number: number), animated: false) }
        desk.advance(by: 1.0 / 60)
      }
    }
    cover(20)
    let before = Meter.memory("VmRSS")
    cover(count)
    let after = Meter.memory("VmRSS")
    report("pages", ["kb": (after - before) / Double(count)])
  }
}
