// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// The shadow of an image: its alpha, blurred.
package struct ShadowImage: Sendable {
  /// The shadow in black, to be tinted.
  package let image: CGImage
  /// The distance in pixels by which it is larger than the image on each side.
  package let reach: Int

  /// Creates the shadow of an image.
  ///
  /// - Parameters:
  ///   - shape: The image.
  ///   - blur: The standard deviation in pixels.
  package init(of shape: CGImage, blur: Double) {
    let radii = Shadow.radii(ofBlur: blur)
    let reach = radii.reduce(0, +)
    let (width, height) = (shape.width + 2 * reach, shape.height + 2 * reach)
    let coverage = CoverageMemory(width: width, height: height)
    let bytesPerRow = coverage.bytesPerRow
    coverage.withBytes { bytes in
      for y in 0..<shape.height {
        let line = bytes + (y + reach) * bytesPerRow + reach
        for x in 0..<shape.width { line[x] = UInt8(shape.pixel(x: x, y: y) >> 24) }
      }
    }
    Shadow.blur(coverage, radii)
    image = CGImage(width: width, height: height, isOpaque: false) { pixels in
      coverage.withBytes { bytes in
        for y in 0..<height {
          let row = pixels.base + y * pixels.bytesPerRow
          for x in 0..<width {
            let pixel = UInt32(bytes[y * bytesPerRow + x]) << 24
            row.storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self)
          }
        }
      }
    }
    self.reach = reach
  }
}
