// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

extension CGImage {
  /// Creates an image of a stencil.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - color: The color.
  ///   - coverage: Returns how much of a pixel is covered, 0...1.
  /// - Returns: The image, whose pixels are drawn already.
  package static func stencil(
    _ width: Int,
    _ height: Int,
    _ color: CGColor,
    _ coverage: (_ x: Int, _ y: Int) -> CGFloat
  ) -> CGImage {
    let area = PixelRect(width: width, height: height)
    guard let context = CGContext(stencilOf: area, scale: 1) else {
      preconditionFailure("no stencil of \(width) x \(height) pixels")
    }
    for y in 0..<height {
      for x in 0..<width {
        let part = coverage(x, y)
        guard part > 0 else { continue }
        context.fill(CGRect(x: CGFloat(x), y: CGFloat(y), width: 1, height: part))
      }
    }
    return context.finishStencil(of: color)
  }
}
