// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// The shadow of an image: its alpha, blurred.
package struct ShadowImage: Sendable {
  /// The shadow in black, to be tinted.
  package let image: CGImage
  /// The distance in pixels by which it is larger than the image on each side.
  package let reach: Int

  /// Creates the shadow of an image; `nil` where memory is short.
  ///
  /// - Parameters:
  ///   - shape: The image.
  ///   - blur: The standard deviation in pixels.
  package init?(of shape: CGImage, blur: Double) {
    let radii = Shadow.radii(ofBlur: blur)
    reach = radii.reduce(0, +)
    let offset = reach
    let (width, height) = (shape.width + 2 * reach, shape.height + 2 * reach)
    let made = CGImage(stencilOf: 0xff00_0000, width: width, height: height) { base, bytesPerRow in
      shape.copyAlpha(to: base + offset * (bytesPerRow + 1), bytesPerRow: bytesPerRow)
      Shadow.blur(base, width: width, height: height, bytesPerRow: bytesPerRow, radii)
    }
    guard let made else { return nil }
    image = made
  }
}
