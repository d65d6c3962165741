// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct ScrollIndicatorLayoutTests {
  private let layout = ScrollIndicatorLayout(
    axis: ScrollAxis(content: 2000, length: 500),
    track: 500
  )

  @Test func `the length is the visible share, the place that of the offset`() throws {
    let top = try #require(layout.bar(at: 0))
    #expect(abs(top.length - 494 / 4) < 1e-9 && top.start == 3)
    let bottom = try #require(layout.bar(at: 1500))
    #expect(abs(bottom.start + bottom.length - 497) < 1e-9)
    let middle = try #require(layout.bar(at: 750))
    #expect(abs(middle.start + middle.length / 2 - 250) < 1e-9)
  }

  @Test func `long content has a short indicator, and no less`() throws {
    let long = ScrollIndicatorLayout(axis: ScrollAxis(content: 1e6, length: 500), track: 500)
    #expect(try #require(long.bar(at: 0)).length == 36)
  }

  @Test func `beyond an edge the indicator shrinks there`() throws {
    let top = try #require(layout.bar(at: -40))
    #expect(abs(top.length - (494 / 4 - 40)) < 1e-9 && top.start == 3)
    let bottom = try #require(layout.bar(at: 9000))
    #expect(bottom.length == 7 && abs(bottom.start + 7 - 497) < 1e-9)
  }

  @Test func `content that fits has none`() {
    let axis = ScrollAxis(content: 400, length: 500, alwaysBounces: true)
    #expect(ScrollIndicatorLayout(axis: axis, track: 500).bar(at: 0) == nil)
    #expect(ScrollIndicatorLayout(axis: axis, track: 5).bar(at: 0) == nil)
  }
}
