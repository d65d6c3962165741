// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import RetourDecisions

struct SectionIndexLayoutTests {
  @Test func `titles that have room are all shown, in the middle`() {
    let layout = SectionIndexLayout(count: 3, height: 100)
    #expect(layout.lines == [.title(0), .title(1), .title(2)])
    #expect(layout.top == 29)
  }

  @Test func `dots stand for titles that have no room`() {
    let layout = SectionIndexLayout(count: 9, height: 75)
    #expect(layout.lines == [.title(0), .dot, .title(4), .dot, .title(8)])
    #expect(SectionIndexLayout(count: 9, height: 30).lines == [.title(0)])
  }

  @Test(arguments: [1, 2, 9, 27, 400], [0.0, 13, 75, 300, 5000])
  func `the first and the last title are shown, in order and in the room`(
    count: Int,
    height: Double
  ) {
    let layout = SectionIndexLayout(count: count, height: height)
    #expect(CGFloat(layout.lines.count) * SectionIndexLayout.lineHeight <= height)
    let titles = layout.lines.compactMap { if case .title(let title) = $0 { title } else { nil } }
    #expect(titles == Array(Set(titles)).sorted())
    guard height >= 3 * SectionIndexLayout.lineHeight else { return }
    #expect(titles.first == 0 && titles.last == count - 1)
  }

  @Test func `every title has a place, shown or not`() {
    let layout = SectionIndexLayout(count: 9, height: 75)
    let found = stride(from: layout.top, to: 75 - layout.top, by: 1).map { layout.title(at: $0) }
    #expect(Set(found) == Set(0..<9))
    #expect(layout.title(at: -50) == 0 && layout.title(at: 500) == 8)
    #expect(layout.title(at: .nan) == nil)
    #expect(SectionIndexLayout(count: 0, height: 75).title(at: 10) == nil)
    #expect(SectionIndexLayout(count: 3, height: .nan).title(at: 10) == nil)
  }
}
