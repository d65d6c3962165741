// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct PageDotsTests {
  @Test(arguments: [0, 1, 5, 12])
  func `all dots fit at the size for their pages, centered and inside`(_ pages: Int) {
    let size = PageDots.size(forPages: pages)
    let dots = PageDots(pages: pages, current: 0, width: size.width).dots
    #expect(dots.map(\.page) == Array(0..<pages))
    #expect(dots.allSatisfy { $0.scale == 1 })
    guard let first = dots.first, let last = dots.last else { return }
    #expect(abs(first.center + last.center - size.width) < 1e-9)
    #expect(first.center >= PageDotFigures.dot / 2)
  }

  @Test(arguments: [0, 4, 10, 99])
  func `of many pages those around the present one are shown, smaller where more follow`(
    _ current: Int
  ) {
    let dots = PageDots(pages: 100, current: current, width: 120).dots
    #expect(dots.count == 6)
    #expect(dots.contains { $0.page == current && $0.scale == 1 })
    #expect((dots[0].scale < 1) == (dots[0].page > 0))
    #expect((dots[5].scale < 1) == (dots[5].page < 99))
  }

  @Test(arguments: [-5, 0, .infinity, .nan] as [CGFloat])
  func `a width that makes no sense shows dots all the same`(_ width: CGFloat) {
    let dots = PageDots(pages: 3, current: 1, width: width).dots
    #expect((1...3).contains(dots.count))
  }
}
