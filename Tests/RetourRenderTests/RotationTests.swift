// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import RetourRender

/// Rotated rectangles and images, without Cairo and pixman.
struct RotationTests {
  private let whole = PixelRect(width: 90, height: 70)

  /// Composes one item on a white frame; outside the damage, it stays as it was.
  private func frame(
    _ content: DisplayList.Content,
    _ transform: CGAffineTransform,
    damage: Region? = nil
  ) -> FrameImage {
    let frame = FrameImage(width: whole.width, height: whole.height)
    Compositor().compose(
      DisplayList(items: [DisplayList.Item(content, transform)]),
      into: frame.buffer,
      damage: damage ?? Region(whole),
      background: .white
    )
    return frame
  }

  /// Transforms with all kinds of angles, mirrored ones and sheared ones.
  private static let transforms: [CGAffineTransform] = (1..<40).map { step in
    let turn = CGAffineTransform(
      rotationAngle: CGFloat(step) * .pi / 20 + (step % 3 == 0 ? 0 : 0.01)
    )
    let shape = CGAffineTransform(
      a: step % 4 == 1 ? -1 : 1,
      b: 0,
      c: step % 5 == 2 ? 0.4 : 0,
      d: 0.7 + CGFloat(step) / 60,
      tx: 0,
      ty: 0
    )
    return shape.concatenating(turn)
      .concatenating(CGAffineTransform(translationX: 40.3 + CGFloat(step) / 7, y: 33.9))
  }

  /// The share of a pixel inside a rectangle, by 40 x 40 samples.
  private func share(_ rect: CGRect, _ inverse: CGAffineTransform, x: Int, y: Int) -> Double {
    var inside = 0
    for row in 0..<40 {
      for column in 0..<40 {
        let point = CGPoint(
          x: Double(x) + (Double(column) + 0.5) / 40,
          y: Double(y) + (Double(row) + 0.5) / 40
        )
        if rect.contains(point.applying(inverse)) { inside += 1 }
      }
    }
    return Double(inside) / 1600
  }

  @Test(arguments: [CGSize(width: 33, height: 21), CGSize(width: 70, height: 0.6)])
  func `a rotated rectangle covers the exact share of each pixel`(_ size: CGSize) {
    let rect = CGRect(
      x: -size.width / 2,
      y: -size.height / 2,
      width: size.width,
      height: size.height
    )
    for transform in Self.transforms {
      let frame = frame(.fill(rect, cornerRadius: 0, .black), transform)
      let inverse = transform.inverted()
      var worst = 0.0
      for index in stride(from: 0, to: whole.area, by: 3) {
        let (x, y) = (index % whole.width, index / whole.width)
        let darkness = 1 - Double(frame[x, y] & 0xff) / 255
        // Far from the edges there is nothing to sample.
        if darkness == 0 || darkness == 1, (x + y) % 5 != 0 { continue }
        worst = max(worst, abs(darkness - share(rect, inverse, x: x, y: y)))
      }
      #expect(worst < 0.04, "\(transform)")
    }
  }

  @Test func `a part has the pixels of the whole`() {
    let image = CGImage.made(30, 22, isOpaque: true) { x, y in
      0xff00_0000 | UInt32(x * 8 << 16 | y * 11)
    }
    let rect = CGRect(x: -15, y: -11, width: 30, height: 22)
    let contents: [DisplayList.Content] = [
      .fill(rect, cornerRadius: 0, .black), .image(image, rect, opacity: 1, tint: nil),
      .image(image, rect, opacity: 0.6, tint: nil),
    ]
    let box = PixelRect(left: 31, top: 17, right: 58, bottom: 44)
    for content in contents {
      for transform in Self.transforms {
        let all = frame(content, transform)
        let part = frame(content, transform, damage: Region(box))
        let differs = (box.top..<box.bottom).contains { y in
          (box.left..<box.right).contains { all[$0, y] != part[$0, y] }
        }
        #expect(!differs, "\(transform)")
      }
    }
  }

  @Test func `a rotated image has its colors between four pixels`() {
    // The image is linear, and so it is between any four pixels.
    let image = CGImage.made(40, 30, isOpaque: true) { x, y in
      0xff00_0000 | UInt32(x * 6) << 16 | UInt32(y * 8)
    }
    let rect = CGRect(x: -20, y: -15, width: 40, height: 30)
    for transform in Self.transforms {
      let frame = frame(.image(image, rect, opacity: 1, tint: nil), transform)
      let inverse = transform.inverted()
      var (worst, count) = (0.0, 0)
      for y in 0..<whole.height {
        for x in 0..<whole.width {
          let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
          guard rect.insetBy(dx: 2, dy: 2).contains(place) else { continue }
          let (red, blue) = ((place.x + 19.5) * 6, (place.y + 14.5) * 8)
          worst = max(worst, abs(Double(frame[x, y] >> 16 & 0xff) - red))
          worst = max(worst, abs(Double(frame[x, y] & 0xff) - blue))
          count += 1
        }
      }
      #expect(worst < 0.9 && count > 100, "\(transform)")
    }
  }

  @Test func `what lies behind a rotated color is not painted`() {
    let compositor = Compositor()
    let turn = CGAffineTransform(rotationAngle: 0.3)
      .concatenating(CGAffineTransform(translationX: 350, y: -90))
    let list = DisplayList(items: [
      .fill(0, 0, 700, 400, .pureRed),
      DisplayList.Item(
        .fill(CGRect(x: 0, y: 0, width: 400, height: 500), cornerRadius: 0, .pureGreen),
        turn
      ),
    ])
    let frame = compositor.frame(of: list, width: 700, height: 400)
    #expect(frame[350, 200] == 0xff00_ff00)
    #expect(frame[10, 390] == 0xffff_0000)
    // The ground and the card would be 430,000.
    #expect(compositor.counts.pixelsWritten < 340_000)
  }

  @Test(arguments: [0, 1])
  func `a row of a rotated image has the pixels that are painted one by one`(_ kind: Int) throws {
    let image = CGImage.made(40, 30, isOpaque: false) { x, y in
      // Nothing in the middle, as in most of a text; one color with few others, as in a page.
      kind == 0
        ? (12..<28).contains(x) && y > 4 ? 0 : 0xff00_0000 | UInt32(x * 6) << 16 | UInt32(y * 8)
        : x % 4 == 1 && y % 4 == 2 ? 0xff00_4080 : 0xffe0_f0ff
    }
    let around = PixelRect(left: -20, top: -30, right: 70, bottom: 70)
    for transform in Self.transforms {
      let rotation = try #require(Rotation(of: Bitmap(image), transform))
      for y in around.top..<around.bottom {
        let single = (around.left..<around.right).map { x in
          row(of: rotation, left: x, y: y, width: 1)[1]
        }
        // All of the row, and a short part of any length that begins anywhere.
        let lengths = [(0, around.width), ((y + 30) * 7 % 80, 1 + (y + 30) % 10)]
        for (start, width) in lengths {
          let pixels = row(of: rotation, left: around.left + start, y: y, width: width)
          let expected = [Self.untouched] + single[start..<start + width] + [Self.untouched]
          #expect(pixels == expected, "\(transform), row \(y), \(width) pixels from \(start)")
        }
      }
    }
  }

  @Test func `beyond a rotated image its edge repeats`() throws {
    // Black, with a white frame: a share of 1 in 128 of the pixel before the edge would show.
    let image = CGImage.made(12, 9, isOpaque: true) { x, y in
      x == 0 || x == 11 || y == 0 || y == 8 ? 0xffff_ffff : 0xff00_0000
    }
    for transform in Self.transforms {
      let rotation = try #require(Rotation(of: Bitmap(image), transform))
      let (inverse, left, width) = (transform.inverted(), -30, 140)
      for y in -30..<100 {
        let pixels = row(of: rotation, left: left, y: y, width: width)
        for x in 0..<width {
          let place = CGPoint(x: Double(left + x) + 0.5, y: Double(y) + 0.5).applying(inverse)
          let isBeyond = place.x < 0.4 || place.x > 11.6 || place.y < 0.4 || place.y > 8.6
          if isBeyond { #expect(pixels[x + 1] == 0xffff_ffff, "\(transform), \(place)") }
        }
      }
    }
  }

  /// What is beside the rows that are painted.
  private static let untouched: UInt32 = 0x1234_5678

  /// Returns the pixels of a row, and those beside it.
  private func row(of rotation: Rotation, left: Int, y: Int, width: Int) -> [UInt32] {
    var pixels = [UInt32](repeating: Self.untouched, count: width + 2)
    pixels.withUnsafeMutableBytes { bytes in
      let memory = retour_box(
        base: bytes.baseAddress.map { $0 + 4 },
        bytesPerRow: bytes.count,
        width: width,
        height: 1
      )
      rotation.paint(memory, PixelRect(left: left, top: y, right: left + width, bottom: y + 1))
    }
    return pixels
  }

  @Test func `boxes beside each other have the pixels of the whole`() {
    let image = CGImage.made(30, 22, isOpaque: false) { x, y in
      UInt32(x % 3 == 0 ? 0xff : 0x80) << 24 | UInt32(x * 3 << 16 | y * 5)
    }
    let rect = CGRect(x: -15, y: -11, width: 30, height: 22)
    let contents: [DisplayList.Content] = [
      .fill(rect, cornerRadius: 0, .black), .image(image, rect, opacity: 0.6, tint: nil),
    ]
    let unpainted = FrameImage(width: 1, height: 1)[0, 0]
    // Rows with one, two and three boxes.
    let damage = Region([
      PixelRect(left: 20, top: 15, right: 29, bottom: 50),
      PixelRect(left: 33, top: 20, right: 41, bottom: 40),
      PixelRect(left: 50, top: 25, right: 70, bottom: 55),
    ])
    for content in contents {
      for transform in Self.transforms {
        let (all, part) = (frame(content, transform), frame(content, transform, damage: damage))
        let differs = (0..<whole.area).contains { index in
          let (x, y) = (index % whole.width, index / whole.width)
          return part[x, y] != (damage.contains(x: x, y: y) ? all[x, y] : unpainted)
        }
        #expect(!differs, "\(transform)")
      }
    }
  }
}
