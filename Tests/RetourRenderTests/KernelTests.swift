// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import Testing

@testable import RetourRender

/// The kernels against pixman, byte by byte, at every length up to a few registers.
@Suite struct KernelTests {
  private typealias Row = [UInt32]

  @Test(arguments: 0..<45) func `dimming while copying rounds as pixman does`(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for alpha in stride(from: UInt32(0), through: 255, by: 5) {
      let color = premultiplied(alpha, &random)
      let source = row(count, isOpaque: true, &random)
      let expected = composited(solid(color), onto: source)
      for kernel in [retour_dim, retour_dimRow] {
        var row = Row(repeating: 0x55, count: count + 1)
        row[count] = 0xdead_beef
        row.withUnsafeMutableBufferPointer { kernel($0.baseAddress, source, count, color) }
        #expect(row.dropLast() == expected[...])
        #expect(row.last == 0xdead_beef)
        row = source + [0xdead_beef]
        row.withUnsafeMutableBufferPointer {
          kernel($0.baseAddress, $0.baseAddress, count, color)
        }
        #expect(row == expected + [0xdead_beef])
      }
    }
  }

  @Test(arguments: 0..<45) func `blending pictures rounds as pixman does`(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for opacity: UInt32 in [255, 254, 128, 1, 77] {
      let source = row(count, isOpaque: false, &random)
      let below = row(count, isOpaque: count.isMultiple(of: 2), &random)
      let expected = composited(
        picture(source),
        through: solid(opacity << 24),
        onto: below
      )
      for kernel in [retour_over, retour_overRow] {
        var row = below + [0xdead_beef]
        row.withUnsafeMutableBufferPointer { kernel($0.baseAddress, source, count, opacity) }
        #expect(row == expected + [0xdead_beef])
      }
    }
  }

  @Test(arguments: 0..<45) func `blending through a mask rounds as pixman does`(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for opacity: UInt32 in [255, 254, 128, 1, 77] {
      let source = row(count, isOpaque: false, &random)
      let below = row(count, isOpaque: true, &random)
      let mask = mask(count, &random)
      let fainter = mask.map { UInt8(scaled(UInt32($0), by: opacity)) }
      let expected = composited(picture(source), through: picture(mask: fainter), onto: below)
      for kernel in [retour_overMasked, retour_overMaskedRow] {
        var row = below + [0xdead_beef]
        row.withUnsafeMutableBufferPointer {
          kernel($0.baseAddress, source, mask, count, opacity)
        }
        #expect(row == expected + [0xdead_beef])
      }
    }
  }

  @Test(arguments: 0..<45) func `colours through a mask round as pixman does`(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for alpha: UInt32 in [255, 254, 128, 1, 77] {
      let color = premultiplied(alpha, &random)
      let below = row(count, isOpaque: false, &random)
      let mask = mask(count, &random)
      let expected = composited(solid(color), through: picture(mask: mask), onto: below)
      for kernel in [retour_colour, retour_colourRow] {
        var row = below + [0xdead_beef]
        row.withUnsafeMutableBufferPointer { kernel($0.baseAddress, mask, count, color) }
        #expect(row == expected + [0xdead_beef])
      }
    }
  }

  @Test(arguments: 0..<45) func `colours through a picture's alpha round as pixman does`(
    _ count: Int
  ) {
    var random = SeededGenerator(seed: UInt64(count))
    for alpha: UInt32 in [255, 254, 128, 1, 77] {
      let color = premultiplied(alpha, &random)
      let below = row(count, isOpaque: false, &random)
      let source = row(count, isOpaque: false, &random)
      let expected = composited(solid(color), through: picture(source), onto: below)
      for kernel in [retour_tint, retour_tintRow] {
        var row = below + [0xdead_beef]
        row.withUnsafeMutableBufferPointer { kernel($0.baseAddress, source, count, color) }
        #expect(row == expected + [0xdead_beef])
      }
    }
  }

  // MARK: pixman

  private func composited(
    _ source: PixmanImage,
    through mask: PixmanImage? = nil,
    onto below: Row
  ) -> Row {
    guard !below.isEmpty else { return [] }
    let target = picture(below)
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

  private func picture(_ row: Row) -> PixmanImage {
    PixmanImage(words: row.isEmpty ? [0] : row, width: max(row.count, 1), PIXMAN_a8r8g8b8)
  }

  private func picture(mask: [UInt8]) -> PixmanImage {
    var words = Row(repeating: 0, count: mask.count / 4 + 1)
    words.withUnsafeMutableBytes { $0.copyBytes(from: mask) }
    return PixmanImage(words: words, width: max(mask.count, 1), PIXMAN_a8)
  }

  // MARK: Random rows

  private func premultiplied(_ alpha: UInt32, _ random: inout SeededGenerator) -> UInt32 {
    scaled(UInt32.random(in: 0...0xffff_ffff, using: &random) | 0xff00_0000, by: alpha)
  }

  /// A third of the pixels transparent and a third opaque: kernels have short cuts for those.
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
