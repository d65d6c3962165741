// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// An image under any affine transform, sampled between four pixels.
///
/// The pixels depend on the image and the transform alone, not on the part that is painted.
struct Rotation {
  private let raw: retour_rotation

  /// Prepares a rotation, or returns `nil` where the image gets so small that pixels of it would be
  /// passed over, or where numbers are too large.
  ///
  /// - Parameters:
  ///   - bitmap: The image.
  ///   - transform: From pixels of the image to those of the list.
  init?(of bitmap: Bitmap, _ transform: CGAffineTransform) {
    guard bitmap.format == .argb, bitmap.width > 1, bitmap.height > 1,
      abs(transform.a * transform.d - transform.b * transform.c) > 1e-12
    else { return nil }
    let inverse = transform.inverted()
    let longest = 1 / Scaling.sampledDownTo + 1e-6
    guard inverse.a * inverse.a + inverse.b * inverse.b <= longest * longest,
      inverse.c * inverse.c + inverse.d * inverse.d <= longest * longest
    else { return nil }
    // Places lie at the centers of pixels.
    let origin = CGPoint(x: 0.5, y: 0.5).applying(inverse)
    guard max(abs(origin.x), abs(origin.y)) < CGFloat(1 << 26) else { return nil }
    func fixed(_ value: CGFloat) -> Int64 { Int64((value * CGFloat(1 << 32)).rounded()) }
    raw = retour_rotation(
      picture: bitmap.pixels(x: 0, y: 0),
      width: bitmap.width,
      height: bitmap.height,
      x: fixed(origin.x - 0.5),
      y: fixed(origin.y - 0.5),
      acrossX: fixed(inverse.a),
      acrossY: fixed(inverse.b),
      downX: fixed(inverse.c),
      downY: fixed(inverse.d)
    )
  }

  /// Writes the pixels of a row.
  ///
  /// - Parameters:
  ///   - memory: The memory of the pixels.
  ///   - left: The first pixel's column in the list.
  ///   - y: The row in the list.
  ///   - count: The number of pixels.
  func write(to memory: UnsafeMutableRawPointer, left: Int, y: Int, count: Int) {
    withUnsafePointer(to: raw) {
      let pixels = memory.assumingMemoryBound(to: UInt32.self)
      retour_rotateRow(pixels, $0, Int64(left), Int64(y), count)
    }
  }
}

extension Painter {
  /// Paints a rotated image.
  func paint(_ image: Rotation, isOpaque: Bool, _ work: Work, into target: Target) {
    let copies = isOpaque && work.opacity == 255
    forEachPart(of: work, in: target) { part, coverage in
      row.withBytes(part.width * 4) { row in
        for y in part.top..<part.bottom {
          let line = PixelRect(left: part.left, top: y, right: part.right, bottom: y + 1)
          let to = target.pixels(line)
          guard !copies || coverage != nil else {
            image.write(to: to.base, left: part.left, y: y, count: part.width)
            continue
          }
          image.write(to: row, left: part.left, y: y, count: part.width)
          let pixels = retour_rows(base: row, bytesPerRow: 0)
          if var coverage {
            coverage.base += (y - part.top) * coverage.bytesPerRow
            retour_overMasked(to, pixels, coverage, work.opacity)
          } else {
            retour_over(to, pixels, work.opacity)
          }
        }
      }
    }
  }
}
