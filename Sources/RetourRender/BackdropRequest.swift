// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics
import Foundation

/// A blur to be made: all that its pixels depend on, but for what lies below.
struct BackdropRequest: Equatable {
  // What differs most often comes first, since that is compared first.
  /// The pixels of the list that are read.
  let window: PixelRect
  /// The pixels whose look those depend on.
  let area: PixelRect
  let backdrop: Backdrop
  /// The pixels per point.
  let scale: CGFloat
  /// The color where nothing lies below.
  let background: UInt32

  /// The standard deviation in pixels.
  private var deviation: CGFloat { min(backdrop.blur * scale, Shadow.largestBlur) }

  /// The pixels of the list for each pixel of the blurred image, in each direction.
  ///
  /// A blur hides what a reduction loses as long as one and a half pixels of its deviation are
  /// left, or one pixel by the first halving (our decision): an edge of black and white is off by
  /// 5 of 255 at most (measured by `the blur of a reduced image is that of the whole one`).
  var reduction: Int {
    var factor = deviation >= 2 ? 2 : 1
    while factor < 64, deviation / CGFloat(2 * factor) >= 1.5 { factor *= 2 }
    return factor
  }

  /// The weights of a pixel and of those on one side of it, in 2^16ths; none without a blur.
  ///
  /// They are those of a Gaussian, of whose variance that of the reduction and of the stretching is
  /// left out.
  private var weights: [UInt16] {
    let factor = CGFloat(reduction)
    // Those of a box and of a triangle.
    let had = factor > 1 ? (factor * factor - 1) / 12 + factor * factor / 6 : 0
    let variance = (deviation * deviation - had) / (factor * factor)
    guard variance > Self.leastVariance else { return [] }
    let reach = Int((3 * variance.squareRoot()).rounded(.up))
    func share(_ distance: Int) -> CGFloat { exp(-CGFloat(distance * distance) / (2 * variance)) }
    let sum = (1...reach).reduce(1) { $0 + 2 * share($1) }
    var weights = (0...reach).map { UInt16(min((share($0) / sum * 65_536).rounded(), 65_535)) }
    weights[0] = UInt16(65_536 - 2 * weights.dropFirst().reduce(0) { $0 + Int($1) })
    return weights
  }

  /// The variance below which a blur shares out less than a byte's unit (our decision).
  private static let leastVariance: CGFloat = 0.08

  /// Blurs the reduced pixels and applies the colors.
  func apply(to pixels: retour_box, on processors: Processors) {
    let weights = weights
    let radius = max(weights.count - 1, 0)
    let time = pixels.width * pixels.height * (radius + 2) / 4  // measured
    let bands = processors.bands(of: 0..<pixels.height, taking: time)
    guard radius > 0 else {
      return processors.share(bands) { _, band in applyColors(to: pixels.rows(bands[band])) }
    }
    let byteCount = retour_blurMemory(pixels.width, radius)
    withUnsafeTemporaryAllocation(byteCount: bands.count * byteCount, alignment: 64) { memory in
      guard let base = memory.baseAddress else { return }
      // Before any of them is blurred.
      for band in 0..<bands.count {
        let rows = bands[band]
        let memory = base + band * byteCount
        retour_keepNeighbors(pixels, rows.lowerBound, rows.count, radius, memory)
      }
      processors.share(bands) { _, band in
        let part = pixels.rows(bands[band])
        retour_blur(part, weights, radius, base + band * byteCount)
        applyColors(to: part)
      }
    }
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

extension retour_box {
  /// Returns the memory of some of the rows.
  fileprivate func rows(_ rows: Range<Int>) -> retour_box {
    retour_box(
      base: base + rows.lowerBound * bytesPerRow,
      bytesPerRow: bytesPerRow,
      width: width,
      height: rows.count
    )
  }
}
