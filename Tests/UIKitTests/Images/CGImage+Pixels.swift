// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension CGImage {
  /// A pixel as `0xAARRGGBB`, premultiplied.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    base.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
  }

  /// All pixels, row by row.
  var pixels: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { x in pixel(x, y) } }
  }

  /// The smallest rectangle around the pixels that are not transparent.
  var inkBounds: CGRect {
    var ink = CGRect.null
    for y in 0..<height {
      for x in 0..<width where pixel(x, y) >> 24 != 0 {
        ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return ink
  }
}
