// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CAllocations
import CoreGraphics
import QuartzCore
import RetourRender
import RetourTesting
import Testing
import UIKit

/// The cost of a scrolled frame in counts, which are the same on every machine.
@MainActor
struct ScrollCountTests {
  /// A row that counts its layouts and drawings.
  private final class Row: UILabel {
    static var layouts = 0
    static var drawings = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      Self.layouts += 1
    }

    override func draw(_ rect: CGRect) {
      super.draw(rect)
      Self.drawings += 1
    }
  }

  private let world = World(scale: 3)
  private let scrollView: UIScrollView

  init() {
    world.stage.frameUse = .shown
    scrollView = UIScrollView(frame: world.window.bounds)
    scrollView.backgroundColor = .white
    world.perform {
      for index in 0..<200 {
        let row = Row(frame: CGRect(x: 16, y: 44 * index, width: 300, height: 44))
        row.text = "Row \(index)"
        scrollView.addSubview(row)
      }
    }
    scrollView.contentSize = CGSize(width: 390, height: 44 * 200)
    world.window.addSubview(scrollView)
    world.settle()
  }

  /// A text is drawn when it is first seen, which takes allocations of its own.
  @Test(arguments: [(false, "scroll-to-new-rows"), (true, "scroll")])
  func `a scrolled frame stays within its counts, and no row is laid out or drawn`(
    _ wasSeen: Bool,
    _ thresholds: String
  ) throws {
    if wasSeen {
      for y in [400.0, 800, 0] {
        scrollView.contentOffset.y = y
        world.settle()
      }
    }
    world.finger.down(at: CGPoint(x: 195, y: 600))
    world.finger.move(to: CGPoint(x: 195, y: 300), during: 0.1)
    world.finger.up()
    world.advance(by: 0.1)
    (Row.layouts, Row.drawings) = (0, 0)
    world.stage.compositor.resetCounts()
    let (offset, before) = (scrollView.contentOffset.y, retour_allocations())
    world.advance(by: 1.0 / 60)
    let allocations = Int(retour_allocations() - before)
    let counts = world.stage.compositor.counts
    #expect(scrollView.contentOffset.y > offset && counts.pixelsWritten > 0)
    #expect(Row.layouts == 0 && Row.drawings == 0)
    let list = world.perform {
      world.stage.rootLayer.frame(at: world.time, scale: 3, size: world.window.bounds.size)
    }
    let exceeded = try Thresholds(thresholds).exceeded(by: list, counts, allocations: allocations)
    #expect(exceeded == [])
  }

  @Test func `content at rest requests no frames`() {
    world.finger.down(at: CGPoint(x: 195, y: 600))
    world.finger.move(to: CGPoint(x: 195, y: 500), during: 0.1)
    world.finger.up()
    world.settle()
    let shown = world.shownFrames
    world.advance(by: 10)
    #expect(world.shownFrames == shown && world.isIdle)
  }
}
