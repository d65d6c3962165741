// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import RetourRender

struct ShadowTests {
  private let compositor = Compositor()

  private func shadow(
    _ rect: CGRect,
    cornerRadius: CGFloat = 0,
    offset: CGSize = .zero,
    blur: CGFloat,
    _ transform: CGAffineTransform = .identity
  ) -> DisplayList {
    DisplayList(items: [
      DisplayList.Item(
        .shadow(rect, cornerRadius: cornerRadius, offset: offset, blur: blur, .black),
        transform
      )
    ])
  }

  @Test func `a shadow without blur is the rectangle translated by the offset`() {
    let rect = CGRect(x: 2, y: 2, width: 5, height: 4)
    let list = shadow(rect, offset: CGSize(width: 1, height: -1), blur: 0)
    let frame = compositor.frame(of: list, width: 10, height: 8)
    for y in 0..<8 {
      for x in 0..<10 {
        let isInside = 3..<8 ~= x && 1..<5 ~= y
        #expect(frame[x, y] == (isInside ? 0xff00_0000 : 0xffff_ffff), "(\(x), \(y))")
      }
    }
  }

  @Test(arguments: [2.0, 2.5, 4, 9])
  func `the edge of a shadow is the integral of a Gaussian`(_ blur: Double) {
    let rect = CGRect(x: 60, y: 60, width: 120, height: 120)
    let list = shadow(rect, blur: blur)
    let frame = compositor.frame(of: list, width: 240, height: 240)
    for x in 30..<90 {
      let distance = Double(x) + 0.5 - 60
      let expected = 0.5 * (1 + erf(distance / (blur * 2.0.squareRoot())))
      let covered = 1 - Double(frame[x, 120] & 0xff) / 255
      #expect(abs(covered - expected) < 0.04, "\(x)")
    }
  }

  @Test func `the inside of a shadow is painted like a color`() {
    let rect = CGRect(x: 30, y: 30, width: 200, height: 140)
    let list = shadow(rect, cornerRadius: 9, blur: 4)
    let frame = compositor.frame(of: list, width: 260, height: 200)
    let inside = rect.insetBy(dx: 9 + 13, dy: 9 + 13)
    for y in Int(inside.minY)..<Int(inside.maxY) {
      for x in Int(inside.minX)..<Int(inside.maxX) where frame[x, y] != 0xff00_0000 {
        Issue.record("(\(x), \(y))")
        return
      }
    }
    #expect(compositor.counts.fills == 2, "the inside and the background")
    #expect(compositor.counts.maskedFills == 1)
  }

  @Test func `a shadow is symmetric and ends at its extent`() {
    let rect = CGRect(x: 30, y: 30, width: 41, height: 37)
    let list = shadow(rect, cornerRadius: 9, blur: 4)
    let frame = compositor.frame(of: list, width: 101, height: 97)
    let reach = Shadow.spread(ofBlur: 4)
    #expect(9...13 ~= reach)
    for y in 0..<97 {
      for x in 0..<101 {
        #expect(frame[x, y] == frame[100 - x, y])
        #expect(frame[x, y] == frame[x, 96 - y])
        let isNear = 30 - reach..<71 + reach ~= x && 30 - reach..<67 + reach ~= y
        if !isNear { #expect(frame[x, y] == 0xffff_ffff) }
      }
    }
  }

  @Test(arguments: [1, 2, 5, 19, 60, 127, 254, 255], [0, 12])
  func `a faint shadow is painted only where it is seen, and looks the same`(
    _ alpha: Int,
    _ cornerRadius: Double
  ) {
    let rect = CGRect(x: 60, y: 50, width: 50, height: 40)
    func frame(_ color: DisplayList.Color) -> FrameImage {
      let shadow = DisplayList.Content.shadow(
        rect,
        cornerRadius: cornerRadius,
        offset: .zero,
        blur: 9,
        color
      )
      compositor.resetCounts()
      let page = DisplayList.Item.fill(0, 0, 170, 140, .white)
      return compositor.frame(
        of: DisplayList(items: [page, DisplayList.Item(shadow)]),
        width: 170,
        height: 140
      )
    }
    let full = frame(.black)
    let written = compositor.counts.pixelsWritten
    let faint = frame(.black.faded(Float(alpha) / 255))
    #expect(alpha > 2 || compositor.counts.pixelsWritten < written)
    #expect(
      zip(full.pixels, faint.pixels).allSatisfy { full, faint in
        let coverage = 255 - full & 255
        return faint == scaled(UInt32(alpha) << 24, by: coverage).over(0xffff_ffff)
      }
    )
  }

  @Test func `shadows of all large sizes share one small mask`() {
    for size in [300.0, 400, 900] {
      let rect = CGRect(x: 50, y: 50, width: size, height: size / 2)
      _ = compositor.frame(of: shadow(rect, cornerRadius: 10, blur: 5), width: 64, height: 64)
    }
    #expect(compositor.counts.masksMade == 1)
    #expect(compositor.counts.bytesAllocated < 20_000)
  }

  @Test func `a stretched mask equals a mask of the whole size`() {
    let radii = Shadow.radii(ofBlur: 3)
    let small = Mask(
      Mask.Shape(width: 200, height: 150, cornerRadius: 7, kind: .shadow(radii: radii))
    )
    #expect(small.width < 100)
    var whole = Mask.Shape(width: 1, height: 1, cornerRadius: 0, kind: .shadow(radii: radii))
    (whole.width, whole.height, whole.cornerRadius) = (200, 150, 7)
    let large = Mask(whole)
    let box = PixelRect(width: large.width, height: large.height)
    var row = [UInt8](repeating: 0, count: large.width)
    for y in 0..<large.height {
      row.withUnsafeMutableBufferPointer {
        guard let bytes = $0.baseAddress else { return }
        small.expand(
          row: small.row(at: y, in: box).row,
          x: 0,
          count: large.width,
          in: box,
          to: bytes
        )
      }
      let expected = (0..<large.width).map { large[$0, y] }
      #expect(row == expected, "row \(y)")
    }
  }

  @Test func `a rotated shadow surrounds its rotated rectangle`() {
    let turn = CGAffineTransform(translationX: 50, y: 50).rotated(by: .pi / 4)
    let rect = CGRect(x: -20, y: -20, width: 40, height: 40)
    let frame = compositor.frame(of: shadow(rect, blur: 3, turn), width: 100, height: 100)
    #expect(frame[50, 50] == 0xff00_0000)
    #expect(frame[50, 30] & 0xff < 16)
    #expect(frame[30, 30] & 0xff > 240)
    let covered = frame.pixels.reduce(0.0) { $0 + 1 - Double($1 & 0xff) / 255 }
    #expect(abs(covered - 1600) < 30)
  }

  /// The averages of neighbors along lines, three times; beyond the lines are zeros.
  private func averaged(_ lines: [[UInt8]], _ radii: [Int]) -> [[UInt8]] {
    lines.map { line in
      var numbers = line.map { Int($0) << 8 }
      for radius in radii {
        let width = 2 * radius + 1
        numbers = numbers.indices.map { middle in
          let neighbors = max(0, middle - radius)...min(numbers.count - 1, middle + radius)
          return (numbers[neighbors].reduce(0, +) + width / 2) / width
        }
      }
      return numbers.map { UInt8(($0 + 128) >> 8) }
    }
  }

  private func transposed(_ rows: [[UInt8]]) -> [[UInt8]] {
    rows[0].indices.map { column in rows.map { $0[column] } }
  }

  @Test(arguments: [(1, 1), (5, 40), (16, 16), (33, 50), (70, 17)])
  func `a blur averages neighbors along rows, then along columns`(_ size: (Int, Int)) {
    var random = SeededGenerator(seed: UInt64(size.0 * 100 + size.1))
    for radii in [[0, 0, 0], [0, 1, 1], [1, 2, 2], [7, 8, 8], [256, 255, 255]] {
      var rows = (0..<size.1).map { _ in
        (0..<size.0).map { _ in UInt8.random(in: 0...255, using: &random) }
      }
      // A block of equal rows, as in the middle of a rectangle.
      for row in rows.indices where row > 15 && row < 49 { rows[row] = rows[15] }
      let memory = CoverageMemory(width: size.0, height: size.1)
      memory.withBytes { bytes in
        for (y, row) in rows.enumerated() {
          for (x, byte) in row.enumerated() { bytes[y * memory.bytesPerRow + x] = byte }
        }
      }
      memory.withBytes {
        let bytesPerRow = memory.bytesPerRow
        Shadow.blur($0, width: size.0, height: size.1, bytesPerRow: bytesPerRow, radii)
      }
      let expected = transposed(averaged(transposed(averaged(rows, radii)), radii))
      let blurred = memory.withBytes { bytes in
        rows.indices.map { y in (0..<size.0).map { bytes[y * memory.bytesPerRow + $0] } }
      }
      #expect(blurred == expected, "\(radii)")
    }
  }
}
