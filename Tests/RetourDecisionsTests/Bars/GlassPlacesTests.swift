// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The glass of toolbars and tab bars.
struct GlassPlacesTests {
  @Test(arguments: [false, true])
  func `a toolbar's neighbors share a platter of 48, and spaces split it`(isRightToLeft: Bool) {
    let slot = PlatterFigures.toolbar.cell(
      BarLayout.Slot(size: CGSize(width: 24, height: 24), ground: .shared(nil))
    )
    var input = ToolbarLayout.Input(size: CGSize(width: 390, height: 64), figures: .glass)
    input.isRightToLeft = isRightToLeft
    input.parts = [.content(slot), .content(slot), .flexibleSpace, .content(slot)]
    let frames = ToolbarLayout.platters(input, ToolbarLayout.frames(input)).map(\.frame)
    let places: [CGFloat] = isRightToLeft ? [278, 16] : [16, 326]
    #expect(frames.map(\.minX) == places && frames.map(\.width) == [96, 48])
    #expect(frames.allSatisfy { $0.minY == 8 && $0.height == 48 })
  }

  @Test func `a flat toolbar has no platters`() {
    var input = ToolbarLayout.Input(size: CGSize(width: 390, height: 44))
    input.parts = [.content(BarLayout.Slot(size: CGSize(width: 24, height: 24), ground: .own))]
    #expect(ToolbarLayout.platters(input, ToolbarLayout.frames(input)) == [])
  }

  @Test func `tabs lie on glass of 62 in a zone of 72`() {
    #expect(TabBarArrangement.stacked.height(in: .glass) == 72)
    #expect(TabBarArrangement.stacked.height(in: .flat) == 49)
    let layout = TabGlassLayout(.stacked, in: CGRect(x: 0, y: 0, width: 390, height: 72))
    #expect(layout.glass == CGRect(x: 16, y: 0, width: 358, height: 62))
    #expect(layout.tabs == CGRect(x: 31.5, y: 6, width: 327, height: 49))
  }

  @Test(arguments: TabBarArrangement.allCases)
  func `tabs stay on their glass in zones of any size`(arrangement: TabBarArrangement) {
    for width in stride(from: CGFloat(0), through: 1400, by: 10) {
      for height in [0, 10, arrangement.height(in: .glass)] {
        let layout = TabGlassLayout(
          arrangement,
          in: CGRect(x: 44, y: 0, width: width, height: height)
        )
        #expect(layout.glass.width >= 0 && layout.tabs.width >= 0)
        #expect(layout.glass.contains(layout.tabs) || layout.glass.isEmpty)
      }
    }
  }
}
