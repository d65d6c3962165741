// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourRender
import TestSupport
import Testing

@testable import QuartzCore

/// The parts of resizable images.
struct StretchedPartsTests {
  /// Returns the sizes in pixels of the nine parts of an image of 12 by 10 pixels, laid out.
  private func sizes(_ pixel: (_ x: Int, _ y: Int) -> UInt32) -> String {
    let image = CGImage.made(12, 10, isOpaque: true, pixel)
    let center = CGRect(x: 0.25, y: 0.2, width: 0.5, height: 0.6)
    let parts = StretchedParts(image, center: center)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let sizes = parts.contents(over: rect, scale: 1, tint: nil).map { content in
      guard case .image(let image, _, _, _) = content else { return "" }
      return "\(image.width)x\(image.height)"
    }
    return sizes.joined(separator: " ")
  }

  @Test func `edges that stretch are lines of pixels, and the middle a pixel`() {
    // A frame of two colors, like that of a button.
    let sizes = sizes { x, y in
      0xff00_0000 | UInt32(x < 3 || x >= 9 ? x : 3) << 8 | UInt32(y < 2 || y >= 8 ? y : 2)
    }
    #expect(sizes == "3x2 1x2 3x2 3x1 1x1 3x1 3x2 1x2 3x2")
  }

  @Test func `parts whose pixels differ keep them`() {
    let sizes = sizes { x, y in 0xff00_0000 | UInt32(x << 8 | y) }
    #expect(sizes == "3x2 6x2 3x2 3x6 6x6 3x6 3x2 6x2 3x2")
  }

  @Test func `a part of stripes is one row or one column`() {
    let sizes = sizes { x, _ in 0xff00_0000 | UInt32(x) }
    #expect(sizes == "3x2 6x2 3x2 3x1 6x1 3x1 3x2 6x2 3x2")
  }

  @Test func `the remaining pixels are the same`() throws {
    let image = CGImage.made(5, 4, isOpaque: false) { x, _ in UInt32(x * 40) << 24 }
    let row = image.withoutEqual(columns: true, rows: true)
    #expect((row.width, row.height, row.isOpaque) == (5, 1, false))
    for x in 0..<5 { #expect(row.pixel(x: x, y: 0) == image.pixel(x: x, y: 2)) }
    #expect(image.withoutEqual(columns: true, rows: false) === image)
  }
}
