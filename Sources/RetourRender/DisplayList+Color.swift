// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

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

extension UInt32 {
  /// Returns what a premultiplied color looks like over another, as the kernels compute it.
  func over(_ below: UInt32) -> UInt32 { self &+ scaled(below, by: 255 - self >> 24) }
}

extension DisplayList {
  /// Returns the color that all pixels of an area have.
  ///
  /// - Parameters:
  ///   - area: The pixels.
  ///   - background: The color where no item is.
  /// - Returns: The premultiplied color; `nil` where some pixels may have another one.
  func color(of area: PixelRect, over background: UInt32) -> UInt32? {
    var color = background
    for (item, place) in zip(items, places) {
      guard let place, !place.bounds.intersection(area).isEmpty else { continue }
      guard place.placement != .rotated, place.bounds.contains(area) else { return nil }
      switch item.content {
      case .fill(_, let cornerRadius, let fill) where cornerRadius <= 0:
        color = fill.pixel.over(color)
      case .sublist(let list, let opacity)
      where place.placement == .exact && byte(opacity) == 255 && list.cornerRadius <= 0
        && list.mask == nil && !list.isSum:
        let inside = area.moved(x: -place.box.left, y: -place.box.top)
        guard let inner = list.list.color(of: inside, over: color) else { return nil }
        color = inner
      default: return nil
      }
    }
    return color
  }
}
