// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import RetourDecisions

struct MenuLayoutTests {
  @Test func `rows lie below each other with a line between two of them`() {
    let layout = MenuLayout([.init(heights: [44, 60, 44])], width: 250, isRightToLeft: false)
    #expect(layout.elements.map(\.minY) == [0, 44, 104])
    #expect(layout.elements.allSatisfy { $0.minX == 0 && $0.width == 250 })
    #expect(layout.lines == [44, 104])
    #expect(layout.bands.isEmpty && layout.titles == [nil])
    #expect(layout.size == CGSize(width: 250, height: 148))
  }

  @Test func `a band separates sections, and a title has a line below it`() {
    let layout = MenuLayout(
      [.init(hasTitle: true, heights: [44]), .init(heights: [44])],
      width: 250,
      isRightToLeft: false
    )
    #expect(layout.titles == [CGRect(x: 0, y: 0, width: 250, height: 30), nil])
    #expect(layout.lines == [30])
    #expect(layout.bands == [CGRect(x: 0, y: 74, width: 250, height: 8)])
    #expect(layout.elements.map(\.minY) == [30, 82])
    #expect(layout.size.height == 126)
  }

  @Test(arguments: [false, true])
  func `small elements lie four side by side, mirrored from right to left`(_ isMirrored: Bool) {
    let section = MenuLayout.Section(arrangement: .small, heights: [0, 0, 0, 0, 0])
    let layout = MenuLayout([section], width: 240, isRightToLeft: isMirrored)
    let lefts = isMirrored ? [180, 120, 60, 0, 180] : [0, 60, 120, 180, 0]
    #expect(layout.elements.map(\.minX) == lefts.map { CGFloat($0) })
    #expect(layout.elements.allSatisfy { $0.size == CGSize(width: 60, height: 48) })
    #expect(layout.elements.map(\.minY) == [0, 0, 0, 0, 48])
    #expect(layout.lines == [48])
  }

  @Test func `few elements side by side share the width without gaps`() {
    let section = MenuLayout.Section(arrangement: .medium, heights: [0, 0])
    let layout = MenuLayout([section], width: 251, isRightToLeft: false)
    #expect(layout.elements[0].maxX == layout.elements[1].minX)
    #expect(layout.elements[1].maxX == 251)
    #expect(layout.size.height == 64)
  }
}
