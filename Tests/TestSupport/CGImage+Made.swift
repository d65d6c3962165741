// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

extension CGImage {
  /// Returns an image of premultiplied pixels that a closure computes.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - isOpaque: Whether all pixels are opaque.
  ///   - pixel: Returns the pixel at a place, from the top left.
  /// - Returns: The image.
  package static func made(
    _ width: Int,
    _ height: Int,
    isOpaque: Bool,
    _ pixel: (_ x: Int, _ y: Int) -> UInt32
  ) -> CGImage {
    CGImage(width: width, height: height, isOpaque: isOpaque) { pixels in
      for y in 0..<height {
        pixels.withRow(y) { row in for x in 0..<width { row[x] = pixel(x, y) } }
      }
    }
  }
}
