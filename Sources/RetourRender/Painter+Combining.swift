// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

extension Painter {
  /// The arithmetic of two images.
  enum Combination {
    /// Multiplies the pixels by the image's alpha.
    case mask
    /// Adds the image's pixels, times an opacity of 0...255.
    case add(opacity: UInt32)
  }

  /// Combines all pixels of a target with an image.
  ///
  /// - Parameters:
  ///   - bitmap: The image.
  ///   - origin: The pixel of the list at which the image's first pixel lies.
  ///   - combination: The arithmetic.
  ///   - target: The memory of the list.
  func combine(
    _ bitmap: Bitmap,
    at origin: (x: Int, y: Int),
    _ combination: Combination,
    into target: Target
  ) {
    let window = target.window
    guard
      let source = PixmanImage(
        PIXMAN_a8r8g8b8,
        UnsafeMutableRawPointer(mutating: bitmap.base),
        width: bitmap.width,
        height: bitmap.height,
        bytesPerRow: bitmap.bytesPerRow
      ),
      let destination = PixmanImage(
        PIXMAN_a8r8g8b8,
        target.base,
        width: window.width,
        height: window.height,
        bytesPerRow: target.bytesPerRow
      )
    else { return }
    var alpha: PixmanImage?
    var operation = PIXMAN_OP_IN_REVERSE
    if case .add(let opacity) = combination {
      operation = PIXMAN_OP_ADD
      let share = pixman_color_t(red: 0, green: 0, blue: 0, alpha: UInt16(opacity * 257))
      if opacity < 255 { alpha = PixmanImage(share) }
    }
    pixman_image_composite32(
      operation,
      source.raw,
      alpha?.raw,
      destination.raw,
      Int32(window.left - origin.x),
      Int32(window.top - origin.y),
      0,
      0,
      0,
      0,
      Int32(window.width),
      Int32(window.height)
    )
  }
}
