// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension DisplayList.Color {
  /// The color as a pixel: `0xAARRGGBB`, premultiplied, each component rounded.
  var pixel: UInt32 {
    let alpha = byte(self.alpha)
    func component(_ value: Float) -> UInt32 {
      (byte(value) * alpha + 127) / 255
    }
    return alpha << 24 | component(red) << 16 | component(green) << 8 | component(blue)
  }

  package static func == (left: Self, right: Self) -> Bool { left.pixel == right.pixel }

  package func hash(into hasher: inout Hasher) { hasher.combine(pixel) }
}

/// Converts a fraction to a byte; NaN counts as 0.
func byte(_ share: Float) -> UInt32 {
  guard share > 0 else { return 0 }
  return share < 1 ? UInt32(share * 255 + 0.5) : 255
}

/// Multiplies a premultiplied pixel by a byte, rounded as pixman does.
func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
  func component(_ shift: UInt32) -> UInt32 {
    let product = ((pixel >> shift) & 0xff) * factor + 0x80
    return ((product + (product >> 8)) >> 8) << shift
  }
  return component(24) | component(16) | component(8) | component(0)
}
