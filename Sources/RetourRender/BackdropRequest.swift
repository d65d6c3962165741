// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics
import Foundation

/// A blur to be made: all that its pixels depend on, but for what lies below.
struct BackdropRequest: Equatable {
  let backdrop: Backdrop
  /// The pixels per point.
  let scale: CGFloat
  /// The pixels of the list that are read.
  let window: PixelRect
  /// The pixels whose look those depend on.
  let area: PixelRect
  /// The color where nothing lies below.
  let background: UInt32

  /// The standard deviation in pixels.
  private var deviation: CGFloat { backdrop.blur * scale }

  /// The pixels of the list for each pixel of the blurred image, in each direction.
  ///
  /// A blur hides what a reduction loses as long as two and a half pixels of its deviation are left
  /// (our decision): an edge of black and white is off by 4 of 255 at most (measured by
  /// `the blur of a reduced image is that of the whole one`).
  var reduction: Int {
    var factor = 1
    while factor < 16, deviation / CGFloat(2 * factor) >= 2.5 { factor *= 2 }
    return factor
  }

  /// The reach of each of the three box blurs of the reduced image.
  var radii: [Int] { Shadow.radii(ofBlur: deviation / CGFloat(reduction)) }

  /// Blurs the reduced pixels and applies the colors.
  func apply(to pixels: retour_box) {
    let radii = radii
    if radii.contains(where: { $0 > 0 }) {
      let byteCount = retour_blurMemory(pixels)
      withUnsafeTemporaryAllocation(byteCount: byteCount, alignment: 64) { memory in
        retour_blur(pixels, radii[0], radii[1], radii[2], memory.baseAddress)
      }
    }
    applyColors(to: pixels)
  }

  /// Returns what a color looks like where nothing else lies below: no blur changes it.
  func color(over ground: UInt32) -> UInt32 {
    var pixel = ground
    withUnsafeMutableBytes(of: &pixel) {
      applyColors(to: retour_box(base: $0.baseAddress, bytesPerRow: 4, width: 1, height: 1))
    }
    return pixel
  }

  private func applyColors(to pixels: retour_box) {
    retour_colourBackdrop(pixels, Float(backdrop.saturation), backdrop.tint.pixel)
  }
}
