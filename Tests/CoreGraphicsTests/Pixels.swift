// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension CGImage {
  /// An image of the given pixels.
  convenience init(width: Int, pixels: [UInt32]) {
    self.init(width: width, height: pixels.count / width, isOpaque: false) { buffer in
      for (index, pixel) in pixels.enumerated() {
        buffer.withRow(index / width) { $0[index % width] = pixel }
      }
    }
  }
}

/// An image drawn by a closure.
func drawn(
  _ width: Int,
  _ height: Int,
  scale: CGFloat = 1,
  isOpaque: Bool = false,
  _ draw: (CGContext) -> Void
) -> CGImage {
  let context = CGContext(width: width, height: height, scale: scale, isOpaque: isOpaque)
  draw(context)
  return context.finish()
}

/// The premultiplied pixel of a straight color, as Cairo rounds.
func premultiplied(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32) -> UInt32 {
  func part(_ value: UInt32) -> UInt32 {
    let product = value * alpha + 0x80
    return (product + product >> 8) >> 8
  }
  return alpha << 24 | part(red) << 16 | part(green) << 8 | part(blue)
}

let red: UInt32 = 0xFFFF_0000
let green: UInt32 = 0xFF00_FF00
let blue: UInt32 = 0xFF00_00FF
let black: UInt32 = 0xFF00_0000
let nothing: UInt32 = 0
