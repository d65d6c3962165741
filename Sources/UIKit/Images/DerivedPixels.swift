// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The variants of an image's pixels, each created at most once.
final class DerivedPixels: @unchecked Sendable {
  private let lock = NSLock()
  private var mirrored: CGImage?
  private var dark: CGImage?

  /// Returns the pixels mirrored horizontally.
  ///
  /// - Parameter image: The pixels.
  /// - Returns: The same object every time.
  func mirrored(_ image: CGImage) -> CGImage {
    lock.withLock {
      if let mirrored { return mirrored }
      let context = CGContext(
        width: image.width,
        height: image.height,
        scale: 1,
        isOpaque: image.isOpaque
      )
      context.translateBy(x: CGFloat(image.width), y: 0)
      context.scaleBy(x: -1, y: 1)
      context.drawUpright(
        image,
        in: CGRect(x: 0, y: 0, width: image.width, height: image.height)
      )
      let result = context.finish()
      mirrored = result
      return result
    }
  }

  /// Returns the pixels at half the brightness.
  ///
  /// - Parameter image: The pixels.
  /// - Returns: The same object every time.
  func darkened(_ image: CGImage) -> CGImage {
    lock.withLock {
      if let dark { return dark }
      let all = CGRect(x: 0, y: 0, width: image.width, height: image.height)
      let context = CGContext(
        width: image.width,
        height: image.height,
        scale: 1,
        isOpaque: image.isOpaque
      )
      context.drawUpright(image, in: all)
      context.setBlendMode(.sourceAtop)
      context.setFillColor(gray: 0, alpha: 0.5)
      context.fill(all)
      let result = context.finish()
      dark = result
      return result
    }
  }
}
