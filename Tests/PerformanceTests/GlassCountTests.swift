// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourRender
import RetourTesting
import Testing
import UIKit

/// The work of a slide below bars of glass, beside that of flat bars.
@MainActor
struct GlassCountTests {
  private static func page() -> UIViewController {
    let page = Rows()
    page.navigationItem.rightBarButtonItems = ["Edit", "Add"].map {
      UIBarButtonItem(title: $0, primaryAction: nil, menu: nil)
    }
    return page
  }

  /// The work of some frames.
  private struct Work {
    var (written, blurred, blurs, allocations) = (0, 0, 0, 0)
  }

  /// The work of ten frames of a push of the third page.
  private func work(_ design: World.Design) -> Work {
    let running = RunningTransition(design: design)
    running.push(Self.page())
    running.world.perform { running.navigation.completeTransition() }
    running.world.settle()
    running.push(Self.page())
    var work = Work()
    for step in 1...10 {
      let (counts, allocations) = running.frame(at: 0.32 + CGFloat(step) * 0.02)
      work.written += counts.pixelsWritten
      work.blurred += counts.pixelsBlurred
      work.blurs += counts.backdropsMade
      work.allocations += allocations
    }
    return work
  }

  @Test func `a frame of a slide below glass does little more than one below flat bars`() {
    let (flat, glass) = (work(.flat), work(.glass))
    #expect(flat.blurs == 0 && glass.blurs > 0)
    // In percent of the pixels of ten frames.
    let area = 1170 * 2532 * 10 / 100
    #expect(glass.written * 2 <= flat.written * 3)
    #expect(glass.blurred / area <= 4)
    #expect(glass.allocations <= flat.allocations * 2)
  }
}
