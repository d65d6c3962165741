// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A picture with left and right exchanged, made at most once.
final class MirroredPixels: @unchecked Sendable {
  private let lock = NSLock()
  private var mirrored: CGImage?

  /// Returns the mirrored picture.
  ///
  /// - Parameter image: The picture as it is.
  /// - Returns: The same object every time.
  func pixels(of image: CGImage) -> CGImage {
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
}
