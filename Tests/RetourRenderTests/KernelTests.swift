// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import TestSupport
import Testing

@testable import RetourRender

/// The kernels against pixman, byte by byte, at every length up to a few registers.
struct KernelTests {
  private typealias Row = [UInt32]

  @Test(arguments: 0..<45) func `dimming while copying rounds like pixman`(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for alpha in stride(from: UInt32(0), through: 255, by: 5) {
      let color = premultiplied(alpha, &random)
      let source = row(count, isOpaque: true, &random)
      let expected = composited(solid(color), onto: source)
      for kernel in [retour_dim, retour_dimPlain] {
        var row = Row(repeating: 0x55, count: count + 1)
        row[count] = 0xdead_beef
        paint(&row, from: source) { box, image, _ in kernel(box, image, color) }
        #expect(row.dropLast() == expected[...])
        #expect(row.last == 0xdead_beef)
        row = source + [0xdead_beef]
        paint(&row) { box, _, _ in
          kernel(box, retour_rows(base: box.base, bytesPerRow: box.bytesPerRow), color)
        }
        #expect(row == expected + [0xdead_beef])
      }
    }
  }

  @Test(arguments: 0..<45) func `blending images rounds like pixman`(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for opacity: UInt32 in [255, 254, 128, 1, 77] {
      let source = row(count, isOpaque: false, &random)
      let below = row(count, isOpaque: count.isMultiple(of: 2), &random)
      let expected = composited(
        pixmanImage(source),
        through: solid(opacity << 24),
        onto: below
      )
      for kernel in [retour_over, retour_overPlain] {
        var row = below + [0xdead_beef]
        paint(&row, from: source) { box, image, _ in kernel(box, image, opacity) }
        #expect(row == expected + [0xdead_beef])
      }
    }
  }

  @Test(arguments: 0..<45) func `blending over one color is blending over a filled row`(
    _ count: Int
  ) {
    var random = SeededGenerator(seed: UInt64(count))
    for opacity: UInt32 in [255, 254, 128, 1, 77] {
      // Empty pixels, opaque ones, and all kinds.
      let source =
        Row(repeating: 0, count: count / 3) + row(count / 3, isOpaque: true, &random)
        + row(count - count / 3 * 2, isOpaque: false, &random)
      let color = premultiplied(255, &random)
      for above in [0, premultiplied(77, &random)] {
        var expected = Row(repeating: color, count: count) + [0xdead_beef]
        paint(&expected, from: source) { box, image, _ in
          retour_over(box, image, opacity)
          retour_dim(box, retour_rows(base: box.base, bytesPerRow: box.bytesPerRow), above)
        }
        for kernel in [retour_overColour, retour_overColourPlain] {
          var row = Row(repeating: 0x55, count: count) + [0xdead_beef]
          paint(&row, from: source) { box, image, _ in kernel(box, image, opacity, color, above) }
          #expect(row == expected)
        }
      }
    }
  }

  @Test(arguments: 0..<45) func `blending through a mask rounds like pixman`(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for opacity: UInt32 in [255, 254, 128, 1, 77] {
      let source = row(count, isOpaque: false, &random)
      let below = row(count, isOpaque: true, &random)
      let mask = mask(count, &random)
      let fainter = mask.map { UInt8(scaled(UInt32($0), by: opacity)) }
      let expected = composited(
        pixmanImage(source),
        through: pixmanImage(mask: fainter),
        onto: below
      )
      for kernel in [retour_overMasked, retour_overMaskedPlain] {
        var row = below + [0xdead_beef]
        paint(&row, from: source, through: mask) { box, image, mask in
          kernel(box, image, mask, opacity)
        }
        #expect(row == expected + [0xdead_beef])
      }
    }
  }

  @Test(arguments: 0..<45) func `painting a color through a mask rounds like pixman`(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for alpha: UInt32 in [255, 254, 128, 1, 77] {
      let color = premultiplied(alpha, &random)
      let below = row(count, isOpaque: false, &random)
      let mask = mask(count, &random)
      let expected = composited(solid(color), through: pixmanImage(mask: mask), onto: below)
      for kernel in [retour_colour, retour_colourPlain] {
        var row = below + [0xdead_beef]
        paint(&row, through: mask) { box, _, mask in kernel(box, mask, color, 255) }
        #expect(row == expected + [0xdead_beef])
      }
    }
  }

  @Test(arguments: 0..<45) func `painting a color through an image's alpha rounds like pixman`(
    _ count: Int
  ) {
    var random = SeededGenerator(seed: UInt64(count))
    for alpha: UInt32 in [255, 254, 128, 1, 77] {
      let color = premultiplied(alpha, &random)
      let below = row(count, isOpaque: false, &random)
      let source = row(count, isOpaque: false, &random)
      let expected = composited(solid(color), through: pixmanImage(source), onto: below)
      for kernel in [retour_tint, retour_tintPlain] {
        var row = below + [0xdead_beef]
        paint(&row, from: source) { box, image, _ in kernel(box, image, color) }
        #expect(row == expected + [0xdead_beef])
      }
    }
  }

  @Test(arguments: 0..<45) func `a stencil looks like an image of its color`(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for (alpha, opacity) in [(255, 255), (255, 77), (128, 255), (77, 254)] as [(UInt32, UInt32)] {
      let color = premultiplied(alpha, &random)
      // Pixels that are free, covered whole, and all kinds.
      let stencil =
        [UInt8](repeating: 0, count: count / 3) + [UInt8](repeating: 255, count: count / 3)
        + mask(count - count / 3 * 2, &random)
      let source = stencil.map { scaled(color, by: UInt32($0)) }
      let below = row(count, isOpaque: count.isMultiple(of: 2), &random) + [0xdead_beef]
      var expected = below
      paint(&expected, from: source) { box, image, _ in retour_over(box, image, opacity) }
      for kernel in [retour_colour, retour_colourPlain] {
        var row = below
        paint(&row, through: stencil) { box, _, stencil in kernel(box, stencil, color, opacity) }
        #expect(row == expected)
      }
      let ground = premultiplied(255, &random)
      for above in [0, premultiplied(77, &random)] {
        expected = Row(repeating: 0x55, count: count) + [0xdead_beef]
        paint(&expected, from: source) { box, image, _ in
          retour_overColour(box, image, opacity, ground, above)
        }
        for kernel in [retour_stencilOverColour, retour_stencilOverColourPlain] {
          var row = Row(repeating: 0x55, count: count) + [0xdead_beef]
          paint(&row, through: stencil) { box, _, stencil in
            kernel(box, stencil, color, opacity, ground, above)
          }
          #expect(row == expected)
        }
      }
    }
  }

  @Test(arguments: 0..<45) func `a fill writes the requested pixels only`(_ count: Int) {
    for kernel in [retour_fill, retour_fillPlain] {
      var row = Row(repeating: 1, count: count) + [0xdead_beef]
      paint(&row) { box, _, _ in kernel(box, 0xff12_3456) }
      #expect(row == Row(repeating: 0xff12_3456, count: count) + [0xdead_beef])
    }
  }

  @Test func `kernels honor the distance between rows`() {
    let source = Row(1...12)
    var to = Row(repeating: 0, count: 15)
    to.withUnsafeMutableBytes { to in
      source.withUnsafeBytes { source in
        retour_copy(
          retour_box(base: to.baseAddress, bytesPerRow: 20, width: 3, height: 3),
          retour_rows(base: source.baseAddress, bytesPerRow: 16)
        )
      }
    }
    #expect(to == [1, 2, 3, 0, 0, 5, 6, 7, 0, 0, 9, 10, 11, 0, 0])
  }

  // MARK: Boxes

  /// Paints three rows that look like `row`, all but its last pixel; they must come out alike.
  private func paint(
    _ row: inout Row,
    from source: Row = [],
    through mask: [UInt8] = [],
    _ kernel: (retour_box, retour_rows, retour_rows) -> Void
  ) {
    var memory = row + row + row
    memory.withUnsafeMutableBytes { memory in
      source.withUnsafeBytes { source in
        mask.withUnsafeBytes { mask in
          let box = retour_box(
            base: memory.baseAddress,
            bytesPerRow: row.count * 4,
            width: row.count - 1,
            height: 3
          )
          kernel(
            box,
            retour_rows(base: source.baseAddress, bytesPerRow: 0),
            retour_rows(base: mask.baseAddress, bytesPerRow: 0)
          )
        }
      }
    }
    let rows = (0..<3).map { Row(memory[$0 * row.count..<($0 + 1) * row.count]) }
    #expect(rows[1] == rows[0])
    #expect(rows[2] == rows[0])
    row = rows[0]
  }

  // MARK: pixman

  private func composited(
    _ source: PixmanImage,
    through mask: PixmanImage? = nil,
    onto below: Row
  ) -> Row {
    guard !below.isEmpty else { return [] }
    let target = pixmanImage(below)
    pixman_image_composite32(
      PIXMAN_OP_OVER,
      source.raw,
      mask?.raw,
      target.raw,
      0,
      0,
      0,
      0,
      0,
      0,
      Int32(below.count),
      1
    )
    return target.pixels
  }

  private func solid(_ pixel: UInt32) -> PixmanImage { PixmanImage(solid: pixel) }

  private func pixmanImage(_ row: Row) -> PixmanImage {
    PixmanImage(words: row.isEmpty ? [0] : row, width: max(row.count, 1), PIXMAN_a8r8g8b8)
  }

  private func pixmanImage(mask: [UInt8]) -> PixmanImage {
    var words = Row(repeating: 0, count: mask.count / 4 + 1)
    words.withUnsafeMutableBytes { $0.copyBytes(from: mask) }
    return PixmanImage(words: words, width: max(mask.count, 1), PIXMAN_a8)
  }

  // MARK: Random rows

  private func premultiplied(_ alpha: UInt32, _ random: inout SeededGenerator) -> UInt32 {
    scaled(UInt32.random(in: 0...0xffff_ffff, using: &random) | 0xff00_0000, by: alpha)
  }

  /// A third of the pixels transparent and a third opaque: kernels have fast paths for those.
  private func row(_ count: Int, isOpaque: Bool, _ random: inout SeededGenerator) -> Row {
    (0..<count).map { _ in
      let alpha = [0, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random)
      return premultiplied(isOpaque ? 255 : alpha ?? 255, &random)
    }
  }

  private func mask(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    (0..<count).map { _ in
      [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
    }
  }
}
