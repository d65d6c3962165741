// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics
import Foundation

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
    guard bitmap.width > 1, bitmap.height > 1,
      Self.shrinking(transform) <= 1 / Scaling.sampledDownTo + 1e-6,
      let raw = retour_rotation(
        of: bitmap.pixels(x: 0, y: 0),
        width: bitmap.width,
        height: bitmap.height,
        transform
      )
    else { return nil }
    self.raw = raw
  }

  /// Returns the distance in an image between two neighbors of the list.
  ///
  /// - Parameter transform: From pixels of the image to those of the list.
  /// - Returns: The distance in pixels of the image.
  static func shrinking(_ transform: CGAffineTransform) -> CGFloat {
    let inverse = transform.inverted()
    let across = inverse.a * inverse.a + inverse.b * inverse.b
    let down = inverse.c * inverse.c + inverse.d * inverse.d
    return max(across, down).squareRoot()
  }

  /// Returns how often an image has to be halved so that none of its pixels are passed over.
  ///
  /// - Parameter transform: From pixels of the image to those of the list.
  /// - Returns: The number of halvings.
  static func halvings(_ transform: CGAffineTransform) -> Int {
    let shrinking = shrinking(transform) * Scaling.sampledDownTo - 1e-6
    guard shrinking > 1, shrinking < CGFloat(1 << 16) else { return 0 }
    return Int(log2(shrinking).rounded(.up))
  }

  /// Paints the pixels of a row.
  ///
  /// - Parameters:
  ///   - to: The memory of the row.
  ///   - row: The row, in pixels of the list.
  func paint(_ to: retour_box, _ row: PixelRect) {
    withUnsafePointer(to: raw) {
      let pixels = to.base.assumingMemoryBound(to: UInt32.self)
      retour_rotateRow(pixels, $0, Int64(row.left), Int64(row.top), row.width)
    }
  }
}

extension retour_rotation {
  /// Creates the numbers of a rotation, or returns `nil` where they are too large.
  ///
  /// - Parameters:
  ///   - picture: The rows of the image.
  ///   - width: Its width in pixels.
  ///   - height: Its height in pixels.
  ///   - transform: From pixels of the image to those of the list.
  init?(of picture: retour_rows, width: Int, height: Int, _ transform: CGAffineTransform) {
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return nil }
    let inverse = transform.inverted()
    // Places lie at the centers of pixels.
    let origin = CGPoint(x: 0.5, y: 0.5).applying(inverse)
    let steps = max(abs(inverse.a), abs(inverse.b), max(abs(inverse.c), abs(inverse.d)))
    guard max(abs(origin.x), abs(origin.y)) < CGFloat(1 << 26), steps < 1024 else { return nil }
    func fixed(_ value: CGFloat) -> Int64 { Int64((value * CGFloat(1 << 32)).rounded()) }
    self.init(
      picture: picture,
      width: width,
      height: height,
      x: fixed(origin.x - 0.5),
      y: fixed(origin.y - 0.5),
      acrossX: fixed(inverse.a),
      acrossY: fixed(inverse.b),
      downX: fixed(inverse.c),
      downY: fixed(inverse.d)
    )
  }
}
