// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The places of popovers.
struct PopoverLayoutTests {
  private static let room = CGRect(x: 10, y: 10, width: 380, height: 780)
  private static let all = Set(PopoverLayout.Arrow.allCases)

  private func layout(
    _ source: CGRect,
    content: CGSize = CGSize(width: 200, height: 100),
    arrows: Set<PopoverLayout.Arrow> = all
  ) -> PopoverLayout {
    PopoverLayout(content: content, source: source, room: Self.room, arrows: arrows)
  }

  @Test func `a popover goes below its source where it fits`() {
    let layout = layout(CGRect(x: 180, y: 100, width: 40, height: 20))
    #expect(layout.arrow == .up && layout.tip == CGPoint(x: 200, y: 120))
    #expect(layout.frame == CGRect(x: 100, y: 133, width: 200, height: 100))
  }

  @Test func `a popover goes above a source at the bottom`() {
    let layout = layout(CGRect(x: 180, y: 720, width: 40, height: 20))
    #expect(layout.arrow == .down && layout.frame.maxY == 707 && layout.tip.y == 720)
  }

  @Test func `a popover stays in its room, and its arrow clear of the corners`() {
    let layout = layout(CGRect(x: 10, y: 100, width: 20, height: 20))
    #expect(layout.frame.minX == 10)
    #expect(layout.tip.x == 10 + PopoverFigures.cornerRadius + PopoverFigures.arrowBase / 2)
  }

  @Test(arguments: [PopoverLayout.Arrow.left, .right, .up, .down])
  func `only permitted directions are taken`(_ arrow: PopoverLayout.Arrow) {
    let source = CGRect(x: 190, y: 390, width: 20, height: 20)
    let layout = layout(source, content: CGSize(width: 100, height: 50), arrows: [arrow])
    #expect(layout.arrow == arrow && !layout.frame.intersects(source))
    switch arrow {
    case .left: #expect(layout.frame.minX == 223 && layout.tip == CGPoint(x: 210, y: 400))
    case .right: #expect(layout.frame.maxX == 177 && layout.tip == CGPoint(x: 190, y: 400))
    case .up: #expect(layout.frame.minY == 423)
    case .down: #expect(layout.frame.maxY == 377)
    }
  }

  @Test func `content that fits nowhere takes the direction that leaves most, and shrinks`() {
    let source = CGRect(x: 180, y: 300, width: 40, height: 20)
    let layout = layout(source, content: CGSize(width: 380, height: 900))
    #expect(layout.arrow == .up)
    #expect(layout.frame == CGRect(x: 10, y: 333, width: 380, height: 457))
  }

  @Test func `without a permitted direction the popover covers its source`() {
    let layout = layout(CGRect(x: 190, y: 390, width: 20, height: 20), arrows: [])
    #expect(layout.arrow == nil && layout.frame == CGRect(x: 100, y: 350, width: 200, height: 100))
  }

  @Test func `sizes and sources that are no numbers are sane`() {
    let nan = CGSize(width: CGFloat.nan, height: -5)
    let layout = layout(.null, content: nan)
    #expect(layout.frame.size == .zero && Self.room.contains(layout.frame.origin))
    let tiny = PopoverLayout(
      content: CGSize(width: 50, height: 50),
      source: .zero,
      room: .zero,
      arrows: Self.all
    )
    #expect(tiny.frame.size == .zero)
  }
}
