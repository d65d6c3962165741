// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import RetourRender

struct RegionTests {
  @Test func `regions of rectangles unite, intersect and subtract`() {
    let region = Region([
      PixelRect(x: 0, y: 0, width: 4, height: 4), PixelRect(x: 2, y: 2, width: 4, height: 4),
      PixelRect(x: 50, y: 50, width: 0, height: 4),
    ])
    #expect(region.area == 28)
    #expect(region.bounds == PixelRect(x: 0, y: 0, width: 6, height: 6))
    #expect(region.contains(x: 5, y: 5))
    #expect(!region.contains(x: 5, y: 0))
    #expect(!region.contains(x: .max, y: 0))
    var copy = region.copy()
    region.pixels.subtract(PixelRect(width: 6, height: 3))
    #expect(region.rects.map(\.y) == [3, 4])
    #expect(copy.area == 28)
    copy.pixels.set(copy.pixels, within: region.pixels)
    #expect(copy == region)
    copy = Region(copy.rects + [PixelRect(x: 9, y: 9, width: 1, height: 1)])
    #expect(copy != region)
    copy.pixels.subtract(region.pixels)
    #expect(copy.rects == [PixelRect(x: 9, y: 9, width: 1, height: 1)])
    copy = Region(copy.rects + region.rects)
    copy.pixels.removeAll()
    #expect(copy.isEmpty)
    #expect(copy.rects.isEmpty)
  }
}
