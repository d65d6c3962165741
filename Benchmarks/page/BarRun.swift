// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import BenchScenes
import CAllocations
import RetourRender
import UIKit

/// Bars in memory: slides between them, and a table that is scrolled below one.
@MainActor
enum BarRun {
  private static let slides = 20

  /// Measures slides of the peers' page, between two looks and below glass, in turn; and a table.
  static func run() {
    let runs = [
      (name: "bars plain", run: SlideRun(hasGlass: false, isDressed: false)),
      (name: "bars looks", run: SlideRun(hasGlass: false, isDressed: true)),
      (name: "bars glass", run: SlideRun(hasGlass: true, isDressed: false)),
    ]
    var figures = runs.map { _ in SlideRun.Figures() }
    for number in 0..<slides {
      for (index, entry) in runs.enumerated() {
        figures[index].add(entry.run.slide(isPush: number.isMultiple(of: 2)))
      }
    }
    for (entry, figures) in zip(runs, figures) { figures.conclude(entry.name) }
    scroll()
  }

  /// Scrolls through 10,000 rows below a blurred bar, at the pace of a screen.
  private static func scroll() {
    let desk = Desk(scale: 3)
    let table = LongTable(count: 10_000)
    table.title = "Rows"
    desk.perform {
      let stack = UINavigationController(rootViewController: table)
      let appearance = UINavigationBarAppearance()
      appearance.configureWithDefaultBackground()
      stack.navigationBar.standardAppearance = appearance
      desk.window.rootViewController = stack
    }
    desk.advance(by: 1.0 / 60)
    _ = ListRun.scroll(table, on: desk, frames: ListRun.warmUp)
    desk.stage.compositor.resetCounts()
    let times = ListRun.scroll(table, on: desk, frames: ListRun.frames)
    report(
      "bars list",
      [
        "ms": times.reduce(0, +) / Double(times.count), "largest_ms": times.max() ?? 0,
        "blurs": Double(desk.stage.compositor.counts.backdropsMade) / Double(ListRun.frames),
      ]
    )
  }

  /// A stack of two pages whose slides are measured.
  @MainActor
  private struct SlideRun {
    private let desk: Desk
    private let stack = UINavigationController()
    private let isDressed: Bool

    init(hasGlass: Bool, isDressed: Bool) {
      self.isDressed = isDressed
      let desk = Desk(scale: 3, hasGlass: hasGlass)
      self.desk = desk
      let stack = stack
      let first = page(0)
      desk.perform {
        stack.navigationBar.prefersLargeTitles = isDressed
        stack.viewControllers = [first]
        desk.window.rootViewController = stack
      }
      desk.settle()
    }

    private func page(_ number: Int) -> UIViewController {
      desk.perform {
        let page = Page(number: number)
        page.addItems()
        guard isDressed else { return page }
        let appearance = UINavigationBarAppearance()
        appearance.configureWithDefaultBackground()
        let effect = UIBlurEffect(style: number == 0 ? .systemChromeMaterial : .systemThinMaterial)
        appearance.backgroundEffect = effect
        appearance.backgroundColor = number == 0 ? nil : .systemTeal.withAlphaComponent(0.4)
        page.navigationItem.standardAppearance = appearance
        page.navigationItem.scrollEdgeAppearance = appearance
        page.navigationItem.largeTitleDisplayMode = .always
        return page
      }
    }

    /// Plays one transition at the positions of `Slide`.
    func slide(isPush: Bool) -> Figures.Sample {
      let page = page(1)
      desk.perform {
        if isPush {
          stack.pushViewController(page, animated: true)
        } else {
          stack.popViewController(animated: true)
        }
        stack.scrubTransition(to: 0)
      }
      desk.advance(by: 1.0 / 60)
      desk.stage.compositor.resetCounts()
      let (start, allocations) = (Meter.processor, retour_allocations())
      for frame in 0..<Slide.frameCount {
        desk.perform { stack.scrubTransition(to: Slide.progress(frame)) }
        desk.showFrame()
      }
      let frames = Double(Slide.frameCount)
      let counts = desk.stage.compositor.counts
      let sample = Figures.Sample(
        milliseconds: (Meter.processor - start) * 1e3 / frames,
        allocations: Double(retour_allocations() - allocations) / frames,
        written: Double(counts.pixelsWritten) / frames,
        blurred: Double(counts.pixelsBlurred) / frames
      )
      desk.perform { stack.completeTransition() }
      desk.settle()
      return sample
    }

    /// The figures of all slides.
    struct Figures {
      struct Sample {
        let milliseconds: Double
        let allocations: Double
        let written: Double
        let blurred: Double
      }

      private var samples: [Sample] = []

      mutating func add(_ sample: Sample) { samples.append(sample) }

      @MainActor
      func conclude(_ name: String) {
        report(
          name,
          [
            "ms": samples.map(\.milliseconds).median,
            "allocations": samples.map(\.allocations).median,
            "pixels_written": samples.map(\.written).median,
            "pixels_blurred": samples.map(\.blurred).median,
          ]
        )
      }
    }
  }
}
