// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import RetourText

struct SizeTests {
  @Test(arguments: [1, 2, 3, 1.5])
  func `the size of a text is a whole number of pixels`(_ scale: CGFloat) {
    let size = layout("Inbox", scale: scale).size
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    #expect(abs(pixels.width - pixels.width.rounded()) < 1e-9)
    #expect(abs(pixels.height - pixels.height.rounded()) < 1e-9)
    #expect(size.height >= TextSystem.metrics(of: FontFace(size: 17)).lineHeight)
    #expect(size.height < TextSystem.metrics(of: FontFace(size: 17)).lineHeight + 1 / scale)
  }

  @Test(arguments: [1, 2, 3])
  func `a text fits into the width it was measured with`(_ scale: CGFloat) {
    for string in ["Back", "Settings", "مرحبا", "日本語", "f", "AVAVAV"] {
      let measured = layout(string, scale: scale)
      let fitted = layout(string, width: measured.size.width, scale: scale)
      #expect(!fitted.isTruncated)
      #expect(fitted.size == measured.size)
    }
  }

  @Test func `an empty text is as high as a line and has no width`() {
    let empty = layout("")
    #expect(empty.size == CGSize(width: 0, height: layout("x").size.height))
    #expect(empty.inkBounds == .zero)
    #expect(Ink(empty).columns == nil)
  }

  @Test func `drawn pixels are within the lines of the layout`() throws {
    let layout = layout("Agj")
    let ink = Ink(layout, at: CGPoint(x: 10, y: 10))
    let columns = try #require(ink.columns)
    let rows = try #require(ink.rows)
    let bounds = layout.inkBounds.offsetBy(dx: 10, dy: 10)
    #expect(abs(CGFloat(columns.lowerBound) - bounds.minX) <= 1)
    #expect(abs(CGFloat(columns.upperBound + 1) - bounds.maxX) <= 1)
    #expect(abs(CGFloat(rows.lowerBound) - bounds.minY) <= 1)
    #expect(abs(CGFloat(rows.upperBound + 1) - bounds.maxY) <= 1)
  }

  @Test func `a baseline is at a whole pixel, and letters end there`() throws {
    let layout = layout("HHH")
    #expect(layout.firstBaseline == 16)
    #expect(layout.lastBaseline == 16)
    let rows = try #require(Ink(layout).rows)
    #expect(rows.upperBound == 15)
  }

  @Test func `text at twice the scale is drawn with twice the pixels, not enlarged`() throws {
    let small = try #require(Ink(layout("Back")).columns)
    let large = Ink(layout("Back", scale: 2), width: 600, height: 120, scale: 2)
    let columns = try #require(large.columns)
    #expect(abs(columns.count - small.count * 2) <= 2)
    let isBlownUp = stride(from: 0, to: large.pixels.count, by: 2).allSatisfy {
      large.pixels[$0] == large.pixels[$0 + 1]
    }
    #expect(!isBlownUp)
  }

  @Test func `a text is drawn in its color`() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let ink = Ink(layout("Back"), color: red)
    #expect(ink.pixels.contains(0xFFFF_0000))
    #expect(ink.pixels.allSatisfy { $0 & 0xFFFF == 0 })
  }

  @Test func `a text is drawn with the alpha of the context`() {
    let half = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    let byColor = Ink(layout("Back"), color: half)
    let byContext = Ink(layout("Back")) { $0.setAlpha(0.5) }
    #expect(byColor.pixels == byContext.pixels)
    #expect(byColor.pixels.allSatisfy { $0 >> 24 <= 128 })
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e12, -1e12])
  func `a text at a location outside of the context draws nothing`(_ place: CGFloat) {
    #expect(Ink(layout("Back"), at: CGPoint(x: place, y: 0)).columns == nil)
    #expect(Ink(layout("Back"), at: CGPoint(x: 0, y: place)).columns == nil)
  }

  @Test func `two drawings of a text are identical`() {
    let request = TextRequest(string: "Überraschung, 日本 مرحبا", face: FontFace(size: 15))
    let first = Ink(TextSystem.layout(request), at: CGPoint(x: 3.3, y: 2.7))
    TextSystem.removeAllLayouts()
    let second = Ink(TextSystem.layout(request), at: CGPoint(x: 3.3, y: 2.7))
    #expect(first.pixels == second.pixels)
    #expect(first.columns != nil)
  }
}
