// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Images of one color that have a byte for each pixel.
struct StencilTests {
  private let area = PixelRect(left: 3, top: 2, right: 33, bottom: 22)

  /// Shapes that meet, with edges between pixels.
  private func draw(in context: CGContext, _ color: CGColor) {
    context.setFillColor(color)
    context.addEllipse(in: CGRect(x: 4.3, y: 3.1, width: 11, height: 9))
    context.fillPath()
    context.fill(CGRect(x: 16.5, y: 4, width: 9.25, height: 12.5))
  }

  @Test(arguments: [1, 2] as [CGFloat], [1, 0.6, 0] as [CGFloat])
  func `its pixels are those of an image of the same drawing`(
    _ scale: CGFloat,
    _ alpha: CGFloat
  ) throws {
    let color = CGColor(red: 0.9, green: 0.3, blue: 0.2, alpha: alpha)
    let image = CGContext(area: area, scale: scale)
    draw(in: image, color)
    let stencil = try #require(CGContext(stencilOf: area, scale: scale))
    draw(in: stencil, color)
    let (expected, drawn) = (image.finish(), stencil.finishStencil(of: color))
    #expect(drawn.width == expected.width && drawn.height == expected.height)
    #expect(drawn.bytesPerRow == expected.bytesPerRow && !drawn.isOpaque && drawn.isDrawn)
    #expect(drawn.stencil?.color == color.pixel)
    #expect(expected.stencil == nil)
    #expect(distance(drawn.pixels, expected.pixels) <= 1)
  }

  /// The largest difference between two components.
  private func distance(_ some: [UInt32], _ others: [UInt32]) -> Int {
    zip(some, others).map { some, other in
      [24, 16, 8, 0].map { abs(Int(some >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
    }.max() ?? 0
  }

  @Test func `its coverage has a byte for each pixel, in whatever color it was drawn`() throws {
    let area = PixelRect(width: 5, height: 2)
    let context = try #require(CGContext(stencilOf: area, scale: 1))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.1))
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    let image = context.finishStencil(of: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    let stencil = try #require(image.stencil)
    #expect(stencil.color == 0xff00_00ff)
    let row = UnsafeRawBufferPointer(start: stencil.base, count: 5)
    #expect(Array(row) == [0, 255, 255, 0, 0])
    #expect(image.pixels == [0, 0xff00_00ff, 0xff00_00ff, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func `its color is that of a pixel which is filled`() {
    var random = SeededGenerator(seed: 7)
    for number in 0..<500 {
      func component() -> CGFloat { CGFloat(UInt8.random(in: 0...255, using: &random)) / 255 }
      let alpha = number.isMultiple(of: 2) ? 1 : component()
      let color = CGColor(red: component(), green: component(), blue: component(), alpha: alpha)
      let context = CGContext(width: 1, height: 1, scale: 1)
      context.setFillColor(color)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.finish().pixel(x: 0, y: 0) == color.pixel)
    }
  }

  @Test func `one that is drawn later is known when it is drawn`() {
    let image = CGImage(width: 2, height: 1) {
      CGImage.stencil(2, 1, CGColor(red: 0, green: 1, blue: 0, alpha: 1)) { x, _ in CGFloat(x) }
    }
    #expect(!image.isDrawn)
    #expect(image.stencil?.color == 0xff00_ff00)
    #expect(image.isDrawn)
    #expect(image.pixels == [0, 0xff00_ff00])
  }

  @Test func `one without pixels is none`() {
    #expect(CGContext(stencilOf: PixelRect(width: 0, height: 3), scale: 1) == nil)
  }

  @Test func `one whose coverage is written has its color`() throws {
    let image = try #require(
      CGImage(stencilOf: 0x8000_0080, width: 5, height: 2) { base, bytesPerRow in
        base[1] = 255
        base[bytesPerRow + 4] = 128
      }
    )
    #expect(image.stencil?.color == 0x8000_0080)
    #expect(image.pixels == [0, 0x8000_0080, 0, 0, 0, 0, 0, 0, 0, 0x4000_0040])
    for (width, height) in [(0, 3), (3, -1), (40_000, 1)] {
      #expect(CGImage(stencilOf: 0, width: width, height: height) { _, _ in } == nil)
    }
  }

  @Test(arguments: [1, 0.5] as [CGFloat], [false, true])
  func `the alpha of its pixels is copied`(_ alpha: CGFloat, _ isStencil: Bool) throws {
    let color = CGColor(red: 1, green: 0, blue: 0, alpha: alpha)
    let context =
      try isStencil
      ? #require(CGContext(stencilOf: area, scale: 1)) : CGContext(area: area, scale: 1)
    draw(in: context, color)
    let image = isStencil ? context.finishStencil(of: color) : context.finish()
    var bytes = [UInt8](repeating: 7, count: 40 * image.height)
    bytes.withUnsafeMutableBufferPointer {
      if let base = $0.baseAddress { image.copyAlpha(to: base, bytesPerRow: 40) }
    }
    #expect(Set(bytes).count > 5)
    for y in 0..<image.height {
      let row = bytes[y * 40..<(y + 1) * 40]
      let alphas = (0..<image.width).map { UInt8(image.pixel(x: $0, y: y) >> 24) }
      #expect(Array(row) == alphas + [UInt8](repeating: 7, count: 40 - image.width))
    }
  }

  @Test func `threads that read its pixels get the same`() {
    let image = CGImage.stencil(64, 64, CGColor(red: 0, green: 0, blue: 0, alpha: 1)) { _, _ in 1 }
    DispatchQueue.concurrentPerform(iterations: 16) { index in
      #expect(image.pixel(x: index, y: index) == 0xff00_0000)
    }
    #expect(image.cropping(to: CGRect(x: 2, y: 2, width: 3, height: 3))?.pixel(x: 2, y: 2) != 0)
  }
}
